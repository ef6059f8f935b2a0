/** Chain in the browser: settlement by dragging cards, secrets, and two people sharing a device. */
import { expect, test } from '@playwright/test';
import { beside, PASS, TAKE } from '../support/device';
import { dragByFinger, dragByMouse } from '../support/hands';
import { bots, DESK, PHONE, Player } from '../support/player';
import chain from './chain';

const number = (card: string): number => (card.startsWith('X') ? -9 : Number(card.slice(1)));

for (const [by, look, drag] of [
  ['mouse', DESK, dragByMouse],
  ['finger', PHONE, dragByFinger],
] as const) {
  test(`chain: a settlement by drag with a ${by}`, async ({ browser }) => {
    const player = await Player.come(browser, { seed: 61, look });
    await player.goto(`/table/${await player.table({ game: 'chain', others: bots(2) })}`);
    for (;;) {
      const scene = await player.turn();
      if (scene.view.phase === 'settle') break;
      await player.move(chain, scene);
    }
    const { page } = player;
    const sheet = (): { left: string[]; groups: { cards: string[] }[]; points: number } =>
      player.traffic.scene?.view.players[0].sheet;
    const left = sheet().left.filter((card) => number(card) >= 0);
    const pairs = left.flatMap((one) =>
      left
        .filter((other) => other !== one && [0, 1].includes(number(other) - number(one)))
        .map((other) => [one, other] as const),
    );
    const [one, other] = pairs[0] ?? ['', ''];

    const card = (name: string) => page.locator(`[data-spot="${name}"]`);
    await drag(page, card(other).locator('[data-card]'), card(one));
    await expect(card(one).locator('[data-card]')).toHaveAttribute('aria-pressed', 'true');
    await expect(card(other).locator('[data-card]')).toHaveAttribute('aria-pressed', 'true');
    await page.locator('[data-offer]').first().click();
    const group = page.locator('[data-group]').first();
    await expect(group.locator('[role="img"]')).toHaveCount(2);
    await expect(page.locator('[data-points]')).not.toHaveText('0');

    // A third card joins the group; one that does not fit is refused with its clause.
    await player.turn();
    const scene = player.traffic.scene;
    const joins = (scene?.legal ?? [])
      .filter((action) => action.do === 'lay' && action['group'] === 0)
      .map((action) => String(action['card']));
    const stranger = sheet().left.find((name) => number(name) >= 0 && !joins.includes(name));
    if (stranger) {
      await drag(page, card(stranger).locator('[data-card]'), group);
      await expect(page.locator('[data-rule]').first()).toBeVisible();
      await expect(group.locator('[role="img"]')).toHaveCount(2);
    }
    const joining = joins.find((name) => !name.startsWith('X'));
    if (joining) {
      await drag(page, card(joining).locator('[data-card]'), group);
      await expect(group.locator('[role="img"]')).toHaveCount(3);
    }
    // A group can be taken back, and the best groups declared on demand.
    const points = Number(await page.locator('[data-points]').textContent());
    await player.turn();
    await player.press('[data-do="take_back"]');
    await expect(page.locator('[data-group]')).toHaveCount(0);
    await player.turn();
    await player.press('[data-do="best"]');
    await expect
      .poll(async () => Number(await page.locator('[data-points]').textContent()))
      .toBeGreaterThanOrEqual(points);
    await player.turn((action) => action.do === 'seal');
    await player.press('[data-do="seal"]');
    await expect(page.locator('[data-do="seal"]')).toHaveCount(0);
    expect(player.traffic.faults).toEqual([]);
  });
}

test('chain: no one sees a settlement before everyone has sealed theirs', async ({ browser }) => {
  const ann = await Player.come(browser, { seed: 51 });
  const ben = await Player.come(browser, { name: 'Ben', seed: 52 });
  const table = await ann.table({ game: 'chain', others: [{ kind: 'open' }] });
  await ann.goto(`/table/${table}`);
  await ben.goto(`/table/${table}`);
  await ben.press('[data-do="sit"]');
  await ann.press('[data-do="start"]');
  await Promise.all([ann.play(chain), ben.play(chain)]);
  for (const [seat, { traffic }] of [
    [0, ann],
    [1, ben],
  ] as const) {
    let looked = 0;
    for (const message of traffic.received) {
      if (message.on !== 'update' || message.view.phase !== 'settle') continue;
      looked += 1;
      expect(message.view.players[1 - seat].sheet).toBeNull();
      expect(message.view.players[1 - seat].settled).toBeNull();
    }
    expect(looked).toBeGreaterThan(0);
  }
});

test('a lesson waits for the marked move and says so', async ({ browser }) => {
  const player = await Player.come(browser, { look: PHONE });
  await player.goto('/');
  await player.press('article[data-game="chain"] [data-do="lesson"]');
  const scene = await player.turn();
  const marked = Number(scene.lesson?.action?.['slot']);
  await chain.perform(player, { do: 'take', slot: (marked + 1) % 5 }, scene);
  await expect(player.page.locator('[data-note]').first()).toBeVisible();
  expect(player.traffic.actions).toBe(0);
  expect(player.traffic.scene?.lesson?.step).toBe(0);
  // It is still a lesson after a reload, and is labelled as one.
  await chain.perform(player, { do: 'take', slot: marked }, scene);
  await expect.poll(() => player.traffic.scene?.lesson?.step).toBe(1);
  await player.page.reload();
  await expect(player.page.locator('[data-part="lesson"]')).toHaveAttribute('data-step', '1');
  await expect(player.page.locator('[data-part="taught"]')).toHaveCount(1);
});

/** Records violations in the page: cards shown or read out while the device is handed over, and anything read out for both players. */
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

test("two people at one device never see or hear each other's cards", async ({ browser }) => {
  const player = await Player.come(browser, { name: 'Ann' });
  const { page } = player;
  await page.addInitScript(witness);
  const table = await beside(player, 'chain', 4);
  const hand = page.locator('.frame');
  const pass = page.locator(PASS);
  const slips = (): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { slips: string[] }).slips);
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
  // The device changes hands with every turn, and each player is called by name.
  expect(names.filter((name) => name.includes('Ben')).length).toBe(2);
  expect(names.filter((name) => name.includes('Ann')).length).toBe(2);
  await expect(pass).toBeVisible();
  expect(await slips()).toEqual([]);
  // A reload asks for the hand-over again, in the turn of either player.
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
  // A paused game stays covered.
  await player.api('POST', `/api/tables/${table}/orders/rest`, { do: 'pause' });
  const { vote } = await player.api<{ vote: { id: number } }>('GET', `/api/tables/${table}`);
  await page.evaluate(
    async ({ table, vote }) => {
      const [[, [ben]]] = JSON.parse(localStorage.getItem('cardinal-companions') ?? '') as [
        [string, [{ token: string }]],
      ];
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${ben.token}` };
      await fetch(`/api/tables/${table}/orders/agree`, {
        method: 'POST',
        credentials: 'omit',
        headers,
        body: JSON.stringify({ do: 'vote', vote, yes: true }),
      });
    },
    { table, vote: vote.id },
  );
  await expect.poll(() => player.traffic.last('table')?.table).toMatchObject({ status: 'paused' });
  await expect(pass).toBeVisible();
  await page.locator(TAKE).click();
  await page.locator('[data-do="resume"]').click();
  await expect(page.locator('[data-status="playing"]')).toBeVisible();
  expect(player.traffic.faults).toEqual([]);
});

test('a move is taken back before the device is handed over, if the opponent agrees', async ({ browser }) => {
  const player = await Player.come(browser, { name: 'Ann' });
  const { page } = player;
  await beside(player, 'chain', 2);
  const heading = page.locator(`${PASS} h1`);
  const first = (await heading.textContent()) ?? '';
  await page.locator(TAKE).click();
  await page.locator('[data-slot="0"] [data-card]').first().click();
  await expect(heading).not.toHaveText(first);
  // The move has revealed a card, so the opponent is asked.
  await page.locator(`${PASS} [data-do="undo"]`).click();
  await expect(page.locator(`${PASS} [data-do="undo"]`)).toHaveCount(0);
  await page.locator(TAKE).click();
  await page.locator('[data-vote="undo"] [data-do="agree"]').click();
  await expect(heading).toHaveText(first);
  expect(player.traffic.faults).toEqual([]);
});
