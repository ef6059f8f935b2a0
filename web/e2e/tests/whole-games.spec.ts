/** Whole games against bots: by mouse, by keyboard alone, and by touch on a phone. */
import { expect, test } from '@playwright/test';
import { ALL } from '../games/all';
import type { GameTest } from '../games/game';
import { finger, keyboard, mouse } from '../support/hands';
import { bots, DESK, PHONE, Player } from '../support/player';

const WAYS = [
  { name: 'by mouse', look: DESK, hands: () => mouse, seed: 11 },
  { name: 'by keyboard alone', look: DESK, hands: (player: Player) => keyboard(player.page), seed: 12 },
  { name: 'by finger on a phone', look: PHONE, hands: () => finger, seed: 13 },
];

/** The checks on a game played to its end on the screen. */
async function finished(player: Player, game: GameTest): Promise<void> {
  await expect(player.page.locator('[data-status="finished"]')).toBeVisible();
  await expect(player.page.locator('[data-part="outcome"] li')).toHaveCount(game.seats);
  const match = player.traffic.scene?.match ?? '';
  const record = await player.api<{ inputs: { seat?: number }[]; result: unknown[] }>(
    'GET',
    `/api/matches/${match}/record`,
  );
  expect(record.result).toHaveLength(game.seats);
  // The record has every move made on the screen, once, and no other move of this seat.
  expect(record.inputs.filter((input) => input.seat === 0)).toHaveLength(player.made);
  expect(player.traffic.faults).toEqual([]);
}

for (const game of ALL) {
  for (const way of WAYS) {
    test(`${game.id}: a whole game ${way.name}`, async ({ browser }) => {
      const player = await Player.come(browser, { look: way.look, seed: way.seed });
      player.hands = way.hands(player);
      await player.goto(
        `/table/${await player.table({ game: game.id, others: bots(game.seats - 1), options: game.options })}`,
      );
      await player.play(game);
      await finished(player, game);
    });
  }
}
