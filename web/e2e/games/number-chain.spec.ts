/** Number Chain in the browser: undo, reasons, spectators and tabs. */
import { expect, test } from '@playwright/test';
import { order, pair } from '../support/pair';
import { bots, Player } from '../support/player';
import numberChain from './number-chain';

test('a move that revealed nothing is taken back at once', async ({ browser }) => {
  const [ann, ben] = await pair(browser, 'number-chain', { rounds: 1 });
  const [first, second, seat] = await order(ann, ben);
  const scene = await first.turn();
  const held = scene.view.players[seat].hand as string[];
  await numberChain.perform(first, { do: 'take', from: 'pool0' }, scene);
  await expect(first.page.locator('[data-hand] [data-card]')).toHaveCount(held.length + 1);
  await first.press('[data-tool="undo"]');
  await expect(first.page.locator('[data-hand] [data-card]')).toHaveCount(held.length);
  await expect.poll(() => second.traffic.scene?.view.pools).toEqual(scene.view.pools);
  await expect(second.page.locator('[data-vote]')).toHaveCount(0);
  // The log shows it, also after a reload.
  await expect(second.page.locator('aside li s')).not.toHaveCount(0);
  await second.page.reload();
  await expect(second.page.locator('aside li')).toContainText([/took back: .+ takes/]);
  await first.move(numberChain, await first.turn());
});

test('a move that revealed something is taken back if the others agree', async ({ browser }) => {
  const [ann, ben] = await pair(browser, 'number-chain', { rounds: 1 });
  const [first, second, seat] = await order(ann, ben);
  const scene = await first.turn();
  const held = scene.view.players[seat].hand as string[];
  // The move has revealed the top card of the Supply.
  await numberChain.perform(first, { do: 'take', from: 'supply' }, scene);
  for (const agrees of [false, true]) {
    await expect(first.page.locator('[data-hand] [data-card]')).toHaveCount(held.length + 1);
    await first.press('[data-tool="undo"]');
    await expect(second.page.locator('[data-vote="undo"]')).toBeVisible();
    await second.press(`[data-vote] [data-do="${agrees ? 'agree' : 'refuse'}"]`);
    await expect(second.page.locator('[data-vote]')).toHaveCount(0);
    await expect(first.page.locator('[data-hand] [data-card]')).toHaveCount(
      agrees ? held.length : held.length + 1,
    );
  }
});

test('an impossible move says why, with a link to the rule', async ({ browser }) => {
  const player = await Player.come(browser);
  await player.goto(
    `/table/${await player.table({ game: 'number-chain', others: bots(1), options: { rounds: 1 } })}`,
  );
  const { page } = player;
  for (;;) {
    const scene = await player.turn();
    const blocked = page.locator('[data-hand] [data-card][aria-disabled="true"]');
    if ((await blocked.count()) > 0) {
      await blocked.first().click({ force: true });
      break;
    }
    await player.move(numberChain, scene);
  }
  const link = page.locator('[data-rule]').first();
  const clause = (await link.getAttribute('data-rule')) ?? '';
  expect(clause).toMatch(/^NC-/);
  await link.click();
  await expect(page.locator(`[role="dialog"] #rule-${clause}`)).toBeInViewport();
  // Closing it restores the focus.
  await page.keyboard.press('Escape');
  await expect(page.locator('[role="dialog"]')).toBeHidden();
  await expect(link).toBeFocused();
});

test('a spectator sees the game but no hand', async ({ browser }) => {
  const ann = await Player.come(browser, { name: 'Ann' });
  const wil = await Player.come(browser, { name: 'Wil' });
  const table = await ann.table({
    game: 'number-chain',
    others: bots(1),
    options: { rounds: 1 },
    more: { pace: 'quick' },
  });
  await wil.goto(`/table/${table}`);
  await expect(wil.page.locator('.game')).toBeVisible();
  await expect(wil.page.locator('[data-hand]')).toHaveCount(0);
  await expect(wil.page.locator('[data-tool="hint"]')).toHaveCount(0);
  expect(wil.traffic.last('update')?.view.seat).toBeNull();
});

test('a second tab shows the same table, and both can play', async ({ browser }) => {
  const player = await Player.come(browser, { seed: 76 });
  const table = await player.table({ game: 'number-chain', others: bots(1), options: { rounds: 1 } });
  await player.goto(`/table/${table}`);
  const tab = await player.context.newPage();
  await tab.goto(`${player.home}/table/${table}`);
  for (let round = 0; round < 3; round += 1) {
    await player.move(numberChain, await player.turn());
    const held = (await player.turn()).view.players[0].hand as string[];
    await expect(tab.locator('[data-hand] [data-card]')).toHaveCount(held.length);
  }
  await tab.close();
});
