/** Two opponents, one with a bad connection: no move is lost, none is made twice. */
import { expect, test } from '@playwright/test';
import { ALL } from '../games/all';
import { Front } from '../support/front';
import { Player, server } from '../support/player';

for (const [at, game] of ALL.entries()) {
  test(`${game.id}: two browsers, and a connection that breaks`, async ({ browser }) => {
    const front = await Front.open(server());
    const ann = await Player.come(browser, { name: 'Ann', seed: 20 + at });
    const ben = await Player.come(browser, { name: 'Ben', seed: 30 + at, home: front.url });
    const table = await ann.table({
      game: game.id,
      others: [{ kind: 'open' }],
      options: game.options,
      more: { grace: 3600 },
    });
    await ann.goto(`/table/${table}`);
    await ben.goto(`/table/${table}`);
    await ben.press('[data-do="sit"]');
    await ann.press('[data-do="start"]');

    const annPlays = ann.play(game);
    // A short game may end before a second move.
    if (!game.short) await ben.play(game, 2);
    // The next move is sent, and its answer is lost.
    const scene = await ben.turn(game.matters);
    expect(scene.result).toBeNull();
    front.deafen();
    const action = game.choose(scene, ben.random);
    const before = ben.traffic.actions;
    const taken = await game.perform(ben, action, scene);
    ben.made += taken;
    await expect.poll(() => ben.traffic.actions).toBe(before + taken);
    front.cut();
    await expect(ben.page.locator('[data-part="reconnect"]')).toBeVisible();
    front.mend();
    await expect(ben.page.locator('[data-part="reconnect"]')).toBeHidden();
    // The order was repeated under its id.
    const orders = (): unknown[] =>
      ben.traffic.sent.filter((message) => message['do'] === 'order').map((message) => message['id']);
    await expect.poll(() => orders().length - new Set(orders()).size).toBeGreaterThan(0);

    const [end] = await Promise.all([ben.play(game), annPlays]);
    await expect(ann.page.locator('[data-part="outcome"]')).toBeVisible();
    await expect(ben.page.locator('[data-part="outcome"]')).toBeVisible();
    const record = await ann.api<{ inputs: { seat?: number }[] }>('GET', `/api/matches/${end.match}/record`);
    expect(record.inputs.filter((input) => input.seat === 0)).toHaveLength(ann.made);
    expect(record.inputs.filter((input) => input.seat === 1)).toHaveLength(ben.made);
    expect([...ann.traffic.faults, ...ben.traffic.faults]).toEqual([]);
    front.close();
  });
}
