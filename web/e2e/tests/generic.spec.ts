/** A game without a folder in the web client: one of the others under an unknown name. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { ANY } from '../games/all';
import { keyboard } from '../support/hands';
import { DESK, finishedMatch, PHONE, Player } from '../support/player';
import { small } from '../support/screen';

const NAME = 'made-up';

/** The page gets the unknown name, and the server the real one. */
async function rename({ page }: Player): Promise<void> {
  const renamed = (text: string): string =>
    text
      .replaceAll(`"game":"${ANY.id}"`, `"game":"${NAME}"`)
      .replaceAll(`"id":"${ANY.id}"`, `"id":"${NAME}"`);
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch({
      postData: route.request().postData()?.replaceAll(NAME, ANY.id) ?? '',
    });
    await route.fulfill({ response, body: renamed(await response.text()) });
  });
  await page.routeWebSocket('**/api/socket', (line) => {
    const far = line.connectToServer();
    far.onMessage((text) => line.send(renamed(String(text))));
  });
}

/** The violations that axe finds on the current page. */
async function violations({ page }: Player): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
}

for (const [name, look] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test(`an unknown game from the start page to its replay, on ${name}`, async ({ browser }) => {
    const player = await Player.come(browser, { look, seed: 83 });
    const { page } = player;
    await rename(player);
    await player.goto('/');
    await expect(page.locator('article').last()).toHaveAttribute('data-game', NAME);
    await expect(page.locator(`article[data-game="${NAME}"] [data-do="lesson"]`)).toHaveCount(0);
    expect(await violations(player)).toEqual([]);
    await page.locator(`article[data-game="${NAME}"] a`).click();
    await page.locator('#pace').selectOption('instant');
    expect(await violations(player)).toEqual([]);
    await page.locator('form button.primary').click();

    // The whole game by its list of moves; on a desktop with the keyboard alone.
    if (look === DESK) player.hands = keyboard(page);
    for (let count = 0; ; count += 1) {
      const scene = await player.turn();
      if (scene.result !== null) break;
      if (count === 2) {
        expect(await violations(player)).toEqual([]);
        if (look === PHONE) expect(await small(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        await player.press('[data-tool="hint"]');
        await expect(page.locator('[data-move].hinted')).toBeVisible();
      }
      await expect(page.locator('[data-move]')).toHaveCount(scene.legal.length);
      await player.press(`[data-move="${Math.floor(player.random() * scene.legal.length)}"]`);
      await expect.poll(() => (player.traffic.scene?.seq ?? 0) > scene.seq).toBe(true);
    }
    await expect(page.locator('[data-part="outcome"]')).toBeVisible();

    await player.goto(`/replay/${player.traffic.scene?.match ?? ''}`);
    await page.locator('input[type="range"]').fill('12');
    await expect(page.locator('[data-at="12"]')).toBeVisible();
    await expect(page.locator('.seats > li').first()).toBeVisible();
    expect(await violations(player)).toEqual([]);
    // The client has no rules for it and cannot verify its shuffles.
    await player.press('[data-part="fair"] button');
    await expect(page.locator('[data-verdict]')).not.toHaveClass(/bad/);
    await player.goto(`/rules/${NAME}`);
    await expect(page.locator('main h1')).toBeVisible();
    expect(player.traffic.faults).toEqual([]);
  });
}

test('finished games of an unknown game are in the history', async ({ browser }) => {
  const player = await Player.come(browser);
  const match = await finishedMatch(player, ANY);
  await rename(player);
  await player.goto('/history');
  await expect(player.page.locator(`li[data-game="${NAME}"] a[href="/replay/${match}"]`)).toBeVisible();
});
