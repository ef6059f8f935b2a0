/** What people do at a table beside playing. */
import { expect, test, type Browser } from '@playwright/test';
import { numberChain } from '../games/number-chain';
import { numboom } from '../games/numboom';
import { bots, DESK, finishedMatch, Player } from '../support/player';

/** Two people at a running table. */
async function pair(browser: Browser, game: string, options: Record<string, unknown> = {}): Promise<[Player, Player, string]> {
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

/** Whose turn it is, and who waits. */
async function order(ann: Player, ben: Player): Promise<[Player, Player, number]> {
  const first = await Promise.race([ann.turn().then(() => ann), ben.turn().then(() => ben)]);
  return first === ann ? [ann, ben, 0] : [ben, ann, 1];
}

test('a move that showed nothing is taken back at once', async ({ browser }) => {
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
  // The log tells of it, also after the page was loaded again.
  await expect(second.page.locator('aside li s')).not.toHaveCount(0);
  await second.page.reload();
  await expect(second.page.locator('aside li')).toContainText(['The last move was taken back.']);
  await first.move(numberChain, await first.turn());
});

test('a move that showed something is taken back if the others agree', async ({ browser }) => {
  const [ann, ben] = await pair(browser, 'number-chain', { rounds: 1 });
  const [first, second, seat] = await order(ann, ben);
  const scene = await first.turn();
  const held = scene.view.players[seat].hand as string[];
  // It has been seen what lies on the Supply.
  await numberChain.perform(first, { do: 'take', from: 'supply' }, scene);
  for (const agrees of [false, true]) {
    await expect(first.page.locator('[data-hand] [data-card]')).toHaveCount(held.length + 1);
    await first.press('[data-tool="undo"]');
    await expect(second.page.locator('[data-vote="undo"]')).toBeVisible();
    await second.press(`[data-vote] [data-do="${agrees ? 'agree' : 'refuse'}"]`);
    await expect(second.page.locator('[data-vote]')).toHaveCount(0);
    await expect(first.page.locator('[data-hand] [data-card]')).toHaveCount(agrees ? held.length : held.length + 1);
  }
});

test('a rest is agreed on, and ended', async ({ browser }) => {
  const [ann, ben] = await pair(browser, 'sequence-numbers');
  await ann.press('[data-do="pause"]');
  await ben.press('[data-vote="pause"] [data-do="agree"]');
  await expect(ann.page.locator('[data-status="paused"]')).toBeVisible();
  await ben.press('[data-do="resume"]');
  await expect(ann.page.locator('[data-status="playing"]')).toBeVisible();
});

test('talk, reactions, and not hearing somebody any more', async ({ browser }) => {
  const [ann, ben] = await pair(browser, 'number-chain');
  for (const player of [ann, ben]) await player.press('[data-tab="chat"]');
  const say = async (player: Player, text: string): Promise<void> => {
    await player.page.locator('#say').fill(text);
    await player.page.locator('#say').press('Enter');
    await expect(player.page.locator('#say')).toHaveValue('');
  };
  await say(ben, 'Hello <b>there</b>');
  await expect(ann.page.locator('[data-line="said"]')).toContainText('Hello <b>there</b>');
  await ann.press('[data-reaction]');
  await expect(ben.page.locator('[data-line="reaction"]')).toHaveCount(1);
  await ann.press('[data-do="mute"]');
  await expect(ann.page.locator('[data-do="mute"]')).toHaveAttribute('data-muted', 'true');
  await say(ben, 'Can you hear me?');
  await say(ann, 'Who is talking?');
  await expect(ben.page.locator('[data-line="said"]')).toHaveCount(3);
  await expect(ann.page.locator('[data-line="said"]')).toHaveCount(2);
});

test('a hint is shown with a reason, and played by a press', async ({ browser }) => {
  const player = await Player.come(browser);
  await player.goto(`/table/${await player.table({ game: 'number-chain', others: bots(1), options: { rounds: 1 } })}`);
  const scene = await player.turn();
  await expect(player.page.locator('[data-tool="hint"]')).toBeEnabled();
  await player.page.keyboard.press('h');
  await expect(player.page.locator('[data-part="hints"]')).toBeVisible();
  await expect(player.page.locator('[data-part="hints"] li').first()).not.toBeEmpty();
  await player.press('[data-hint="0"]');
  await expect.poll(() => (player.traffic.scene?.seq ?? 0) > scene.seq).toBe(true);
  await expect(player.page.locator('[data-part="hints"]')).toBeHidden();
});

test('what cannot be done says why, and leads to the rule', async ({ browser }) => {
  const player = await Player.come(browser);
  await player.goto(`/table/${await player.table({ game: 'number-chain', others: bots(1), options: { rounds: 1 } })}`);
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
  // Closing it brings the focus back to where it was.
  await page.keyboard.press('Escape');
  await expect(page.locator('[role="dialog"]')).toBeHidden();
  await expect(link).toBeFocused();
});

test('a space where a card does not fit says why, whether it is pressed or the card is dropped there', async ({ browser }) => {
  const player = await Player.come(browser);
  await player.goto(`/table/${await player.table({ game: 'sequence-numbers', others: bots(1) })}`);
  const { legal } = await player.turn((action) => action.do === 'place');
  const place = legal.find((action) => action.do === 'place');
  const fits = legal.filter((action) => action['slot'] === place?.['slot']).map((action) => String(action['space']));
  const card = player.page.locator(`.hand [data-slot="${String(place?.['slot'])}"]`);
  const rule = player.page.locator('.prompt [data-rule]');
  const others = ['a1', 'b2', 'b3', 'b4', 'c2', 'c3', 'c4'].filter((space) => !fits.includes(space));
  await card.click();
  await expect(rule).toHaveCount(0);
  await player.page.locator('[data-space="a1"]').click({ force: true });
  await expect(rule).toHaveAttribute('data-rule', 'SN-A15');
  const wrong = player.page.locator(`[data-space="${others[1]}"]`);
  await wrong.click({ force: true });
  await expect(rule).toHaveAttribute('data-rule', /^SN-(A3|8)$/);
  // The card stays chosen; taken back and dropped there it says the same.
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await card.click();
  await expect(rule).toHaveCount(0);
  await card.dragTo(wrong);
  await expect(rule).toHaveAttribute('data-rule', /^SN-(A3|8)$/);
  expect(player.traffic.actions).toBe(0);
});

test('a position where a card cannot be placed says why', async ({ browser }) => {
  const player = await Player.come(browser, { seed: 78 });
  await player.goto(`/table/${await player.table({ game: 'numboom', others: bots(1) })}`);
  for (;;) {
    const scene = await player.turn();
    const place = scene.legal.find((action) => action.do === 'place');
    const free = scene.legal.filter((action) => action.do === 'place' && action['card'] === place?.['card']).map((action) => action['position']);
    const taken = (scene.view.positions as unknown[]).findIndex((_, at) => !free.includes(at));
    if (place && taken >= 0) {
      await player.page.locator(`.hand [data-card="${String(place['card'])}"]`).first().dragTo(player.page.locator(`[data-position="${taken}"]`));
      break;
    }
    await player.move(numboom, scene);
  }
  await expect(player.page.locator('.prompt [data-rule]')).toHaveAttribute('data-rule', 'NB-8');
});

test('whoever looks on sees the game but no hand', async ({ browser }) => {
  const ann = await Player.come(browser, { name: 'Ann' });
  const wil = await Player.come(browser, { name: 'Wil' });
  const table = await ann.table({ game: 'number-chain', others: bots(1), options: { rounds: 1 }, more: { pace: 'quick' } });
  await wil.goto(`/table/${table}`);
  await expect(wil.page.locator('.game')).toBeVisible();
  await expect(wil.page.locator('[data-hand]')).toHaveCount(0);
  await expect(wil.page.locator('[data-tool="hint"]')).toHaveCount(0);
  expect(wil.traffic.last('update')?.view.seat).toBeNull();
});

test('a rematch is a new game at the same table', async ({ browser }) => {
  const player = await Player.come(browser, { seed: 75 });
  const table = await player.table({ game: 'numboom', others: bots(3) });
  await player.goto(`/table/${table}`);
  const end = await player.play(numboom);
  await player.press('[data-do="rematch"]');
  await expect.poll(() => player.traffic.scene !== null && player.traffic.scene.match !== end.match).toBe(true);
  await expect(player.page.locator('[data-status="playing"] .game')).toBeVisible();
  await expect(player.page.locator('[data-part="outcome"]')).toHaveCount(0);
  const again = await player.turn();
  if (again.result === null) await player.move(numboom, again);
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

test('a page that is older than the server reloads itself', async ({ browser }) => {
  const player = await Player.come(browser);
  let connections = 0;
  let upgraded = false;
  await player.page.routeWebSocket('**/api/socket', (line) => {
    connections += 1;
    const far = line.connectToServer();
    far.onMessage((text) => {
      const message = JSON.parse(String(text)) as { on: string; bundle?: string };
      if (message.on === 'welcome' && upgraded) message.bundle = 'another';
      line.send(JSON.stringify(message));
      if (message.on === 'welcome' && connections === 1) setTimeout(() => { upgraded = true; void line.close(); }, 50);
    });
  });
  await player.goto('/history');
  await player.page.evaluate(() => Object.assign(window, { old: true }));
  await expect.poll(() => player.page.evaluate(() => 'old' in window).catch(() => true)).toBe(false);
});

test('the table says whose turn it is in the title, and reads it out on demand', async ({ browser }) => {
  const player = await Player.come(browser, { look: DESK });
  await player.goto(`/table/${await player.table({ game: 'sequence-numbers', others: bots(1) })}`);
  await player.turn((action) => action.do === 'place');
  await expect(player.page.locator('[data-turn="mine"]')).toBeVisible();
  await expect(player.page).toHaveTitle(/^●/);
  await player.page.keyboard.press('t');
  await expect(player.page.locator('[role="status"][aria-live="polite"].sr-only')).not.toBeEmpty();
});

test('a finished game is in the history, and its replay is found from there', async ({ browser }) => {
  const player = await Player.come(browser);
  const match = await finishedMatch(player, numboom);
  await player.goto('/history');
  await player.page.locator(`a[href="/replay/${match}"]`).click();
  await expect(player.page.locator('.page[data-at]')).toBeVisible();
});
