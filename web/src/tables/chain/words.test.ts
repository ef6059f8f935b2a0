import { describe, expect, it } from 'vitest';
import type { Action, Notice, Player, SheetView, View } from '../../lib/protocol/chain';
import { inOrder, nameOf } from './cards';
import { additions, candidates, stepsFor } from './groups';
import { meldName, playsOf, playsWith, whyNotPlay } from './melds';
import { describeAction, describeNotice } from './words';

const names = ['Ada', 'Bo'];
const sheet: SheetView = {
  stage: 'declaring',
  groups: [{ cards: ['R4', 'R5', 'X=6'], colour: 'red', points: 9 }],
  points: 9,
  left: ['B7', 'X2'],
  kept: [],
  discarded: [],
  fits: [],
  take_backs: 20,
  best: false,
};
const player: Player = {
  hand: null,
  known: [],
  hidden: 12,
  sheet: null,
  ready: false,
  settled: null,
  captured: [],
  open: [],
  scores: [],
  totals: { build: 0, captured: 0, hand: 0, open: 0 },
};
const view: View = {
  seat: 0,
  options: {
    games: 1,
    first_starter: 'random',
    next_starter: 'rotate',
    settlement: 'maximal',
    settling: 'together',
    all_x_groups: true,
    release_start: 'build',
    youngest: 'seat',
    laps: 'one',
    equal_plays: true,
    run_length: 'three',
    run_against_triple: 'or_higher',
    x_in_runs: true,
    all_x_melds: true,
    zero_play: 'anytime',
    zero_in_melds: false,
    zero_lead: true,
    zero_finish: 'aside',
    finish: 'at_once',
    left_in_hand: 'ten',
  },
  revision: 2,
  game: 1,
  phase: 'settle',
  active: 0,
  starter: 0,
  candidates: [],
  row: ['R1', 'B2', 'G3', 'X1', 'P5'],
  swept: false,
  discards: [],
  deck: 20,
  reshuffled: false,
  unseen: [],
  table: null,
  holder: 0,
  trick: [],
  waiting: [0],
  aside: [],
  finished: [],
  drawn: 0,
  players: [{ ...player, hand: ['R4', 'R5', 'B7', 'X1', 'X2'], sheet }, player],
};

// One of each kind: a kind that is missing here, or is not in the types, does not compile.
const actions: { [Kind in Action['do']]: Extract<Action, { do: Kind }> } = {
  pass: { do: 'pass' },
  best: { do: 'best' },
  seal: { do: 'seal' },
  take_back: { do: 'take_back', group: 0 },
  take: { do: 'take', slot: 1 },
  sweep: { do: 'sweep', slot: 3 },
  keep: { do: 'keep', card: 'X' },
  discard: { do: 'discard', card: 'B7' },
  lay: { do: 'lay', group: 0, card: 'B7' },
  play: { do: 'play', meld: ['4', '5', 'X=6'] },
};
const notices: { [Kind in Notice['on']]: Extract<Notice, { on: Kind }> } = {
  starter: { on: 'starter', seat: 1 },
  dealt: { on: 'dealt', game: 1, cards: ['R1', null], row: ['R1', 'B2', 'G3', 'X1', 'P5'] },
  turn: { on: 'turn', seat: 1 },
  took: { on: 'took', seat: 1, slot: 0, card: 'R1' },
  swept: { on: 'swept', seat: 0, slot: 3, card: 'X1' },
  refilled: { on: 'refilled', slot: 3, card: 'O9' },
  reshuffled: { on: 'reshuffled', cards: ['R1'] },
  revealed: { on: 'revealed', hands: [['R1'], ['B2']] },
  sheet: { on: 'sheet', seat: 0, sheet },
  ready: { on: 'ready', seat: 1 },
  settled: {
    on: 'settled',
    seat: 1,
    groups: [
      ['R4', 'B4'],
      ['R5', 'R6'],
    ],
    points: 9,
    discarded: ['B9'],
  },
  settling: { on: 'settling', seat: 1 },
  all_settled: { on: 'all_settled' },
  extra: { on: 'extra', cards: ['G2', null] },
  tie: { on: 'tie', seats: [0, 1] },
  leads: { on: 'leads', seat: 0 },
  next: { on: 'next', seat: 0 },
  played: { on: 'played', seat: 1, meld: ['7', '7'], cards: ['R7', 'B7'] },
  passed: { on: 'passed', seat: 1 },
  finished: { on: 'finished', seat: 1 },
  won: { on: 'won', seat: 0, cards: ['R7', 'B7'] },
  cleared: { on: 'cleared', seat: 1, cards: ['R0'] },
  drawing: { on: 'drawing', by: 1, from: 0 },
  penalty: { on: 'penalty', seat: 0, card: 'B9' },
  game_over: {
    on: 'game_over',
    hands: [[], []],
    next_starter: 1,
    candidates: [],
    tallies: [
      { build: 55, captured: 6, hand: 7, open: 6 },
      { build: 40, captured: 3, hand: 0, open: 0 },
    ],
  },
};

describe('words', () => {
  it('every action has its own wording', () => {
    const texts = Object.values(actions).map((action) => describeAction(action, view, names));
    for (const text of texts) expect(text).toMatch(/^[A-Z][^{}]{2,}$/);
    for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN/);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('every notice is a sentence without holes', () => {
    const texts = Object.values(notices).map((notice) => describeNotice(notice, view, names));
    for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
    for (const text of texts) expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('addresses the viewer and names the others', () => {
    expect(describeNotice(notices.played, view, names)).toBe('Bo plays a pair of 7s.');
    expect(describeNotice(notices.swept, view, names)).toBe('You sweep X.');
    expect(describeNotice(notices.game_over, view, names)).toBe(
      'Game over: You 48, Bo 43. Bo starts the next game.',
    );
    expect(describeAction(actions.lay, view, names)).toBe('Add blue 7 to the run 4–6');
  });

  it('shows an extra card only to its owner', () => {
    expect(describeNotice(notices.extra, view, names)).toBe('Your extra card is green 2.');
    expect(describeNotice({ on: 'extra', cards: [null, null] }, { ...view, seat: null }, names)).toBe(
      'Everyone gets an extra card.',
    );
  });
});

describe('groups', () => {
  it('reads the chosen cards as runs and sets and scores them', () => {
    expect(candidates(['R4', 'R5', 'B6'])).toMatchObject([{ kind: 'run', points: 6, sum: '3 × 2' }]);
    expect(candidates(['R4', 'B4'])).toMatchObject([{ kind: 'set', points: 5 }]);
    expect(candidates(['R4', 'B6'])).toEqual([]);
    expect(candidates(['R9', 'B0'])).toEqual([]);
    // The example of the rules: 9 × 4.
    expect(candidates(['R1', 'R2', 'R3', 'B4', 'G5', 'X1'])[0]).toMatchObject({ points: 36 });
  });

  it('lets an X fill a gap or extend either end, but never be a 0', () => {
    expect(candidates(['R4', 'R6', 'X1']).map((group) => group.pieces)).toEqual([['R4', 'X=5', 'R6']]);
    expect(candidates(['R4', 'R5', 'X1']).map((group) => group.pieces.join())).toEqual([
      'X=3,R4,R5',
      'R4,R5,X=6',
    ]);
    expect(candidates(['R1', 'X1']).map((group) => group.pieces.join())).toEqual(['R1,X=1', 'R1,X=2']);
    expect(candidates(['R0', 'X1']).map((group) => group.pieces.join())).toEqual(['R0,X=1']);
  });

  it('lays a group so that every step extends it', () => {
    const [group] = candidates(['X1', 'R4', 'B5']);
    const steps = group ? stepsFor(group, 2) : [];
    expect(steps.map((step) => step.do === 'lay' && step.card)).toEqual(['R4', 'B5', 'X=3']);
    expect(steps.every((step) => step.do === 'lay' && step.group === 2)).toBe(true);
  });

  it('finds where one more card can join', () => {
    const legal: Action[] = [
      actions.lay,
      { do: 'lay', group: 0, card: 'X=7' },
      { do: 'lay', group: 1, card: 'B7' },
    ];
    expect(additions(legal, 'B7', 1)).toEqual([actions.lay]);
    expect(additions(legal, 'X2', 1)).toEqual([{ do: 'lay', group: 0, card: 'X=7' }]);
  });
});

describe('melds', () => {
  const legal: Action[] = [
    { do: 'pass' },
    { do: 'play', meld: ['7'] },
    { do: 'play', meld: ['7', 'X=7'] },
    { do: 'play', meld: ['7', '8', 'X=9'] },
    { do: 'play', meld: ['X=6', '7', '8'] },
  ];

  it('matches chosen cards by number, for any value of the X', () => {
    expect(playsOf(legal, ['R7'])).toEqual([{ do: 'play', meld: ['7'], cards: ['R7'] }]);
    expect(playsOf(legal, ['B7', 'X3'])).toEqual([{ do: 'play', meld: ['7', 'X=7'], cards: ['B7'] }]);
    expect(playsOf([{ do: 'play', meld: ['X'] }], ['X2'])).toEqual([{ do: 'play', meld: ['X'] }]);
    expect(playsOf(legal, ['R7', 'B8', 'X3'])).toHaveLength(2);
    expect(playsOf(legal, ['R7', 'B8'])).toHaveLength(0);
    expect(playsWith(legal, ['R7', 'B8'])).toHaveLength(2);
    expect(playsWith(legal, ['B8', 'R8'])).toHaveLength(0);
  });

  it('says what is wrong, with the clause', () => {
    const table = { ...view, phase: 'release' as const, table: ['7', '7'] };
    expect(whyNotPlay(['R0', 'B0'], table)).toMatch(/CH-A28/);
    expect(whyNotPlay(['R4', 'B6'], table)).toMatch(/CH-19/);
    expect(whyNotPlay(['R9'], table)).toMatch(/at least 2.*CH-A21/);
    expect(whyNotPlay(['R4', 'B4'], table)).toMatch(/pair of 7s.*CH-16/);
  });

  it('names cards and melds', () => {
    expect(meldName(['X'])).toBe('X');
    expect(meldName(['4', '5', 'X=6'])).toBe('run 4–6 with X as 6');
    expect(nameOf('X=5')).toBe('X as 5');
    expect(inOrder(['X1', 'B2', 'R9', 'R2'], 'colour')).toEqual(['R2', 'R9', 'B2', 'X1']);
  });
});
