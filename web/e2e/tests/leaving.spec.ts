/** Leaving a game and coming back, rematches, running games, and reminders. */
import { expect, test } from '@playwright/test';
import { ANY, SHORT } from '../games/all';
import { order, pair } from '../support/pair';
import { bots, Player } from '../support/player';

test('leaving a game with others asks first, is shown to both, and can be reversed', async ({ browser }) => {
  const [ann, ben] = await pair(browser, ANY.id, ANY.options);
  const dialog = ann.page.locator('[data-part="dialog"]');
  await ann.press('[data-do="leave-game"]');
  await expect(dialog).toBeVisible();
  await ann.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(ann.page.locator('[data-part="absence"]')).toHaveCount(0);
  await ann.press('[data-do="leave-game"]');
  await ann.press('[data-part="dialog"] [data-do="leave"]');
  await expect(ann.page.locator('[data-part="absence"]')).toBeVisible();
  await expect(ann.page.locator('[data-turn="mine"]')).toHaveCount(0);
  await expect(ann.page.locator('[data-do="leave-game"]')).toHaveCount(0);
  await expect
    .poll(() => ben.traffic.last('table')?.table)
    .toMatchObject({ seats: [{ sitter: { left: true } }, {}] });
  await ann.page.reload();
  await ann.press('[data-part="absence"] [data-do="take-over"]');
  await expect(ann.page.locator('[data-part="absence"]')).toHaveCount(0);
  await expect(ann.page.locator('[data-do="leave-game"]')).toBeVisible();
  expect([...ann.traffic.faults, ...ben.traffic.faults]).toEqual([]);
});

test('a game against bots waits on the start page, and is abandoned there', async ({ browser }) => {
  const player = await Player.come(browser);
  const table = await player.table({ game: ANY.id, others: bots(1), options: ANY.options });
  await player.goto(`/table/${table}`);
  await player.turn(ANY.matters);
  await player.press('[data-do="leave-game"]');
  await player.press('[data-part="dialog"] [data-do="leave"]');
  const card = player.page.locator(`[data-table="${table}"]`);
  await expect(card.locator('[data-mine="true"]')).toBeVisible();
  await expect(card.locator('[data-part="names"]')).not.toBeEmpty();
  await card.locator('a').click();
  await player.turn(ANY.matters);
  await player.goto('/');
  await card.locator('[data-do="abandon"]').click();
  await player.press('[data-part="dialog"] [data-do="stay"]');
  await expect(card).toBeVisible();
  await card.locator('[data-do="abandon"]').click();
  await player.press('[data-part="dialog"] [data-do="confirm"]');
  await expect(card).toHaveCount(0);
  expect(await player.api('GET', '/api/my/tables')).toEqual([]);
  await expect
    .poll(() => player.api<{ status: string }>('GET', `/api/tables/${table}`))
    .toMatchObject({ status: 'closed' });
  expect(player.traffic.faults).toEqual([]);
});

test('a rematch is offered, shown to the opponent, declined and accepted', async ({ browser }) => {
  const [ann, ben] = await pair(browser, SHORT.id, SHORT.options);
  const [end] = await Promise.all([ann.play(SHORT), ben.play(SHORT)]);
  const offer = (player: Player, what: string) =>
    expect(player.page.locator('[data-part="rematch"]')).toHaveAttribute('data-offer', what);
  await ann.press('[data-do="rematch"]');
  await offer(ann, 'own');
  await offer(ben, 'theirs');
  await ben.press('[data-do="decline"]');
  await offer(ann, 'declined');
  await ben.press('[data-do="rematch"]');
  await offer(ann, 'theirs');
  await ann.press('[data-do="rematch"]');
  await expect.poll(() => ann.traffic.scene?.match === end.match).toBe(false);
  await expect(ben.page.locator('[data-status="playing"] .game')).toBeVisible();
});

test('a rematch offered to a player who leaves opens their seat instead of waiting for ever', async ({
  browser,
}) => {
  const [ann, ben, table] = await pair(browser, SHORT.id, SHORT.options);
  await Promise.all([ann.play(SHORT), ben.play(SHORT)]);
  await ann.press('[data-do="rematch"]');
  await ben.api('POST', `/api/tables/${table}/orders/leave`, { do: 'stand' });
  await expect(ann.page.locator('[data-status="waiting"]')).toBeVisible();
  await ann.press('[data-do="bot"]');
  await ann.press('[data-do="start"]');
  await expect(ann.page.locator('[data-status="playing"] .game')).toBeVisible();
});

test('a reminder of a game with people covers no control', async ({ browser }) => {
  const [ann, ben] = await pair(browser, ANY.id, ANY.options);
  const [first, second] = await order(ann, ben);
  await second.goto('/');
  const bar = second.page.locator('[data-part="turn-elsewhere"]');
  await expect(second.page.locator('[data-part="running"]')).toBeVisible();
  for (let moves = 0; moves < 40 && (await bar.count()) === 0; moves += 1) {
    const scene = first.traffic.scene;
    if (scene?.legal.some(ANY.matters)) await first.move(ANY, await first.turn(ANY.matters));
    else await expect(bar).toBeVisible();
  }
  await expect(bar).toHaveCount(1);
  const covered = await second.page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select')];
    return controls.flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const inside = top >= 0 && bottom <= innerHeight && right > left;
      return inside &&
        at?.closest('[data-part="turn-elsewhere"]') &&
        !control.closest('[data-part="turn-elsewhere"]')
        ? [control.outerHTML]
        : [];
    });
  });
  expect(covered).toEqual([]);
  await bar.locator('a').click();
  await expect(second.page.locator('[data-status="playing"] .game')).toBeVisible();
  await expect(bar).toHaveCount(0);
});
