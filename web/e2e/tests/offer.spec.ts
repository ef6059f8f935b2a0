/** A quick match, custom tables, the host's powers, hands for spectators, and deleted accounts. */
import { expect, test } from '@playwright/test';
import { ANY, SHORT } from '../games/all';
import { DESK, finishedMatch, Player, server } from '../support/player';

test('the first visit has no error in the console or in a request', async ({ browser }) => {
  const context = await browser.newContext(DESK);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error') faults.push(line.text());
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto(server());
  await expect(page.locator('article [data-do="play"]').first()).toBeEnabled();
  await page.goto(`${server()}/leaders`);
  await expect(page.locator('#game')).toBeVisible();
  await expect(page.locator('main [role="status"]')).toHaveCount(0);
  expect(faults).toEqual([]);
  await context.close();
});

test('an unknown game has an error page and nothing else', async ({ browser }) => {
  const player = await Player.come(browser);
  for (const path of ['/new/chess', '/rules/chess']) {
    await player.goto(path);
    await expect(player.page.locator('[data-part="lost"]')).toContainText('chess');
    await expect(player.page.locator('main form, main svg')).toHaveCount(0);
  }
  await player.page.locator('[data-part="lost"] a').click();
  await expect(player.page.locator('article').first()).toBeVisible();
  expect(player.traffic.faults).toEqual([]);
});

test('two people who want a quick match meet, and one who finds no one cancels', async ({ browser }) => {
  const [ann, ben, cem] = await Promise.all(
    ['Ann', 'Ben', 'Cem'].map((name) => Player.come(browser, { name })),
  );
  if (!ann || !ben || !cem) throw new Error('a player is missing');
  const quick = `article[data-game="${SHORT.id}"] [data-do="quick"]`;
  await ann.goto('/');
  await ann.press(quick);
  await expect(ann.page.locator('[data-part="search"]')).toBeVisible();
  await ben.goto('/');
  await ben.press(quick);
  for (const player of [ann, ben])
    await expect(player.page.locator('[data-status="playing"] .game')).toBeVisible();
  expect(new URL(ann.page.url()).pathname).toBe(new URL(ben.page.url()).pathname);

  await cem.goto('/');
  await cem.press(quick);
  await expect(cem.page.locator('[data-part="search"]')).toBeVisible();
  const table = new URL(cem.page.url()).pathname;
  await cem.press('[data-do="cancel-search"]');
  await expect(cem.page.locator('article').first()).toBeVisible();
  await expect(cem.page.locator(`a[href="${table}"]`)).toHaveCount(0);
  const { status } = await cem.api<{ status: string }>('GET', `/api/tables/${table.split('/').pop() ?? ''}`);
  expect(status).toBe('closed');
});

test('a table is set up with a custom clock, hands for spectators, and an automatic start', async ({
  browser,
}) => {
  const player = await Player.come(browser);
  const { page } = player;
  await player.goto(`/new/${ANY.id}`);
  await page.locator('#seat-1').selectOption('open');
  await page.locator('#clock').selectOption('custom');
  await page.locator('#clock-kind').selectOption('bank');
  await page.locator('#clock-minutes').fill('7.5');
  await page.locator('#clock-increment').fill('3');
  await page.locator('#grace').selectOption('300');
  await page.locator('#starts').check();
  await page.locator('#watching').selectOption('hands');
  // Hands are always shown with a delay.
  await expect(page.locator('#delay')).toHaveValue('30');
  await page.locator('#delay').selectOption('120');
  await page.locator('form button.primary').click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  const table = new URL(page.url()).pathname.split('/').pop() ?? '';
  expect(await player.api('GET', `/api/tables/${table}`)).toMatchObject({
    clock: { kind: 'bank', seconds: 450, increment: 3 },
    grace: 300,
    start_when_full: true,
    rated: false,
    spectators: { allowed: true, sight: 'hands', delay: 120 },
  });
});

test('a spectator sees the hand of a player', async ({ browser }) => {
  const ann = await Player.come(browser, { name: 'Ann' });
  const ben = await Player.come(browser, { name: 'Ben' });
  const spectators = { allowed: true, sight: 'hands', delay: 30 };
  // After the game nothing is delayed.
  const { table } = await ann.api<{ table: string }>(
    'GET',
    `/api/matches/${await finishedMatch(ann, SHORT, { spectators })}`,
  );
  await ben.goto(`/table/${table}`);
  const choice = ben.page.locator('[data-do="shoulder"]');
  await expect(choice).toHaveValue('');
  await choice.selectOption('1');
  const watcher = (): unknown => ben.traffic.last('update')?.['watcher'];
  await expect.poll(watcher).toEqual({ kind: 'shoulder', seat: 1 });
  await choice.selectOption('');
  await expect.poll(watcher).toEqual({ kind: 'spectator' });
  expect(ben.traffic.faults).toEqual([]);
});

test('the host removes a person and makes another one host', async ({ browser }) => {
  const [ann, ben, cem] = await Promise.all(
    ['Ann', 'Ben', 'Cem'].map((name) => Player.come(browser, { name })),
  );
  if (!ann || !ben || !cem) throw new Error('a player is missing');
  const table = await ann.table({ game: ANY.id, others: [{ kind: 'open' }, { kind: 'open' }] });
  await ann.goto(`/table/${table}`);
  for (const player of [ben, cem]) {
    await player.goto(`/table/${table}`);
    await player.press('[data-do="sit"]');
    await expect(player.page.locator('[data-do="sit"]')).toHaveCount(0);
  }
  const remove = ann.page.locator('section [data-do="remove"]');
  await expect(remove).toHaveCount(2);
  await remove.first().click();
  await ann.press('dialog [data-do="cancel"]');
  await expect(remove).toHaveCount(2);
  await remove.first().click();
  await ann.press('dialog [data-do="confirm"]');
  await expect(remove).toHaveCount(1);
  // A removed person sees why, and cannot come back.
  const gone = ben.page.locator('.message h1');
  await expect(gone).toBeVisible();
  await ben.page.reload();
  await expect(gone).toBeVisible();
  await expect(ben.page.locator('[data-do="sit"]')).toHaveCount(0);
  await ann.press('section [data-do="host"]');
  await expect(remove).toHaveCount(0);
  await expect(cem.page.locator('section [data-do="remove"]')).toHaveCount(1);
});

test('an account is deleted only after a question and with the password', async ({ browser }) => {
  const player = await Player.come(browser, { name: 'Annabel' });
  const { page } = player;
  const login = `gone.${Date.now().toString(36)}`;
  const { id } = await player.api<{ id: string }>('POST', '/api/sign-up', {
    login,
    password: 'correct horse',
  });
  await player.goto('/profile');
  await page.locator('[data-do="delete"]').click();
  await player.press('dialog [data-do="cancel"]');
  await expect(page.locator('dialog')).toHaveCount(0);
  await page.locator('[data-do="delete"]').click();
  await page.locator('#proof').fill('wrong horse');
  await player.press('dialog [data-do="confirm"]');
  await expect(page.locator('dialog [role="alert"]')).toBeVisible();
  await page.locator('#proof').fill('correct horse');
  await player.press('dialog [data-do="confirm"]');
  await expect(page.locator('article').first()).toBeVisible();
  expect(await player.api('GET', '/api/me')).toBeNull();
  expect(await player.api('GET', `/api/people/${id}`)).toMatchObject({ person: { kind: 'gone' } });
});

test('another device is signed out from here, and all stored data can be downloaded', async ({ browser }) => {
  const here = await Player.come(browser, { name: 'Annabel' });
  const there = await Player.come(browser);
  const account = { login: `two.${Date.now().toString(36)}`, password: 'correct horse' };
  await here.api('POST', '/api/sign-up', account);
  await there.api('POST', '/api/sign-in', account);
  await here.goto('/profile');
  await expect(here.page.locator('[data-session]')).toHaveCount(2);
  await here.press('[data-do="end-session"]');
  await expect(here.page.locator('[data-session]')).toHaveCount(1);
  expect(await there.api('GET', '/api/me')).toBeNull();
  const coming = here.page.waitForEvent('download');
  await here.press('[data-part="data"] a[download]');
  expect((await coming).suggestedFilename()).toBe('cardinal-data.json');
});

test('a replay with the knowledge of one seat does not list later moves', async ({ browser }) => {
  const player = await Player.come(browser);
  const match = await finishedMatch(player, SHORT);
  await player.goto(`/replay/${match}`);
  const steps = player.page.locator('[data-step]');
  const last = async (): Promise<number> => Number(await steps.last().getAttribute('data-step'));
  await expect(steps.first()).toBeVisible();
  const whole = await last();
  await player.page.locator('#eyes').selectOption('0');
  await player.page.locator('input[type="range"]').fill('6');
  await expect(player.page.locator('[data-at="6"]')).toBeVisible();
  await expect.poll(last).toBeLessThanOrEqual(6);
  await player.page.locator('#eyes').selectOption('');
  await expect.poll(last).toBe(whole);
});
