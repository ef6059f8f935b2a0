/** Nothing that a browser is sent holds a card its player may not know: the page's own traffic, against the record of the game. */
import { expect, test } from '@playwright/test';
import { ALL } from '../games/all';
import { coveredLeaks } from '../support/covered';
import { bots, Player } from '../support/player';
import { leaks, type Step } from '../support/secrets';

interface Record {
  inputs: { chance?: { deal?: string[] }; seat?: number }[];
  fairness: { secret: string };
}

for (const game of ALL) {
  test(`${game.id}: no secrets on the line`, async ({ browser }) => {
    const player = await Player.come(browser, { seed: 41 });
    // Somebody who only looks on listens as well.
    const watcher = await Player.come(browser, { name: 'Wil' });
    // With few at the table a game of Numboom can be over before much was covered.
    const seats = game.id === 'numboom' ? 8 : game.seats;
    const table = await player.table({ game: game.id, others: bots(seats - 1), options: game.options });
    await watcher.goto(`/table/${table}`);
    await player.goto(`/table/${table}`);
    const end = await player.play(game);
    await expect(player.page.locator('[data-part="outcome"]')).toBeVisible();
    await expect(watcher.page.locator('[data-part="outcome"]')).toBeVisible();

    const record = await player.api<Record>('GET', `/api/matches/${end.match}/record`);
    const { updates } = await player.api<{ updates: { steps: Step[] }[] }>('GET', `/api/matches/${end.match}/replay?from=0&limit=1000`);
    const steps = updates.flatMap((update) => update.steps);
    expect(steps).toHaveLength(record.inputs.length);
    const deck = record.inputs.flatMap((input) => input.chance?.deal ?? []);
    expect(deck.length).toBeGreaterThan(40);

    for (const [seat, { traffic }] of [[0, player], [9, watcher]] as const) {
      const text = JSON.stringify([traffic.received, traffic.answers]);
      expect(text.length).toBeGreaterThan(10_000);
      expect(text).not.toContain(record.fairness.secret);
      if (game.id === 'numboom') {
        const { found, checked } = coveredLeaks(steps, seat, traffic.received);
        expect(found).toEqual([]);
        expect(checked).toBeGreaterThan(10);
        if (seat === 0) expect(coveredLeaks(steps, 1, traffic.received).found.length).toBeGreaterThan(0);
      } else {
        expect(leaks(game.id, deck, steps, seat, traffic.received)).toEqual([]);
        // The check sees something: with other eyes, the same messages would be full of secrets.
        if (seat === 0) expect(leaks(game.id, deck, steps, 1, traffic.received).length).toBeGreaterThan(0);
      }
    }
  });
}

test('chain: nobody sees a settlement before everybody has sealed theirs', async ({ browser }) => {
  const ann = await Player.come(browser, { seed: 51 });
  const ben = await Player.come(browser, { name: 'Ben', seed: 52 });
  const chain = ALL.find(({ id }) => id === 'chain');
  if (!chain) throw new Error('there is no Chain');
  const table = await ann.table({ game: 'chain', others: [{ kind: 'open' }] });
  await ann.goto(`/table/${table}`);
  await ben.goto(`/table/${table}`);
  await ben.press('[data-do="sit"]');
  await ann.press('[data-do="start"]');
  await Promise.all([ann.play(chain), ben.play(chain)]);
  for (const [seat, { traffic }] of [[0, ann], [1, ben]] as const) {
    let looked = 0;
    for (const message of traffic.received) {
      if (message.on !== 'update' || message.view.phase !== 'settle') continue;
      looked += 1;
      expect(message.view.players[1 - seat].sheet).toBeNull();
      expect(message.view.players[1 - seat].settled).toBeNull();
    }
    expect(looked).toBeGreaterThan(0);
  }
});
