/** Chain's settlement by dragging cards onto each other, with a mouse and with a finger. */
import { expect, test } from '@playwright/test';
import { chain } from '../games/chain';
import { dragByFinger, dragByMouse } from '../support/hands';
import { bots, DESK, PHONE, Player } from '../support/player';

const number = (card: string): number => (card.startsWith('X') ? -9 : Number(card.slice(1)));

for (const [by, look, drag] of [['mouse', DESK, dragByMouse], ['finger', PHONE, dragByFinger]] as const) {
  test(`chain: a settlement by drag with a ${by}`, async ({ browser }) => {
    const player = await Player.come(browser, { seed: 61, look });
    await player.goto(`/table/${await player.table({ game: 'chain', others: bots(2) })}`);
    for (;;) {
      const scene = await player.turn();
      if (scene.view.phase === 'settle') break;
      await player.move(chain, scene);
    }
    const { page } = player;
    const sheet = (): { left: string[]; groups: { cards: string[] }[]; points: number } => player.traffic.scene?.view.players[0].sheet;
    const left = sheet().left.filter((card) => number(card) >= 0);
    const pairs = left.flatMap((one) => left.filter((other) => other !== one && [0, 1].includes(number(other) - number(one))).map((other) => [one, other] as const));
    const [one, other] = pairs[0] ?? ['', ''];

    const card = (name: string) => page.locator(`[data-spot="${name}"]`);
    await drag(page, card(other).locator('[data-card]'), card(one));
    await expect(card(one).locator('[data-card]')).toHaveAttribute('aria-pressed', 'true');
    await expect(card(other).locator('[data-card]')).toHaveAttribute('aria-pressed', 'true');
    await page.locator('[data-offer]').first().click();
    const group = page.locator('[data-group]').first();
    await expect(group.locator('[role="img"]')).toHaveCount(2);
    await expect(page.locator('[data-points]')).not.toHaveText('0');

    // A third card is dragged onto the group; one that does not fit is refused with its clause.
    await player.turn();
    const scene = player.traffic.scene;
    const joins = (scene?.legal ?? []).filter((action) => action.do === 'lay' && action['group'] === 0).map((action) => String(action['card']));
    const stranger = sheet().left.find((name) => number(name) >= 0 && !joins.includes(name));
    if (stranger) {
      await drag(page, card(stranger).locator('[data-card]'), group);
      await expect(page.locator('[data-rule]').first()).toBeVisible();
      await expect(group.locator('[role="img"]')).toHaveCount(2);
    }
    const joining = joins.find((name) => !name.startsWith('X'));
    if (joining) {
      await drag(page, card(joining).locator('[data-card]'), group);
      await expect(group.locator('[role="img"]')).toHaveCount(3);
    }
    // A group can be taken back, and the best ones laid on demand.
    const points = Number(await page.locator('[data-points]').textContent());
    await player.turn();
    await player.press('[data-do="take_back"]');
    await expect(page.locator('[data-group]')).toHaveCount(0);
    await player.turn();
    await player.press('[data-do="best"]');
    await expect.poll(async () => Number(await page.locator('[data-points]').textContent())).toBeGreaterThanOrEqual(points);
    await player.turn((action) => action.do === 'seal');
    await player.press('[data-do="seal"]');
    await expect(page.locator('[data-do="seal"]')).toHaveCount(0);
    expect(player.traffic.faults).toEqual([]);
  });
}
