import { expect, type Browser } from '@playwright/test';
import { Player } from './player';

/** Two people at a running table. */
export async function pair(
  browser: Browser,
  game: string,
  options: Record<string, unknown> = {},
): Promise<[Player, Player, string]> {
  const ann = await Player.come(browser, { name: 'Ann', seed: 71 });
  const ben = await Player.come(browser, { name: 'Ben', seed: 72 });
  const table = await ann.table({ game, others: [{ kind: 'open' }], options });
  await ann.goto(`/table/${table}`);
  await ben.goto(`/table/${table}`);
  await ben.press('[data-do="sit"]');
  await ann.press('[data-do="start"]');
  await expect(ann.page.locator('[data-status="playing"] .game')).toBeVisible();
  return [ann, ben, table];
}

/** The player whose turn it is, and the other one. */
export async function order(ann: Player, ben: Player): Promise<[Player, Player, number]> {
  const first = await Promise.race([ann.turn().then(() => ann), ben.turn().then(() => ben)]);
  return first === ann ? [ann, ben, 0] : [ben, ann, 1];
}
