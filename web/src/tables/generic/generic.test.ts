import { readdirSync, readFileSync } from 'node:fs';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { speech } from '../../lib/words/speech.svelte';
import type { TableProps } from '../props';
import { handOf, isBrief, label, mentions, shapeOf, sizeOf } from './shape';
import Table from './Table.svelte';
import { describeAction, describeNotice } from './words';

const NAMES = ['Ann', 'Ben', 'Cem'];
/** A view with every form a value can have. */
const VIEW = {
  seat: 0,
  phase: 'second_half',
  round: 3,
  share: 0.5,
  open: true,
  covered: false,
  last: null,
  starter: 1,
  top_card: 'R7',
  aside: [],
  row: ['R1', null, 'X?'],
  board: [
    [1, 2],
    [3, 4],
    [5, 6],
  ],
  pairs: [['a1'], ['b2', 'b3']],
  trick: [{ seat: 2, cards: ['R4', 'R5'] }],
  totals: [5, 0, -2],
  pace: { drawn: 4, nested: { deep: { deeper: ['yes'] } } },
  nothing: {},
  unseen: Array.from({ length: 30 }, (_, at) => `C${at}`),
  options: { length: 'short' },
  players: [
    { hand: ['R4', 'R5', '7?'], size: 3, note: '<b>bold</b>' },
    { hand: null, size: 2, note: '' },
    { hand: null, size: 1, note: 'a long note with spaces' },
  ],
};
const LEGAL = [
  { do: 'play', card: 'R4' },
  { do: 'play', card: '7?=72' },
  { do: 'take_back' },
  { do: 'give', card: 'R4', seat: 1 },
];

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = '';
});

function show(props: Partial<TableProps<unknown, unknown>>): HTMLElement {
  if (shown) void unmount(shown);
  shown = mount(Table, {
    target: document.body,
    props: { view: VIEW, legal: [], seat: 0, names: NAMES, act: () => {}, lastNotices: [], ...props },
  });
  flushSync();
  return document.body;
}
const all = (selector: string): HTMLElement[] => [...document.body.querySelectorAll<HTMLElement>(selector)];
const texts = (selector: string): string[] =>
  all(selector).map((one) => one.textContent?.replace(/\s+/g, ' ').trim() ?? '');
/** Texts without their spaces: those between elements are up to the markup. */
const packed = (selector: string): string[] => texts(selector).map((text) => text.replaceAll(' ', ''));

describe('the shape of a value', () => {
  it('differs for every type of JSON', () => {
    const kinds = (values: unknown[]) => values.map((value) => shapeOf(value).kind);
    expect(kinds([null, undefined, true, 0, -1.5, '', 'text'])).toEqual(
      Array.from({ length: 7 }, () => 'scalar'),
    );
    expect(kinds([[], ['a'], [1, null, true]])).toEqual(['row', 'row', 'row']);
    expect(kinds([VIEW.board, VIEW.pairs, VIEW.trick, [[], []]])).toEqual(['grid', 'list', 'list', 'list']);
    expect(kinds([{}, { a: 1 }])).toEqual(['group', 'group']);
  });

  it('has a size and a label', () => {
    expect([sizeOf(null), sizeOf([]), sizeOf([1, { a: 2, b: [3, 4] }])]).toEqual([1, 0, 4]);
    expect([isBrief(4), isBrief([]), isBrief([1]), isBrief({})]).toEqual([true, true, false, false]);
    expect([label('known_by'), label('x'), label('')]).toEqual(['Known by', 'X', '']);
  });

  it('finds the viewer’s cards', () => {
    expect(handOf(VIEW, 0)).toEqual(['R4', 'R5', '7?']);
    expect(handOf(VIEW, 1)).toBeNull();
    expect(handOf(VIEW, null)).toBeNull();
    expect(handOf({ hands: [[], ['a']] }, 1)).toEqual(['a']);
    expect(handOf({ hand: ['a', null] }, 3)).toEqual(['a']);
    expect(handOf({ players: [{ hand: { bomb: 1, '2': 2, rest: 0 } }] }, 0)).toEqual(['2', '2', 'bomb']);
    for (const other of [
      null,
      7,
      'text',
      [],
      { hand: 4 },
      { hand: [{}] },
      { hand: ['a long text'] },
      { players: 'three' },
    ])
      expect(handOf(other, 0)).toBeNull();
  });

  it('finds the moves with a card', () => {
    expect(LEGAL.map((action) => mentions(action, 'R4'))).toEqual([true, false, false, true]);
    expect(LEGAL.map((action) => mentions(action, '7?'))).toEqual([false, true, false, false]);
    expect(mentions({ do: 'lay', cards: [['R4']] }, 'R4')).toBe(true);
    expect(mentions(null, 'R4')).toBe(false);
  });
});

describe('a made-up game at the generic table', () => {
  it('shows the players with score, turn and the values of their seats', () => {
    show({ outlook: { turn: [1], scores: [4, 9, 0] } });
    const [ann = '', ben = '', cem = ''] = packed('.seats li.panel');
    expect(ann).toMatch(/^Ann\(you\)score4Size3Note<b>bold<\/b>$/);
    expect(ben).toMatch(/^▸Benplayingscore9Hand–nothingknownSize2/);
    expect(cem).toContain('alongnotewithspaces');
    expect(all('b')).toEqual([]);
  });

  it('shows every value of the view', () => {
    show({});
    const facts = Object.fromEntries(
      all('.felt section:not(.board) > dl > div').map((entry) => [
        entry.querySelector('dt')?.textContent,
        entry.querySelector('dd')?.textContent?.trim(),
      ]),
    );
    expect(facts).toMatchObject({
      Phase: 'second half',
      Round: '3',
      Share: '0.5',
      Open: 'Yes',
      Covered: 'No',
      Last: '–nothing known',
      Starter: 'Ben',
      'Top card': 'R7',
      Aside: 'none',
    });
    expect(texts('.felt section h2')).toEqual([
      'Board',
      'The table',
      'Row',
      'Pairs',
      'Trick',
      'Totals',
      'Pace',
      'Nothing',
    ]);
    expect(all('.board .grid > li')).toHaveLength(3);
    expect(packed('.felt section')).toEqual(
      expect.arrayContaining([
        'Trick1SeatCemCardsR4R5',
        'TotalsAnn5Ben0Cem-2',
        'PaceDrawn4NestedDeepDeeperyes',
        'Nothingnone',
      ]),
    );
    // What is large, and the options, can be opened.
    expect(texts('details:not(.moves) summary')).toEqual(['Unseen (30)', 'Options (1)']);
    expect(texts('details:not(.moves) .chip')).toHaveLength(30);
  });

  it('has the hand and all moves, and only those of a chosen card', () => {
    const act = vi.fn();
    show({ legal: LEGAL, act, hint: { seat: 1, card: 'R4', do: 'give' } });
    expect(texts('.hand li')).toEqual(['R4', 'R5', '7?']);
    expect(all('.hand button').map((one) => one.dataset.card)).toEqual(['R4', '7?']);
    expect(all('details.moves[open]')).toHaveLength(1);
    expect(texts('[data-move]')).toEqual([
      'Play: card R4',
      'Play: card 7?=72',
      'Take back',
      'Give: card R4, seat Ben',
    ]);
    expect(texts('[data-move].hinted')).toEqual(['Give: card R4, seat Ben']);
    all('.hand button')[1]?.click();
    flushSync();
    expect(texts('[data-move]')).toEqual(['Play: card 7?=72']);
    all('[data-move]')[0]?.click();
    expect(act).toHaveBeenCalledExactlyOnceWith({ do: 'play', card: '7?=72' });
    all('.hand button')[1]?.click();
    flushSync();
    expect(texts('[data-move]')).toHaveLength(4);
  });

  it('shows a spectator no hand and no moves', () => {
    show({ seat: null, view: { ...VIEW, seat: null } });
    expect(all('.hand, .prompt, [data-move]')).toEqual([]);
  });

  it('survives any view', () => {
    for (const view of [
      null,
      true,
      7,
      'text',
      [],
      ['R4'],
      [[1], 'x'],
      {},
      { players: [1, 2, 3] },
      { players: [{}] },
      { hand: 'none' },
    ]) {
      show({ view, legal: ['pass', 3, null, ['a', 1]] });
      expect(texts('[data-move]'), JSON.stringify(view)).toEqual(['Pass', '3', '–', 'A, 1']);
    }
  });

  it('is worded in sentences', async () => {
    const notice = (one: unknown) => describeNotice(one, VIEW, NAMES);
    expect(notice({ on: 'played', seat: 1, card: 'R4', from: null })).toBe('Ben: played, card R4.');
    expect(notice({ on: 'turn_over', seat: 0 })).toBe('You: turn over.');
    expect(notice({ on: 'reshuffled', cards: ['a', 'b'], again: false })).toBe(
      'Reshuffled: cards a, b, again No.',
    );
    expect(notice({ on: 'dealt', cards: Array.from({ length: 20 }, (_, at) => at) })).toMatch(
      /^Dealt: cards 0, 1, .*11, …\.$/,
    );
    expect(notice({ on: 'tie', seats: [0, 2], rows: [], by: { seat: 1, points: 3 } })).toBe(
      'Tie: seats You, Cem, rows none, by seat Ben, points 3.',
    );
    expect(notice({ seat: 9, points: 3 })).toBe('Seat 9, points 3.');
    expect(['over', 4, true, null, [], {}].map(notice)).toEqual(['Over.', '4.', 'Yes.', '–.', 'None.', '']);
    expect(describeAction({ card: 'R4' }, VIEW, NAMES)).toBe('card R4');
    await speech.pick('ja');
    expect(notice({ on: 'played', seat: 1, card: 'R4' })).toBe('Ben：played、card R4.');
    await speech.pick('en');
  });
});

describe('the real games at the generic table', () => {
  const folder = '../tests/playthroughs';
  const objects = (line: string): unknown[] =>
    line
      .split(/ (?=\{)/)
      .filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as unknown);
  const split = (text: string, kind: string): { seat: number; found: unknown[] }[] =>
    [...text.matchAll(new RegExp(`^${kind} (\\S+) +(.*)$`, 'gm'))].map(([, seat = '', line = '']) => ({
      seat: /^\d/.test(seat) ? Number.parseInt(seat, 10) : -1,
      found: objects(line),
    }));

  /** The last of each kind. */
  const lastOfEach = (things: unknown[]): unknown[] => [
    ...new Map(
      things.map((thing) => {
        const { on, do: done } = thing as { on?: string; do?: string };
        return [on ?? done, thing];
      }),
    ).values(),
  ];

  it.each(readdirSync(folder))('%s', (file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const names = Array.from(
      { length: Number(/^seats +(\d+)/m.exec(text)?.[1]) },
      (_, at) => `Player ${at + 1}`,
    );
    const views = split(text, 'view');
    const [notices = [], actions = []] = ['told', 'legal'].map((kind) =>
      lastOfEach(split(text, kind).flatMap(({ found }) => found)),
    );
    expect(Math.min(views.length, notices.length, actions.length)).toBeGreaterThan(1);
    const sentences = [
      ...new Set([
        ...notices.map((notice) => describeNotice(notice, views[0]?.found[0], names)),
        ...actions.map((action) => describeAction(action, views[0]?.found[0], names)),
      ]),
    ];
    expect(sentences.filter((one) => one === '' || /[{}]|undefined|object Object/.test(one))).toEqual([]);
    // At the beginning and at the end, as a player and as a spectator see it.
    for (const {
      seat,
      found: [view],
    } of [...views.slice(0, 1), ...views.slice(-2)]) {
      show({ view, seat: seat < 0 ? null : seat, names, legal: actions });
      expect(all('.seats > li')).toHaveLength(names.length);
      expect(all('[data-move]')).toHaveLength(actions.length);
      expect(document.body.textContent).not.toMatch(/undefined|object Object|NaN/);
      expect(all('.hand'), `${file} ${seat}`).toHaveLength(seat < 0 ? 0 : 1);
    }
  });
});
