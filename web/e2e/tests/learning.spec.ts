/** Guided first games, several people at one device, and checking the shuffles. */
import { expect, test } from '@playwright/test';
import { ALL } from '../games/all';
import { chain } from '../games/chain';
import { finishedMatch, PHONE, Player } from '../support/player';

for (const game of ALL) {
  test(`${game.id}: the guided first game, step by step`, async ({ browser }) => {
    const player = await Player.come(browser);
    await player.goto('/');
    await player.press(`article[data-game="${game.id}"] [data-do="lesson"]`);
    const panel = player.page.locator('[data-part="lesson"]');
    await expect(panel).toBeVisible();
    for (;;) {
      const scene = await player.turn(game.matters);
      if (scene.lesson === null) throw new Error('the script was left');
      const { step, of, action } = scene.lesson;
      if (action === null) break;
      await expect(panel).toHaveAttribute('data-step', String(step));
      expect(step).toBeLessThan(of);
      const before = player.traffic.moves;
      await game.perform(player, action, scene);
      await expect.poll(() => player.traffic.moves).toBe(before + 1);
      await expect.poll(() => (player.traffic.scene?.lesson?.step ?? 0)).toBe(step + 1);
    }
    // The script is over, the game is not.
    const { lesson, result } = await player.turn(game.matters);
    expect(lesson).toMatchObject({ step: lesson?.of, say: `${game.id}-free` });
    expect(result).toBeNull();
    await player.press('[data-part="lesson"] [data-do="close"]');
    await expect(panel).toHaveCount(0);
    expect(player.traffic.faults).toEqual([]);
  });
}

test('a guided game waits for the marked move and says so', async ({ browser }) => {
  const player = await Player.come(browser, { look: PHONE });
  await player.goto('/');
  await player.press('article[data-game="chain"] [data-do="lesson"]');
  const scene = await player.turn();
  const marked = Number(scene.lesson?.action?.['slot']);
  await chain.perform(player, { do: 'take', slot: (marked + 1) % 5 }, scene);
  await expect(player.page.locator('[data-note]').first()).toBeVisible();
  expect(player.traffic.moves).toBe(0);
  expect(player.traffic.scene?.lesson?.step).toBe(0);
  // It is a guided game after a reload as well, and is called one.
  await chain.perform(player, { do: 'take', slot: marked }, scene);
  await expect.poll(() => player.traffic.scene?.lesson?.step).toBe(1);
  await player.page.reload();
  await expect(player.page.locator('[data-part="lesson"]')).toHaveAttribute('data-step', '1');
  await expect(player.page.locator('[data-part="taught"]')).toHaveCount(1);
});

test('two people at one device never see each other\'s cards', async ({ browser }) => {
  const player = await Player.come(browser, { name: 'Ann' });
  await player.goto('/new/chain');
  const { page } = player;
  await page.locator('#seats').selectOption('2');
  await page.locator('#seat-1').selectOption('here');
  await page.locator('[data-part="guest"]').fill('Ben');
  await page.locator('form button.primary').click();
  const hand = page.locator('.frame');
  const pass = page.locator('[data-part="pass"]');
  const names: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await expect(page.locator('[data-part="pass"], .turn.mine').first()).toBeVisible();
    if (await pass.isVisible()) {
      await expect(hand).toHaveCount(0);
      names.push((await pass.locator('h1').textContent()) ?? '');
      await pass.locator('button').click();
    }
    await expect(page.locator('.turn.mine')).toBeVisible();
    await expect(hand).toBeVisible();
    await page.locator('[data-slot="0"] [data-card]').first().click();
    await expect(page.locator('.turn.mine')).toHaveCount(0);
  }
  // The device changes hands with every turn, and each of the two is called by name.
  expect(names.filter((name) => name.includes('Ben')).length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes('Ann')).length).toBeGreaterThan(0);
  // It is found again after a reload.
  await page.reload();
  await expect(page.locator('[data-part="pass"], .turn.mine').first()).toBeVisible();
  expect(player.traffic.faults).toEqual([]);
});

for (const game of ALL) {
  test(`${game.id}: the shuffles of a finished game are checked in the browser`, async ({ browser }) => {
    const player = await Player.come(browser);
    const match = await finishedMatch(player, game);
    await player.goto(`/replay/${match}`);
    const told = player.page.locator('[data-part="fair"] [data-verdict]');
    await player.press('[data-part="fair"] button');
    await expect(told).toHaveAttribute('data-verdict', 'unseen');
    await expect(told).toHaveAttribute('data-shuffles', /^[1-9]\d*$/);
    await expect(told).not.toHaveClass(/bad/);
    // Two cards of the deal exchanged: the secret still fits its fingerprint, the cards do not fit the secret.
    await player.page.route('**/record', async (route) => {
      const response = await route.fetch();
      const record = (await response.json()) as { inputs: { chance?: { deal?: string[] } }[] };
      const deal = record.inputs.find((input) => input.chance?.deal)?.chance?.deal ?? [];
      const other = deal.findIndex((card) => card !== deal[0]);
      [deal[0], deal[other]] = [deal[other] ?? '', deal[0] ?? ''];
      await route.fulfill({ response, json: record });
    });
    await told.locator('.close').click();
    await player.press('[data-part="fair"] button');
    await expect(told).toHaveClass(/bad/);
    await expect(told).not.toHaveAttribute('data-shuffles');
  });
}
