/** A small phone, 360 by 640: the hand is always visible, and every touch target is large enough. */
import { expect, test, type Page } from '@playwright/test';
import { ALL, ANY } from '../games/all';
import { bots, finishedMatch, PHONE, Player } from '../support/player';
import { hidden, small } from '../support/screen';

const LANGUAGES = ['en', 'es', 'ja', 'ko'];
/** The cards in the middle that are covered by the hand and its prompt. */
function under(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dock = document.querySelector('.dock.near')?.getBoundingClientRect().top ?? Infinity;
    const parts = [
      ...document.querySelectorAll(
        '.draft [data-card], .draft [data-do], .draft .pile, .trick .meld, .felt .spot [data-card], .felt .spot .pile, .felt .floor .top',
      ),
    ];
    return parts.flatMap((part) => {
      const { bottom } = part.getBoundingClientRect();
      return bottom <= dock + 0.5
        ? []
        : [`${part.outerHTML.slice(0, 60)} ends at ${Math.round(bottom)}, below ${Math.round(dock)}`];
    });
  });
}

/** Nothing is wider than the screen. */
const wide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const game of ALL) {
  for (const locale of LANGUAGES) {
    test(`${game.id}: the hand and the touch targets of the first turns, in ${locale}`, async ({
      browser,
    }) => {
      const player = await Player.come(browser, { seed: 71, look: { ...PHONE, locale } });
      await player.goto(`/table/${await player.table({ game: game.id, others: bots(game.crowd - 1) })}`);
      const found: string[] = [];
      for (let count = 0; count < 16; count += 1) {
        const scene = await player.turn(game.matters);
        if (scene.result !== null) break;
        await player.page.evaluate(() => scrollTo(0, 0));
        expect(await wide(player.page)).toBeLessThanOrEqual(0);
        found.push(
          ...(await hidden(player.page)).map((what) => `not seen at ${count}, ${scene.view.phase}: ${what}`),
        );
        found.push(...(await small(player.page)).map((what) => `small, ${scene.view.phase}: ${what}`));
        found.push(
          ...(await under(player.page)).map(
            (what) => `under the hand at ${count}, ${scene.view.phase}: ${what}`,
          ),
        );
        if (found.length > 0) break;
        await player.move(game, scene);
      }
      expect(found).toEqual([]);
    });
  }

  test(`${game.id}: a hint covers no player and moves nothing`, async ({ browser }) => {
    for (const locale of LANGUAGES) {
      const player = await Player.come(browser, { seed: 73, look: { ...PHONE, locale } });
      await player.goto(`/table/${await player.table({ game: game.id, others: bots(game.seats - 1) })}`);
      await player.turn(game.matters);
      const players = player.page.locator('.seats li, .parties li').first();
      const before = await players.boundingBox();
      await player.press('[data-tool="hint"]');
      const hint = await player.page.locator('[data-part="hints"]').boundingBox();
      expect(await players.boundingBox()).toEqual(before);
      expect((hint?.y ?? 0) + (hint?.height ?? 0), locale).toBeLessThanOrEqual(before?.y ?? 0);
      expect(await small(player.page)).toEqual([]);
      await player.context.close();
    }
  });

  test(`${game.id}: the hand is visible beside the text of a lesson`, async ({ browser }) => {
    for (const locale of LANGUAGES) {
      const player = await Player.come(browser, { seed: 72, look: { ...PHONE, locale } });
      const { table } = await player.api<{ table: string }>('POST', `/api/lessons/${game.id}`, {});
      await player.goto(`/table/${table}`);
      await expect(player.page.locator('[data-part="lesson"]')).toBeVisible();
      for (let count = 0; count < 4; count += 1) {
        const scene = await player.turn(game.matters);
        const action = scene.lesson?.action ?? null;
        expect(await hidden(player.page), `${locale}, step ${scene.lesson?.step}`).toEqual([]);
        expect(await small(player.page)).toEqual([]);
        if (action === null) break;
        await game.perform(player, action, scene);
        await expect.poll(() => player.traffic.scene?.lesson?.step ?? 0).toBe((scene.lesson?.step ?? 0) + 1);
      }
      await player.context.close();
    }
  });
}

test('sound, language and theme are in the menu of a table', async ({ browser }) => {
  const player = await Player.come(browser, { look: PHONE });
  await player.goto(`/table/${await player.table({ game: ANY.id, others: bots(1) })}`);
  await player.press('[data-tool="side"]');
  const menu = player.page.locator('aside');
  await expect(menu.locator('[data-switch="sound"]')).toBeVisible();
  await expect(menu.locator('[data-switch="theme"]')).toBeVisible();
  await menu.locator('[data-switch="language"] select').selectOption('es');
  await expect(player.page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await small(player.page)).toEqual([]);
});

test('everything on the pages is large enough for a finger', async ({ browser }) => {
  const player = await Player.come(browser, { look: PHONE, name: 'Annabel' });
  const match = await finishedMatch(player, ANY);
  const found: string[] = [];
  for (const path of [
    '/',
    `/new/${ANY.id}`,
    `/rules/${ANY.id}`,
    '/history',
    '/leaders',
    '/profile',
    '/nowhere',
    `/replay/${match}`,
  ]) {
    await player.goto(path);
    await expect(player.page.locator('h1').first()).toBeVisible();
    await expect(player.page.locator('main > [role="status"], main .message[role="status"]')).toHaveCount(0);
    found.push(...(await small(player.page)).map((what) => `${path}: ${what}`));
    if ((await wide(player.page)) > 0) found.push(`${path} is too wide`);
  }
  expect(found).toEqual([]);
});
