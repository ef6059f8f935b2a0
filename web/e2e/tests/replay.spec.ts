/** A replay step by step: with all cards visible, and with the knowledge of one seat. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ALL } from '../games/all';
import { finishedMatch, Player } from '../support/player';

for (const game of ALL) {
  test(`${game.id}: a replay with the slider, by one seat and with all open`, async ({ browser }) => {
    const player = await Player.come(browser);
    const match = await finishedMatch(player, game);
    await player.goto(`/replay/${match}`);
    const page = player.page;
    const shown = page.locator('.page[data-at]');
    const slider = page.locator('input[type="range"]');
    const length = Number(await slider.getAttribute('max'));
    expect(length).toBeGreaterThan(10);
    await expect(shown).toHaveAttribute('data-at', '1');

    await slider.fill(String(Math.floor(length / 2)));
    await expect(shown).toHaveAttribute('data-at', String(Math.floor(length / 2)));
    await slider.press('ArrowRight');
    await expect(shown).toHaveAttribute('data-at', String(Math.floor(length / 2) + 1));
    await slider.press('End');
    await expect(shown).toHaveAttribute('data-at', String(length));
    await expect(page.locator('[aria-current="step"]')).toBeInViewport();

    // Another seat's cards are visible only with all cards open.
    await slider.fill('3');
    await expect(shown).toHaveAttribute('data-at', '3');
    await page.locator('#eyes').selectOption('0');
    const hands = async (path: RegExp): Promise<unknown[]> => {
      const found = (): string | undefined =>
        player.traffic.answers.findLast((answer) => path.test(answer.path))?.text;
      await expect.poll(found).toBeTruthy();
      const { updates } = JSON.parse(found() ?? '') as {
        updates: { seq: number; view: { players: { hand: unknown }[] } }[];
      };
      return updates.find(({ seq }) => seq === 3)?.view.players.map(({ hand }) => hand) ?? [];
    };
    const open = await hands(/replay\?from=0&limit=50&views=true$/);
    const own = await hands(/replay\?from=0&limit=50&views=true&seat=0$/);
    expect(open.length).toBeGreaterThan(1);
    expect(open.every((hand) => hand !== null)).toBe(true);
    expect(own[0]).toEqual(open[0]);
    expect(own.slice(1).every((hand) => hand === null)).toBe(true);

    // An entry of the log leads to its step; the record can be downloaded.
    await page.locator('#eyes').selectOption('');
    const step = page.locator('[data-step] button').nth(4);
    const number = await step.locator('xpath=..').getAttribute('data-step');
    await step.click();
    await expect(shown).toHaveAttribute('data-at', number ?? '');
    const loaded = page.waitForEvent('download');
    await page.locator('[data-do="record"]').click();
    const record = JSON.parse(readFileSync(await (await loaded).path(), 'utf8')) as {
      format: string;
      inputs: unknown[];
    };
    expect(record.format).toBe('cardinal-record');
    expect(record.inputs).toHaveLength(length);
    expect(player.traffic.faults).toEqual([]);
  });
}
