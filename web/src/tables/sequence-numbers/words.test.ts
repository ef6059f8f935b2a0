import { describe, expect, it } from 'vitest';
import type { Action, Ending, Notice, TurnEnd, View } from '../../lib/protocol/sequence-numbers';
import { five, spaceAt, spot } from './spaces';
import { cardName, describeAction, describeNotice, outcome } from './words';

type Of<Union, Tag extends string, Kind> = Extract<Union, Record<Tag, Kind>>;
const NAMES = ['Ann', 'Ben', 'Cho', 'Dee'];

// Types ask for one example of each kind: a kind that is new or gone does not compile.
const ACTIONS: { [Kind in Action['do']]: Of<Action, 'do', Kind> } = {
  pass: { do: 'pass' },
  draw: { do: 'draw' },
  agree: { do: 'agree' },
  call: { do: 'call', team: 1 },
  vote: { do: 'vote', guilty: true },
  forfeit: { do: 'forfeit', slot: 0 },
  exchange: { do: 'exchange', slot: 1 },
  lock: { do: 'lock', first: 'a2' },
  place: { do: 'place', slot: 0, space: 'b1' },
  remove: { do: 'remove', slot: 2, space: 'b2' },
};
const NOTICES: { [Kind in Notice['on']]: Of<Notice, 'on', Kind> } = {
  dealer: { on: 'dealer', seat: 1 },
  dealt: { on: 'dealt', hands: [null, null, null, null] },
  turn: { on: 'turn', seat: 0 },
  placed: { on: 'placed', seat: 1, slot: null, card: '12-5', space: 'b1' },
  removed: { on: 'removed', seat: 1, slot: null, card: 'minus1', space: 'b2' },
  completed: { on: 'completed', sequence: { team: 1, first: 'a1', way: 'down' } },
  choice: { on: 'choice', seat: 2, choice: { way: 'across', firsts: ['a2', 'a3'] } },
  exchanged: { on: 'exchanged', seat: 0, slot: 1, card: '3+4' },
  drew: { on: 'drew', seat: 0, slot: 1, card: 'plus2' },
  earned: { on: 'earned', seat: 3 },
  used: { on: 'used', seat: 3, lapsed: 2 },
  passed: { on: 'passed', seat: 1 },
  missed: { on: 'missed', seat: 0, what: { space: { slot: 1, space: 'b2' } } },
  depleted: { on: 'depleted', then: 'next' },
  reshuffled: { on: 'reshuffled' },
  turn_over: { on: 'turn_over', end: 'moved' },
  agreed: { on: 'agreed', seat: 2 },
  called: { on: 'called', seat: 1, team: 0 },
  voted: { on: 'voted', seat: 3, guilty: false },
  settled: { on: 'settled', team: 0, stands: true },
  forfeited: { on: 'forfeited', seat: 2, slot: null, card: '9+9' },
  over: { on: 'over', ending: 'won' },
};

const view = {
  seat: 0,
  active: 0,
  options: { answers: 'shown' },
  board: [
    [0, 5, 6, 7, 8, 0],
    [7, 9, 10, 11, 12, 13],
  ],
  choice: { way: 'across', firsts: ['a2'] },
  chips: [[], []],
  sequences: [],
  players: [0, 1, 0, 1].map((team, seat) => ({
    team,
    hand: seat === 0 ? ['12-5', '3+4', 'minus1', null, null] : null,
  })),
} as unknown as View;

describe('the words of Sequence Numbers', () => {
  it('has a distinct sentence for every action', () => {
    const said = Object.values(ACTIONS).map((action) => describeAction(action, view, NAMES));
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) expect(words).toMatch(/^[A-Z][^{}]{4,80}$/);
    for (const words of said) expect(words).not.toMatch(/undefined|null|NaN/);
  });

  it('has a distinct sentence for every notice', () => {
    const said = Object.values(NOTICES).map((notice) => describeNotice(notice, view, NAMES));
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) expect(words).toMatch(/^[A-Z].*\.$/);
    for (const words of said) expect(words).not.toMatch(/undefined|null|NaN/);
  });

  it('words every end of a turn and of a game', () => {
    const ends: TurnEnd[] = ['moved', 'passed', 'passed_after_exchange', 'lost', 'lost_after_exchange'];
    const endings: Ending[] = ['won', 'deck_cycle', 'lap_of_passes', 'turn_limit', 'agreed'];
    const said = [
      ...ends.map((end) => describeNotice({ on: 'turn_over', end }, view, NAMES)),
      ...endings.map((ending) => describeNotice({ on: 'over', ending }, view, NAMES)),
    ];
    expect(new Set(said).size).toBe(said.length);
  });

  it('names cards, numbers and spaces', () => {
    expect(['3+4', '12-5', 'plus1', 'minus2'].map(cardName)).toEqual(['3 + 4', '12 − 5', 'Plus', 'Minus']);
    expect(describeAction(ACTIONS.place, view, NAMES)).toBe('Play 12 − 5 and place a chip on 7 at b1');
    expect(describeAction(ACTIONS.lock, view, NAMES)).toBe('Lock the five from 5 at a2 to the corner at a6');
    expect(describeNotice(NOTICES.called, view, NAMES)).toBe('Ben calls table talk on Team Blue.');
  });

  it('never shows the answer of a card', () => {
    const solving = { ...view, options: { ...view.options, answers: 'solve' } } as View;
    expect(describeAction(ACTIONS.exchange, solving, NAMES)).not.toContain('7');
  });

  it('says who won', () => {
    const sequences: View['sequences'] = [{ team: 1, first: 'a1', way: 'across' }];
    expect(outcome({ ...view, sequences }, NAMES)).toBe('Team Orange wins.');
    expect(outcome(view, NAMES)).toContain('draw');
  });
});

describe('spaces', () => {
  it('finds lines of five in every direction', () => {
    expect(five('a2', 'across')).toEqual(['a2', 'a3', 'a4', 'a5', 'a6']);
    expect(five('a1', 'falling')).toEqual(['a1', 'b2', 'c3', 'd4', 'e5']);
    expect(five('a9', 'rising')).toEqual(['a9', 'b8', 'c7', 'd6', 'e5']);
    expect(five('d11', 'down')).toEqual(['d11', 'e11', 'f11', 'g11', 'h11']);
    expect(spaceAt(spot('h11'))).toBe('h11');
  });
});
