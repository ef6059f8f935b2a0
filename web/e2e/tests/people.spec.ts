/** Accounts, the lobby, and ways to a table. */
import { expect, test } from '@playwright/test';
import { ALL, ANY } from '../games/all';
import { DESK, Player, server } from '../support/player';

test('one click from the start page to a running game, without an account', async ({ browser }) => {
  for (const { id: game } of ALL) {
    const context = await browser.newContext(DESK);
    const page = await context.newPage();
    await page.goto(server());
    await page.locator(`article[data-game="${game}"] [data-do="play"]`).click();
    await expect(page).toHaveURL(/\/table\/\w+$/);
    await expect(page.locator('[data-status="playing"] .game')).toBeVisible();
    await context.close();
  }
});

test('a guest creates an account, signs out, and signs in elsewhere', async ({ browser }) => {
  const login = `ann.${Date.now().toString(36)}`;
  const first = await Player.come(browser, { name: 'Annabel' });
  const { page } = first;
  await first.goto('/profile');
  await page.locator('#login').fill(login);
  await page.locator('#password').fill('correct horse');
  await page.locator('[data-part="entry"] button.primary').click();
  await expect(page.locator('[data-part="account"]')).toContainText(login);
  await page.locator('#name').fill('Bella');
  await page.locator('form:has(#name) button').click();
  await expect(page.locator('h1')).toHaveText('Bella');
  await page.locator('[data-do="sign-out"]').click();
  await expect(page.locator('[data-part="entry"]')).toBeVisible();

  const context = await browser.newContext(DESK);
  const other = await context.newPage();
  await other.goto(`${server()}/profile`);
  await other.locator('[data-do="other-wish"]').click();
  await other.locator('#login').fill(login);
  await other.locator('#password').fill('wrong horse');
  await other.locator('[data-part="entry"] button.primary').click();
  await expect(other.locator('[data-note="bad"]')).toBeVisible();
  await other.locator('#password').fill('correct horse');
  await other.locator('[data-part="entry"] button.primary').click();
  await expect(other.locator('h1')).toHaveText('Bella');
});

test('an open table is listed in the lobby, joined from there, and by its link', async ({ browser }) => {
  const ann = await Player.come(browser, { name: 'Ann' });
  const ben = await Player.come(browser, { name: 'Ben' });
  const cem = await Player.come(browser, { name: 'Cem' });
  await ben.goto('/');
  const table = await ann.table({
    game: ANY.id,
    others: [{ kind: 'open' }, { kind: 'open' }],
    more: { open: true },
  });
  await ann.goto(`/table/${table}`);
  await ben.page.locator(`a[href="/table/${table}"]`).click();
  await ben.press('[data-do="sit"]');
  await cem.goto('/');
  await cem.page.locator('#link').fill(`see ${table}!`);
  await cem.page.locator('form:has(#link) button').click();
  await expect(cem.page.locator('#link-error')).toBeVisible();
  await cem.page.locator('#link').fill(`${server()}/table/${table}`);
  await cem.page.locator('form:has(#link) button').click();
  await cem.press('[data-do="sit"]');
  await ann.press('[data-do="start"]');
  for (const player of [ann, ben, cem])
    await expect(player.page.locator('[data-status="playing"] .game')).toBeVisible();
  // A running game is among the person's own tables.
  await ben.goto('/');
  await expect(ben.page.locator(`a[href="/table/${table}"]`).first()).toBeVisible();
});

test('an unknown table and an unknown page have error pages', async ({ browser }) => {
  const player = await Player.come(browser);
  await player.goto('/table/nosuchtable');
  await expect(player.page.locator('h1')).toBeVisible();
  await player.goto('/no/such/page');
  await expect(player.page.locator('main h1')).toBeVisible();
  await player.goto('/replay/nosuchmatch');
  await expect(player.page.locator('h1')).toBeVisible();
  expect(player.traffic.faults).toEqual([]);
});

test('a new page takes the focus and has its own title', async ({ browser }) => {
  const player = await Player.come(browser, { name: 'Ann' });
  const { page } = player;
  await player.goto('/');
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main')).not.toBeFocused();
  const start = await page.title();
  await page.locator('nav a[href="/leaders"]').click();
  await expect(page.locator('main')).toBeFocused();
  await expect(page).not.toHaveTitle(start);
  const { id } = await player.api<{ id: string }>('GET', '/api/me');
  await player.goto(`/person/${id}`);
  await expect(page).toHaveTitle(/Ann/);
  await player.goto('/no/such/page');
  await expect(page).toHaveTitle(new RegExp((await page.locator('main h1').textContent()) ?? ''));
});
