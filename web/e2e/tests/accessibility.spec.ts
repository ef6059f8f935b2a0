/** No page violates an axe rule in any state: in both themes, on a desktop and on a phone. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { ALL, ANY, SHORT } from '../games/all';
import { bots, DESK, finishedMatch, PHONE, Player } from '../support/player';

/** The violations that axe finds on the current page, in both themes. */
async function violations(player: Player, state: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await player.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(player.page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // A theme changes colours only.
    const rules =
      colorScheme === 'light' ? {} : { runOnly: { type: 'rule' as const, values: ['color-contrast'] } };
    const result = await new AxeBuilder({ page: player.page })
      .options({ ...rules, resultTypes: ['violations'] })
      .analyze();
    expect(result.passes.length).toBeGreaterThan(0);
    for (const { id, nodes } of result.violations) {
      for (const node of nodes)
        found.push(
          `${state}, ${colorScheme}: ${id}: ${node.html.slice(0, 200)} ${node.failureSummary?.split('\n').slice(1).join(' ') ?? ''}`,
        );
    }
  }
  return found;
}

for (const [name, look] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  const sets: Record<string, string[]> = {
    'the pages around the tables': [
      '/',
      '/history',
      '/leaders',
      '/profile',
      '/reset',
      '/nowhere',
      '/new/chess',
      '/table/nosuchtable',
      '/replay/nosuchmatch',
    ],
    'setting up': ALL.map(({ id }) => `/new/${id}`).slice(0, look === DESK ? ALL.length : 1),
    'the documentation': ['/docs', '/docs/operating', '/docs/bots', '/docs/nowhere', `/docs/rules/${ANY.id}`],
    'the rules': ALL.map(({ id }) => `/rules/${id}`).slice(0, look === DESK ? ALL.length : 1),
  };
  for (const [title, pages] of Object.entries(sets)) {
    test(`${title}, on ${name}`, async ({ browser }) => {
      const player = await Player.come(browser, { look, name: 'Annabel' });
      const me = await player.api<{ id: string }>('GET', '/api/me');
      const found: string[] = [];
      if (pages.includes('/')) {
        await finishedMatch(player, SHORT);
        await player.table({ game: ANY.id, others: [{ kind: 'open' }], more: { open: true } });
        pages.push(`/person/${me.id}`);
      }
      for (const path of pages) {
        await player.goto(path);
        await expect(player.page.locator('h1').first()).toBeVisible();
        await expect(player.page.locator('main [role="status"]')).toHaveCount(0);
        found.push(...(await violations(player, path)));
      }
      if (pages.includes('/')) {
        await player.goto('/');
        await player.page.locator('article [data-do="rules"]').first().click();
        await expect(player.page.locator('[role="dialog"] .rule').first()).toBeVisible();
        found.push(...(await violations(player, 'the rules in their drawer')));
      }
      expect(found).toEqual([]);
    });
  }

  for (const game of ALL) {
    test(`${game.id}: the table and the replay, on ${name}`, async ({ browser }) => {
      const player = await Player.come(browser, { look, seed: 81 });
      const found: string[] = [];
      const table = await player.table({
        game: game.id,
        others: [{ kind: 'open' }, ...bots(game.seats === 2 ? 0 : game.seats - 2)],
        options: game.options,
      });
      await player.goto(`/table/${table}`);
      await expect(player.page.locator('[data-do="start"]')).toBeVisible();
      found.push(...(await violations(player, 'waiting')));
      await player.press('[data-do="bot"]');
      await player.press('[data-do="start"]');

      const seen = new Set<string>();
      for (let count = 0; count < 400; count += 1) {
        const scene = await player.turn(game.matters);
        const phase = scene.result === null ? String(scene.view.phase) : 'over';
        if (!seen.has(phase)) {
          seen.add(phase);
          found.push(...(await violations(player, phase)));
        }
        // A phone differs from a desktop in nothing else.
        if (scene.result !== null || (look === PHONE && count === 3)) break;
        if (count === 1) {
          // The page shows a message a moment after its arrival.
          await expect(player.page.locator('[data-tool="hint"]')).toBeEnabled();
          await player.page.keyboard.press('h');
          await expect(player.page.locator('[data-part="hints"]')).toBeVisible();
          found.push(...(await violations(player, 'with a hint')));
        }
        if (count === 2) {
          const moves = player.page.locator('details.moves summary');
          await moves.click();
          found.push(...(await violations(player, 'with all moves')));
          await moves.click();
        }
        await player.move(game, scene);
      }
      if (look === PHONE) return expect([...new Set(found)]).toEqual([]);
      expect(seen.has('over')).toBe(true);
      if ((await player.page.locator('[data-tab="chat"]').count()) === 0)
        await player.press('[data-tool="side"]');
      await player.press('[data-tab="chat"]');
      found.push(...(await violations(player, 'over, with chat')));
      await player.goto(`/replay/${player.traffic.scene?.match ?? ''}`);
      await player.page.locator('input[type="range"]').fill('12');
      await expect(player.page.locator('[data-at="12"]')).toBeVisible();
      found.push(...(await violations(player, 'replay')));
      expect([...new Set(found)]).toEqual([]);
    });
  }
}
