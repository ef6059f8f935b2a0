/** No message to a browser contains a card its player may not know: the page's traffic, checked against the record of the game. */
import { expect, test } from '@playwright/test';
import { ALL } from '../games/all';
import { bots, Player } from '../support/player';
import type { Step } from '../support/secrets';

interface Record {
  inputs: { chance?: { deal?: string[] }; seat?: number }[];
  fairness: { secret: string };
}

for (const game of ALL) {
  test(`${game.id}: no secrets on the line`, async ({ browser }) => {
    const player = await Player.come(browser, { seed: 41 });
    // A spectator's traffic is recorded too.
    const watcher = await Player.come(browser, { name: 'Wil' });
    const table = await player.table({ game: game.id, others: bots(game.crowd - 1), options: game.options });
    await watcher.goto(`/table/${table}`);
    await player.goto(`/table/${table}`);
    const end = await player.play(game);
    await expect(player.page.locator('[data-part="outcome"]')).toBeVisible();
    await expect(watcher.page.locator('[data-part="outcome"]')).toBeVisible();

    const record = await player.api<Record>('GET', `/api/matches/${end.match}/record`);
    const { updates } = await player.api<{ updates: { steps: Step[] }[] }>(
      'GET',
      `/api/matches/${end.match}/replay?from=0&limit=1000`,
    );
    const steps = updates.flatMap((update) => update.steps);
    expect(steps).toHaveLength(record.inputs.length);
    const deck = record.inputs.flatMap((input) => input.chance?.deal ?? []);
    expect(deck.length).toBeGreaterThan(40);

    for (const [seat, { traffic }] of [
      [0, player],
      [9, watcher],
    ] as const) {
      const text = JSON.stringify([traffic.received, traffic.answers]);
      expect(text.length).toBeGreaterThan(10_000);
      expect(text).not.toContain(record.fairness.secret);
      expect(game.leaks(deck, steps, seat, traffic.received)).toEqual([]);
      // The check can fail: for another seat, these messages would be full of secrets.
      if (seat === 0) expect(game.leaks(deck, steps, 1, traffic.received).length).toBeGreaterThan(0);
    }
  });
}
