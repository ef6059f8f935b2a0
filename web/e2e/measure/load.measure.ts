/** The compressed size of scripts, styles and fonts of a first visit: below 150 KB for the start page and a game together. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { ALL } from '../games/all';
import { DESK, server } from '../support/player';

const LIMIT = 150 * 1024;

/** Records the requests of a page; returns the sizes of scripts, styles and fonts. */
function weigh(page: Page): () => Promise<{ files: number; plain: number; gzip: number; brotli: number }> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (['script', 'stylesheet', 'font'].includes(response.request().resourceType()))
      bodies.set(response.url(), response.body());
  });
  return async () => {
    const files = await Promise.all(bodies.values());
    const sum = (of: (file: Buffer) => number): number => files.reduce((total, file) => total + of(file), 0);
    return {
      files: files.length,
      plain: sum((file) => file.length),
      gzip: sum((file) => gzipSync(file).length),
      brotli: sum(
        (file) => brotliCompressSync(file, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
      ),
    };
  };
}

for (const game of ALL) {
  test(`first load, then ${game.id}`, async ({ browser }) => {
    const page = await (await browser.newContext(DESK)).newPage();
    const weight = weigh(page);
    await page.goto(server());
    await page.locator('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    const start = await weight();
    await page.locator(`article[data-game="${game.id}"] [data-do="play"]`).click();
    await page.locator('[data-status="playing"] .game').waitFor();
    const all = await weight();
    const kilo = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
    console.log(
      `start page: ${start.files} files, ${kilo(start.gzip)} gzip, ${kilo(start.brotli)} brotli (${kilo(start.plain)} plain)`,
    );
    console.log(
      `with ${game.id}: ${all.files} files, ${kilo(all.gzip)} gzip, ${kilo(all.brotli)} brotli (${kilo(all.plain)} plain)`,
    );
    expect(all.gzip).toBeLessThan(LIMIT);
  });
}
