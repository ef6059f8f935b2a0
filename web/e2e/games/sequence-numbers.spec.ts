/** Sequence Numbers in the browser. */
import { expect, test } from '@playwright/test';
import { bots, Player } from '../support/player';

test('a space where a card does not fit says why, after a press and after a drop', async ({ browser }) => {
  const player = await Player.come(browser);
  await player.goto(`/table/${await player.table({ game: 'sequence-numbers', others: bots(1) })}`);
  const { legal } = await player.turn((action) => action.do === 'place');
  const place = legal.find((action) => action.do === 'place');
  const fits = legal
    .filter((action) => action['slot'] === place?.['slot'])
    .map((action) => String(action['space']));
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
  // The card stays chosen; deselected and dropped there, it shows the reason again.
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await card.click();
  await expect(rule).toHaveCount(0);
  await card.dragTo(wrong);
  await expect(rule).toHaveAttribute('data-rule', /^SN-(A3|8)$/);
  expect(player.traffic.actions).toBe(0);
});
