/** Lessons, and verifying the deal. */
import { expect, test } from '@playwright/test';
import { ALL, SHORT } from '../games/all';
import { finishedMatch, Player } from '../support/player';

for (const game of ALL) {
  test(`${game.id}: the lesson, step by step`, async ({ browser }) => {
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
      const before = player.traffic.actions;
      await game.perform(player, action, scene);
      await expect.poll(() => player.traffic.actions).toBe(before + 1);
      await expect.poll(() => player.traffic.scene?.lesson?.step ?? 0).toBe(step + 1);
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

for (const game of ALL) {
  test(`${game.id}: the deal of a finished game is verified in the browser`, async ({ browser }) => {
    const player = await Player.come(browser);
    const match = await finishedMatch(player, game);
    await player.goto(`/replay/${match}`);
    const verdict = player.page.locator('[data-part="fair"] [data-verdict]');
    await player.press('[data-part="fair"] button');
    await expect(verdict).toHaveAttribute('data-verdict', 'unseen');
    await expect(verdict).toHaveAttribute('data-shuffles', /^[1-9]\d*$/);
    await expect(verdict).not.toHaveClass(/bad/);
    // With two cards of the deal swapped, the secret matches its fingerprint but the cards do not match the secret.
    await player.page.route('**/record', async (route) => {
      const response = await route.fetch();
      const record = (await response.json()) as { inputs: { chance?: { deal?: string[] } }[] };
      const deal = record.inputs.find((input) => input.chance?.deal)?.chance?.deal ?? [];
      const other = deal.findIndex((card) => card !== deal[0]);
      [deal[0], deal[other]] = [deal[other] ?? '', deal[0] ?? ''];
      await route.fulfill({ response, json: record });
    });
    await verdict.locator('.close').click();
    await player.press('[data-part="fair"] button');
    await expect(verdict).toHaveClass(/bad/);
    await expect(verdict).not.toHaveAttribute('data-shuffles');
  });
}

test('a game started from this page has shown its fingerprint before the deal', async ({ browser }) => {
  const player = await Player.come(browser);
  const { page } = player;
  await player.goto(`/new/${SHORT.id}`);
  await page.locator('#pace').selectOption('instant');
  await page.locator('form button.primary').click();
  await expect(page.locator('[data-status="playing"] .game')).toBeVisible();
  await player.play(SHORT);
  await expect(page.locator('[data-part="outcome"]')).toBeVisible();
  await player.press('[data-part="fair"] button');
  await expect(page.locator('[data-part="fair"] [data-verdict]')).toHaveAttribute('data-verdict', 'same');
});
