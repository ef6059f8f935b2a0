/** Screenshots of every page and table, in both themes, on a phone and on a desktop: `npm run shots` writes them to `shots/`. */
import { expect, test } from '@playwright/test';
import { ALL, ANY } from './games/all';
import { bots, DESK, finishedMatch, PHONE, Player } from './support/player';

const DEVICES = [
  ['desk', DESK],
  ['phone', { ...PHONE, deviceScaleFactor: 1 }],
] as const;

/** Takes screenshots of the page in both themes. */
async function shoot(player: Player, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await player.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(player.page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await player.page.screenshot({ path: `shots/${name}-${colorScheme}.png` });
  }
}

for (const [device, look] of DEVICES) {
  test(`pages on a ${device}`, async ({ browser }) => {
    const player = await Player.come(browser, { look, name: 'Annabel' });
    const me = await player.api<{ id: string }>('GET', '/api/me');
    for (const game of ALL) await finishedMatch(player, game);
    await player.table({ game: ANY.id, others: [{ kind: 'open' }], more: { open: true } });
    const pages: Record<string, string> = {
      start: '/',
      setup: `/new/${ANY.id}`,
      rules: `/rules/${ANY.id}`,
      history: '/history',
      leaders: '/leaders',
      profile: '/profile',
      person: `/person/${me.id}`,
      lost: '/nowhere',
      'no-table': '/table/nosuchtable',
      'no-game': '/new/chess',
    };
    for (const [name, path] of Object.entries(pages)) {
      await player.goto(path);
      await expect(player.page.locator('h1').first()).toBeVisible();
      await expect(player.page.locator('main [role="status"]')).toHaveCount(0);
      await shoot(player, `${device}-page-${name}`);
    }
    await player.goto(`/new/${ANY.id}`);
    await player.page.locator('#seat-1').selectOption('open');
    await player.page.locator('#clock').selectOption('custom');
    await player.page.locator('#watching').selectOption('hands');
    await player.page.locator('#clock').scrollIntoViewIfNeeded();
    await shoot(player, `${device}-page-setup-more`);
    await player.goto('/profile');
    await player.page.locator('[data-do="delete"]').click();
    await expect(player.page.locator('dialog')).toBeVisible();
    await shoot(player, `${device}-page-delete`);
    // Of several people, one is the host.
    const [ben, cem] = [
      await Player.come(browser, { name: 'Benedikt' }),
      await Player.come(browser, { name: 'Cem' }),
    ];
    const table = await player.table({
      game: ANY.id,
      others: [{ kind: 'open' }, { kind: 'open' }],
      more: { spectators: { allowed: true, sight: 'hands', delay: 30 } },
    });
    for (const [seat, other] of [ben, cem].entries())
      await other.api('POST', `/api/tables/${table}/orders/sit`, { do: 'sit', seat: seat + 1 });
    await player.goto(`/table/${table}`);
    await expect(player.page.locator('section [data-do="remove"]')).toHaveCount(2);
    await shoot(player, `${device}-page-host`);
    if ((await player.page.locator('[data-tab="chat"]').count()) === 0)
      await player.press('[data-tool="side"]');
    await player.press('[data-tab="chat"]');
    await shoot(player, `${device}-page-host-chat`);
    await player.goto('/');
    await player.page.locator(`article[data-game="${ANY.id}"] [data-do="quick"]`).click();
    await expect(player.page.locator('[data-part="search"]')).toBeVisible();
    await shoot(player, `${device}-page-quick`);
    // After the game, spectators see everything without a delay.
    for (const other of [ben, cem])
      await other.api('POST', `/api/tables/${table}/orders/stand`, { do: 'stand' });
    const over = await ben.table({
      game: ANY.id,
      others: bots(ANY.seats - 1),
      options: ANY.options,
      more: { spectators: { allowed: true, sight: 'hands', delay: 30 } },
    });
    await player.goto(`/table/${over}`);
    await expect(player.page.locator('[data-do="shoulder"]')).toBeVisible({ timeout: 120_000 });
    await shoot(player, `${device}-page-shoulder`);
    await player.goto('/');
    await player.page.locator('article [data-do="rules"]').first().click();
    await expect(player.page.locator('[role="dialog"] .rule').first()).toBeVisible();
    await shoot(player, `${device}-page-drawer`);
  });

  for (const game of ALL) {
    test(`${game.id} on a ${device}`, async ({ browser }) => {
      const player = await Player.come(browser, { look, name: 'Annabel', seed: 91 });
      const table = await player.table({
        game: game.id,
        others: [{ kind: 'open' }, ...bots(game.crowd - 2)],
        options: game.options,
      });
      const name = `${device}-${game.id}`;
      await player.goto(`/table/${table}`);
      await expect(player.page.locator('[data-do="start"]')).toBeVisible();
      if (game === ANY) await shoot(player, `${device}-page-waiting`);
      await player.press('[data-do="bot"]');
      await player.press('[data-do="start"]');
      const seen = new Set<string>();
      for (let count = 0; count < 600; count += 1) {
        const scene = await player.turn(game.matters);
        const phase = scene.result === null ? String(scene.view.phase) : 'over';
        if (!seen.has(phase) || count === 7) {
          await shoot(player, `${name}-${seen.has(phase) ? 'later' : phase}`);
          seen.add(phase);
        }
        if (count === 3 && scene.result === null) {
          await player.press('[data-tool="hint"]');
          await expect(player.page.locator('[data-part="hints"]')).toBeVisible();
          await shoot(player, `${name}-hint`);
        }
        if (scene.result !== null) break;
        await player.move(game, scene);
      }
      if (game === ANY) {
        if ((await player.page.locator('[data-tab="chat"]').count()) === 0)
          await player.press('[data-tool="side"]');
        await player.press('[data-tab="chat"]');
        await shoot(player, `${name}-chat`);
      }
      await player.goto(`/replay/${player.traffic.scene?.match ?? ''}`);
      await player.page.locator('input[type="range"]').fill('14');
      await expect(player.page.locator('[data-at="14"]')).toBeVisible();
      await shoot(player, `${name}-replay`);
      if (game !== ANY) return;
      await player.press('[data-part="fair"] button');
      await expect(player.page.locator('[data-verdict]')).toBeVisible();
      await shoot(player, `${name}-fair`);
    });
  }
}

test('a full table of the largest size', async ({ browser }) => {
  for (const [device, look] of DEVICES) {
    const player = await Player.come(browser, { look, name: 'Annabel', seed: 92 });
    const games = await player.api<{ id: string; seats: number[] }[]>('GET', '/api/games');
    const most = (seats: number[]): number => Math.max(...seats);
    const [largest] = games.sort((one, other) => most(other.seats) - most(one.seats));
    if (!largest) throw new Error('the server offers no game');
    await player.goto(
      `/table/${await player.table({ game: largest.id, others: bots(most(largest.seats) - 1) })}`,
    );
    await player.turn();
    await shoot(player, `${device}-${largest.id}-full`);
  }
});

// A tablet, and a zoom of 200 %, which halves the room.
for (const [device, look] of [
  ['tablet', { viewport: { width: 768, height: 1024 } }],
  ['zoom', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
] as const) {
  test(`in between: ${device}`, async ({ browser }) => {
    const player = await Player.come(browser, { look, name: 'Annabel', seed: 93 });
    await player.goto('/');
    await expect(player.page.locator('h1').first()).toBeVisible();
    await shoot(player, `${device}-page-start`);
    for (const game of ALL) {
      await player.goto(`/table/${await player.table({ game: game.id, others: bots(game.seats - 1) })}`);
      await player.turn(game.matters);
      await shoot(player, `${device}-${game.id}`);
    }
  });
}
