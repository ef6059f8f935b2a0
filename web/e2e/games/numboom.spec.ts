/** Numboom in the browser: full tables, reasons, and a rematch of two people who share a device. */
import { expect, test } from '@playwright/test';
import { beside, PASS, TAKE } from '../support/device';
import { bots, PHONE, Player } from '../support/player';
import { hidden, small } from '../support/screen';
import numboom from './numboom';

test('ten at a table, without scrolling', async ({ browser }) => {
  const player = await Player.come(browser, { look: PHONE, seed: 92 });
  await player.goto(`/table/${await player.table({ game: 'numboom', others: bots(9) })}`);
  await player.turn();
  expect(await hidden(player.page)).toEqual([]);
  expect(await small(player.page)).toEqual([]);
  const unseen = await player.page.evaluate(
    () =>
      [...document.querySelectorAll('[data-position], .plate')].filter(
        (one) => one.getBoundingClientRect().bottom > innerHeight,
      ).length,
  );
  expect(unseen).toBe(0);
});

test('a position where a card cannot be placed says why', async ({ browser }) => {
  const player = await Player.come(browser, { seed: 78 });
  await player.goto(`/table/${await player.table({ game: 'numboom', others: bots(1) })}`);
  for (;;) {
    const scene = await player.turn();
    const place = scene.legal.find((action) => action.do === 'place');
    const free = scene.legal
      .filter((action) => action.do === 'place' && action['card'] === place?.['card'])
      .map((action) => action['position']);
    const taken = (scene.view.positions as unknown[]).findIndex((_, at) => !free.includes(at));
    if (place && taken >= 0) {
      await player.page
        .locator(`.hand [data-card="${String(place['card'])}"]`)
        .first()
        .dragTo(player.page.locator(`[data-position="${taken}"]`));
      break;
    }
    await player.move(numboom, scene);
  }
  await expect(player.page.locator('.prompt [data-rule]')).toHaveAttribute('data-rule', 'NB-8');
});

test('the person with the device accepts a rematch for everyone at it', async ({ browser }) => {
  const player = await Player.come(browser, { name: 'Ann', seed: 77 });
  const { page, traffic } = player;
  await beside(player, 'numboom', 2);
  const outcome = page.locator('[data-part="outcome"]');
  const mine = page.locator('[data-turn="mine"]');
  const shown = page.locator('.game:not([aria-busy="true"])');
  for (;;) {
    await expect(page.locator(PASS).or(mine).or(outcome).first()).toBeVisible();
    if (await outcome.isVisible()) break;
    if (await page.locator(PASS).isVisible()) await page.locator(TAKE).click();
    const moment = await shown.getAttribute('data-moment');
    // Both connections get the update; only the player whose turn it is gets legal actions.
    const due = traffic.received.findLast(
      (message) =>
        message.on === 'update' &&
        `${message.match_id}:${message.seq}` === moment &&
        (message.outlook?.legal ?? []).length > 0,
    );
    if (!due) continue;
    const scene = {
      match: due.match_id ?? '',
      seq: due.seq ?? 0,
      view: due.view,
      legal: due.outlook?.legal ?? [],
      result: null,
      lesson: null,
    };
    const flip = scene.legal.find((action) => action.do === 'flip');
    await numboom.perform(player, flip ?? numboom.choose(scene, player.random), scene);
    await expect(page.locator(`.game[data-moment="${moment}"]`)).toHaveCount(0);
  }
  const before = await page.locator('.game').getAttribute('data-moment');
  await page.locator('[data-do="rematch"]').click();
  await page.locator(TAKE).click();
  await expect(page.locator('[data-status="playing"] .game')).toBeVisible();
  await expect(outcome).toHaveCount(0);
  expect((await page.locator('.game').getAttribute('data-moment'))?.split(':')[0]).not.toBe(
    before?.split(':')[0],
  );
  expect(traffic.faults).toEqual([]);
});
