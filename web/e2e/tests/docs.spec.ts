/** The documentation: reached from the start page, searched, and read on a phone. */
import { expect, test } from '@playwright/test';
import { DESK, PHONE, Player } from '../support/player';

test('the start page links to it, and the theme stays', async ({ browser }) => {
  const player = await Player.come(browser, { look: DESK });
  await player.goto('/');
  await player.page.evaluate(() => localStorage.setItem('cardinal-theme', 'dark'));
  await player.page.locator('main a[href="/docs"]').click();
  await expect(player.page.locator('article h1')).toBeVisible();
  await expect(player.page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await player.page.locator('button.theme').click();
  await expect(player.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await player.page.locator('header a.brand').click();
  await expect(player.page.locator('#app h1')).toBeVisible();
  await expect(player.page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the search finds a section by keyboard, without requests to other servers', async ({ browser }) => {
  const player = await Player.come(browser, { look: DESK });
  const asked: string[] = [];
  const faults: string[] = [];
  player.page.on('request', (request) => asked.push(request.url()));
  player.page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await player.goto('/docs');
  await player.page.keyboard.press('/');
  await player.page.keyboard.type('backup');
  await expect(player.page.locator('#frame-found a').first()).toBeVisible();
  await player.page.keyboard.press('ArrowDown');
  await player.page.keyboard.press('Enter');
  await expect(player.page).toHaveURL(/\/docs\/[\w-]+#[\w-]*backup/);
  await expect(player.page.locator(':target')).toBeInViewport();
  await player.page.keyboard.press('/');
  await player.page.keyboard.type('nosuchwordanywhere');
  await expect(player.page.locator('#frame-found a')).toHaveCount(0);
  await player.page.keyboard.press('Escape');
  await expect(player.page.locator('#frame-found')).toBeHidden();
  expect(asked.filter((url) => !url.startsWith(player.home))).toEqual([]);
  expect(faults).toEqual([]);
});

test('every page fits a phone, and the menu leads to each', async ({ browser }) => {
  const player = await Player.come(browser, { look: PHONE });
  await player.goto('/docs');
  const menu = player.page.locator('button.menu');
  const pages = player.page.locator('#frame-pages');
  await expect(pages).toBeHidden();
  await menu.click();
  await expect(pages).toBeVisible();
  const links = await pages
    .locator('a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(10);
  await player.page.keyboard.press('Escape');
  await expect(pages).toBeHidden();
  await expect(menu).toBeFocused();
  for (const link of links) {
    await player.goto(link);
    const [wide, room] = await player.page.evaluate(
      () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
    );
    expect(wide, link).toBeLessThanOrEqual(room);
  }
});
