/** Reports to operators, and what operators do. */
import { expect, test } from '@playwright/test';
import { ANY } from '../games/all';
import { admin } from '../support/admin';
import { DESK, Player, server } from '../support/player';

interface Report {
  person: string;
  line: number | null;
  words: string | null;
  reason: string;
  remark: string;
}

test('a line and a person are reported, and only the operators learn of it', async ({ browser }) => {
  const ann = await Player.come(browser, { name: 'Ann' });
  const ben = await Player.come(browser, { name: 'Ben' });
  const { id } = await ben.api<{ id: string }>('GET', '/api/me');
  const table = await ann.table({ game: ANY.id, others: [{ kind: 'open' }] });
  await ben.api('POST', `/api/tables/${table}/orders/sit`, { do: 'sit', seat: null });
  await ann.api('POST', `/api/tables/${table}/orders/start`, { do: 'start' });
  await ben.goto(`/table/${table}`);
  await ann.goto(`/table/${table}`);
  await ben.api('POST', `/api/tables/${table}/orders/rude`, { do: 'say', text: 'rude words' });
  await ann.press('[data-tab="chat"]');
  await ann.press('[data-do="report-line"]');
  const dialog = ann.page.locator('dialog[open]');
  await expect(dialog).toContainText('rude words');
  await dialog.locator('input[value="abuse"]').check();
  await dialog.locator('textarea').fill('look at this');
  await dialog.locator('[data-do="confirm"]').click();
  await expect(ann.page.locator('[data-note="good"]')).toBeVisible();
  await ann.press('[data-do="report"]');
  await dialog.locator('input[value="stalling"]').check();
  await dialog.locator('[data-do="confirm"]').click();
  await expect(dialog).toHaveCount(0);
  const reports = admin<Report[]>('reports').filter((report) => report.person === id);
  expect(reports.map(({ reason, words, remark }) => [reason, words, remark])).toEqual([
    ['abuse', 'rude words', 'look at this'],
    ['stalling', null, ''],
  ]);
  expect(JSON.stringify(ben.traffic)).not.toContain('look at this');
  // An operator deletes the line, and it disappears from the screens.
  admin('delete-line', table, String(reports[0]?.line));
  await expect(ann.page.locator('[data-line="said"]')).not.toContainText('rude words');
});

test('a reset link sets a new password, once', async ({ browser }) => {
  const login = `forgetful.${Date.now().toString(36)}`;
  const ann = await Player.come(browser, { name: 'Ann' });
  await ann.api('POST', '/api/sign-up', { login, password: 'correct horse' });
  const { code } = admin<{ code: string }>('reset-password', login);
  const context = await browser.newContext(DESK);
  const page = await context.newPage();
  await page.goto(`${server()}/reset#${code}`);
  await expect(page.locator('[data-part="reset"]')).toContainText(login);
  expect(page.url()).not.toContain(code);
  await page.locator('#new').fill('battery staple');
  await page.locator('[data-part="reset"] button.primary').click();
  await expect(page.locator('[data-part="account"]')).toContainText(login);
  // The old session has ended, and so has the link.
  await ann.goto('/profile');
  await expect(ann.page.locator('[data-part="entry"]')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${server()}/reset#${code}`);
  await expect(page.locator('[data-part="over"]')).toBeVisible();
});

test('a banned person sees why, and cannot sign in', async ({ browser }) => {
  const login = `rude.${Date.now().toString(36)}`;
  const ann = await Player.come(browser, { name: 'Ann' });
  await ann.api('POST', '/api/sign-up', { login, password: 'correct horse' });
  await ann.goto('/profile');
  await expect(ann.page.locator('[data-part="account"]')).toBeVisible();
  admin('ban', login, '--reason', 'harsh words', '--for', '7d');
  await expect(ann.page.locator('[data-note="bad"]')).toContainText('harsh words');
  await expect(ann.page.locator('[data-part="entry"]')).toBeVisible();
  await ann.page.locator('[data-do="other-wish"]').click();
  await ann.page.locator('#login').fill(login);
  await ann.page.locator('#password').fill('correct horse');
  await ann.page.locator('[data-part="entry"] button.primary').click();
  await expect(ann.page.locator('[data-note="bad"]')).toContainText('harsh words');
});
