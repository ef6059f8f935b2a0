/** Guided first games, several people at one device, and checking the shuffles. */
import { expect, test } from '@playwright/test';
import { ALL } from '../games/all';
import { chain } from '../games/chain';
import { numboom } from '../games/numboom';
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
      const before = player.traffic.actions;
      await game.perform(player, action, scene);
      await expect.poll(() => player.traffic.actions).toBe(before + 1);
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
  expect(player.traffic.actions).toBe(0);
  expect(player.traffic.scene?.lesson?.step).toBe(0);
  // It is a guided game after a reload as well, and is called one.
  await chain.perform(player, { do: 'take', slot: marked }, scene);
  await expect.poll(() => player.traffic.scene?.lesson?.step).toBe(1);
  await player.page.reload();
  await expect(player.page.locator('[data-part="lesson"]')).toHaveAttribute('data-step', '1');
  await expect(player.page.locator('[data-part="taught"]')).toHaveCount(1);
});

/** Ann opens a table at her device for herself and Ben, who sits beside her; bots have the other seats. Gives its id. */
async function beside(ann: Player, game: string, seats: number): Promise<string> {
  await ann.goto(`/new/${game}`);
  await ann.page.locator('#seats').selectOption(String(seats));
  await ann.page.locator('#seat-1').selectOption('here');
  await ann.page.locator('[data-part="guest"]').fill('Ben');
  await ann.page.locator('form button.primary').click();
  await expect(ann.page.locator(PASS)).toBeVisible();
  return new URL(ann.page.url()).pathname.split('/').pop() ?? '';
}
const PASS = '[data-part="pass"]';
const TAKE = `${PASS} [data-do="take"]`;

/** Keeps in the page what was wrong: cards shown or read out while the device is handed over, and anything read out for two. */
function witness(): void {
  const slips: string[] = [];
  Object.assign(window, { slips });
  let last = '';
  new MutationObserver(() => {
    const text = document.querySelector('[aria-live="polite"].sr-only')?.textContent ?? '';
    const said = text.trim();
    if (said !== '' && text !== last && said === last.trim()) slips.push(`twice: ${said}`);
    last = text;
    const held = document.querySelector('.frame') !== null;
    const taken = document.querySelector('[data-part="pass"]') === null && 'taken' in window;
    if (!taken && (said !== '' || held)) slips.push(held ? 'a hand was shown' : said);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

test('two people at one device never see or hear of each other\'s cards', async ({ browser }) => {
  const player = await Player.come(browser, { name: 'Ann' });
  const { page } = player;
  await page.addInitScript(witness);
  const table = await beside(player, 'chain', 4);
  const hand = page.locator('.frame');
  const pass = page.locator(PASS);
  const slips = (): Promise<string[]> => page.evaluate(() => (window as unknown as { slips: string[] }).slips);
  async function take(): Promise<void> {
    await page.evaluate(() => Object.assign(window, { taken: true }));
    await page.locator(TAKE).click();
    await expect(page.locator('.turn.mine')).toBeVisible();
    await expect(hand).toBeVisible();
  }
  const names: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await expect(pass).toBeVisible();
    await expect(hand).toHaveCount(0);
    names.push((await pass.locator('h1').textContent()) ?? '');
    await take();
    await page.locator('[data-slot="0"] [data-card]').first().click();
  }
  // The device changes hands with every turn, and each of the two is called by name.
  expect(names.filter((name) => name.includes('Ben')).length).toBe(2);
  expect(names.filter((name) => name.includes('Ann')).length).toBe(2);
  await expect(pass).toBeVisible();
  expect(await slips()).toEqual([]);
  // A reload hands it over again, whoever is on turn; so it is with both of them.
  for (let turn = 0; turn < 2; turn += 1) {
    const heading = await pass.locator('h1').textContent();
    await page.reload();
    await expect(pass.locator('h1')).toHaveText(heading ?? '');
    expect(await slips()).toEqual([]);
    await take();
    await page.reload();
    await expect(pass.locator('h1')).toHaveText(heading ?? '');
    expect(await slips()).toEqual([]);
    await take();
    await page.locator('[data-slot="0"] [data-card]').first().click();
    await expect(pass.locator('h1')).not.toHaveText(heading ?? '');
  }
  // A game that rests stays covered.
  await player.api('POST', `/api/tables/${table}/orders/rest`, { do: 'pause' });
  const { vote } = await player.api<{ vote: { id: number } }>('GET', `/api/tables/${table}`);
  await page.evaluate(async ({ table, vote }) => {
    const [[, [ben]]] = JSON.parse(localStorage.getItem('cardinal-companions') ?? '') as [[string, [{ token: string }]]];
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${ben.token}` };
    await fetch(`/api/tables/${table}/orders/agree`, { method: 'POST', credentials: 'omit', headers, body: JSON.stringify({ do: 'vote', vote, yes: true }) });
  }, { table, vote: vote.id });
  await expect.poll(() => player.traffic.last('table')?.table).toMatchObject({ status: 'paused' });
  await expect(pass).toBeVisible();
  await page.locator(TAKE).click();
  await page.locator('[data-do="resume"]').click();
  await expect(page.locator('[data-status="playing"]')).toBeVisible();
  expect(player.traffic.faults).toEqual([]);
});

test('a move is taken back before the device is handed on, if the other one agrees', async ({ browser }) => {
  const player = await Player.come(browser, { name: 'Ann' });
  const { page } = player;
  await beside(player, 'chain', 2);
  const heading = page.locator(`${PASS} h1`);
  const first = (await heading.textContent()) ?? '';
  await page.locator(TAKE).click();
  await page.locator('[data-slot="0"] [data-card]').first().click();
  await expect(heading).not.toHaveText(first);
  // A card has come into the open, so the other one is asked.
  await page.locator(`${PASS} [data-do="undo"]`).click();
  await expect(page.locator(`${PASS} [data-do="undo"]`)).toHaveCount(0);
  await page.locator(TAKE).click();
  await page.locator('[data-vote="undo"] [data-do="agree"]').click();
  await expect(heading).toHaveText(first);
  expect(player.traffic.faults).toEqual([]);
});

test('whoever looks last plays again for everybody at the device', async ({ browser }) => {
  const player = await Player.come(browser, { name: 'Ann', seed: 77 });
  const { page, traffic } = player;
  await beside(player, 'numboom', 2);
  const outcome = page.locator('[data-part="outcome"]');
  const mine = page.locator('[data-turn="mine"]');
  const shown = page.locator('.game:not([aria-busy="true"])');
  for (;;) {
    await expect(page.locator(PASS).or(mine).or(outcome).first()).toBeVisible();
    if (await outcome.isVisible()) break;
    if (await page.locator(PASS).isVisible()) await page.locator(TAKE).click();
    const moment = await shown.getAttribute('data-moment');
    // Both of them are sent the same moment; the one on turn is told what may be done.
    const due = traffic.received.findLast((message) => message.on === 'update' && `${message.match_id}:${message.seq}` === moment && (message.outlook?.legal ?? []).length > 0);
    if (!due) continue;
    const scene = { match: due.match_id ?? '', seq: due.seq ?? 0, view: due.view, legal: due.outlook?.legal ?? [], result: null, lesson: null };
    const flip = scene.legal.find((action) => action.do === 'flip');
    await numboom.perform(player, flip ?? numboom.choose(scene, player.random), scene);
    await expect(page.locator(`.game[data-moment="${moment}"]`)).toHaveCount(0);
  }
  const before = await page.locator('.game').getAttribute('data-moment');
  await page.locator('[data-do="rematch"]').click();
  await page.locator(TAKE).click();
  await expect(page.locator('[data-status="playing"] .game')).toBeVisible();
  await expect(outcome).toHaveCount(0);
  expect((await page.locator('.game').getAttribute('data-moment'))?.split(':')[0]).not.toBe(before?.split(':')[0]);
  expect(traffic.faults).toEqual([]);
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

test('a game that is started from here has shown its fingerprint before the deal', async ({ browser }) => {
  const player = await Player.come(browser);
  const { page } = player;
  await player.goto('/new/numboom');
  await page.locator('#pace').selectOption('instant');
  await page.locator('form button.primary').click();
  await expect(page.locator('[data-status="playing"] .game')).toBeVisible();
  await page.locator('[data-do="stand"]').click();
  await expect(page.locator('[data-part="outcome"]')).toBeVisible();
  await player.press('[data-part="fair"] button');
  await expect(page.locator('[data-part="fair"] [data-verdict]')).toHaveAttribute('data-verdict', 'same');
});
