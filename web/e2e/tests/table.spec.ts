/** What people do at a table besides playing. */
import { expect, test } from '@playwright/test';
import { ANY, SHORT } from '../games/all';
import { pair } from '../support/pair';
import { bots, DESK, finishedMatch, Player } from '../support/player';

test('a pause is agreed on, and ended', async ({ browser }) => {
  const [ann, ben] = await pair(browser, ANY.id);
  await ann.press('[data-do="pause"]');
  await ben.press('[data-vote="pause"] [data-do="agree"]');
  await expect(ann.page.locator('[data-status="paused"]')).toBeVisible();
  await ben.press('[data-do="resume"]');
  await expect(ann.page.locator('[data-status="playing"]')).toBeVisible();
});

test('chat, reactions, and muting', async ({ browser }) => {
  const [ann, ben] = await pair(browser, ANY.id);
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
  await player.goto(`/table/${await player.table({ game: ANY.id, others: bots(1), options: ANY.options })}`);
  const scene = await player.turn();
  await expect(player.page.locator('[data-tool="hint"]')).toBeEnabled();
  await player.page.keyboard.press('h');
  await expect(player.page.locator('[data-part="hints"]')).toBeVisible();
  await expect(player.page.locator('[data-part="hints"] li').first()).not.toBeEmpty();
  await player.press('[data-hint="0"]');
  await expect.poll(() => (player.traffic.scene?.seq ?? 0) > scene.seq).toBe(true);
  await expect(player.page.locator('[data-part="hints"]')).toBeHidden();
});

test('a rematch is a new game at the same table', async ({ browser }) => {
  const player = await Player.come(browser, { seed: 75 });
  const table = await player.table({ game: SHORT.id, others: bots(SHORT.seats - 1) });
  await player.goto(`/table/${table}`);
  const end = await player.play(SHORT);
  await player.press('[data-do="rematch"]');
  await expect
    .poll(() => player.traffic.scene !== null && player.traffic.scene.match !== end.match)
    .toBe(true);
  await expect(player.page.locator('[data-status="playing"] .game')).toBeVisible();
  await expect(player.page.locator('[data-part="outcome"]')).toHaveCount(0);
  const again = await player.turn();
  if (again.result === null) await player.move(SHORT, again);
});

test('a page of an older version reloads itself', async ({ browser }) => {
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
      if (message.on === 'welcome' && connections === 1)
        setTimeout(() => {
          upgraded = true;
          void line.close();
        }, 50);
    });
  });
  await player.goto('/history');
  await player.page.evaluate(() => Object.assign(window, { old: true }));
  await expect.poll(() => player.page.evaluate(() => 'old' in window).catch(() => true)).toBe(false);
});

test('the table says whose turn it is in the title, and reads it out on demand', async ({ browser }) => {
  const player = await Player.come(browser, { look: DESK });
  await player.goto(`/table/${await player.table({ game: ANY.id, others: bots(1) })}`);
  await player.turn(ANY.matters);
  await expect(player.page.locator('[data-turn="mine"]')).toBeVisible();
  await expect(player.page).toHaveTitle(/^●/);
  await player.page.keyboard.press('t');
  await expect(player.page.locator('[role="status"][aria-live="polite"].sr-only')).not.toBeEmpty();
});

test('a finished game is in the history, which links to its replay', async ({ browser }) => {
  const player = await Player.come(browser);
  const match = await finishedMatch(player, SHORT);
  await player.goto('/history');
  await player.page.locator(`a[href="/replay/${match}"]`).click();
  await expect(player.page.locator('.page[data-at]')).toBeVisible();
});
