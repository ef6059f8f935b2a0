import { describe, expect, it } from 'vitest';
import type { Action, Notice, Phase, View } from '../../lib/protocol/numboom';
import { after, deadly, list } from './cards';
import { describeAction, describeNotice, neighbour } from './words';

type Of<Union, Tag extends string, Kind> = Extract<Union, Record<Tag, Kind>>;
const NAMES = ['Ann', 'Ben', 'Cho', 'Dee'];

// Types ask for one example of each kind: a kind that is new or gone does not compile.
const ACTIONS: { [Kind in Action['do']]: Of<Action, 'do', Kind> } = {
  end: { do: 'end' },
  flip: { do: 'flip', position: 0 },
  peek: { do: 'peek', position: 1 },
  place: { do: 'place', card: '3', position: 2 },
  stack: { do: 'stack' },
  observe: { do: 'observe', position: 0 },
  reverse: { do: 'reverse' },
  reset: { do: 'reset', number: 2 },
  disrupt: { do: 'disrupt' },
  exchange: { do: 'exchange', to: 'left' },
  arrange: { do: 'arrange', from: 2 },
};
const NOTICES: { [Kind in Notice['on']]: Of<Notice, 'on', Kind> } = {
  starter: { on: 'starter', seat: 1 },
  dealt: { on: 'dealt', hands: [{ '1': 4 }, null, null, null] },
  rejected: { on: 'rejected', seat: 2, cards: { stack: 4 } },
  drew: { on: 'drew', seat: 0, count: 2, cards: { '3': 1, observe: 1 } },
  reshuffled: { on: 'reshuffled', deck: 31 },
  turn: { on: 'turn', seat: 3, flip_only: true, round: 0 },
  stage: { on: 'stage', phase: 'act', operations: 2, filling: null },
  placed: { on: 'placed', seat: 1, position: 0, card: null },
  peeked: { on: 'peeked', seat: 0, position: 0, card: '2' },
  observed: { on: 'observed', seat: 2, position: 1, card: null },
  flipped: { on: 'flipped', seat: 1, position: 1, card: 'bomb', death_number: 2, restricts: true },
  played: { on: 'played', seat: 1, card: 'exchange' },
  reset: { on: 'reset', death_number: 3 },
  arranged: { on: 'arranged', from: 1 },
  disrupted: { on: 'disrupted', seat: 1, heights: [1, 0, 2], order: null },
  exchanged: { on: 'exchanged', to: 'right', hands: [null, null, null, null] },
  out: { on: 'out', seat: 3, hand: null, position: 1 },
  dual: { on: 'dual', laid_off: [{}, {}, {}, {}], deck: 4, fallen: [0, 0, 0, 0] },
  ended: { on: 'ended', turns: 12, clockwise: false },
};

function player(out: boolean): View['players'][number] {
  const memo = { sure: {}, maybe: {}, missing: 0 };
  return {
    hand: null,
    size: 4,
    fallen: 0,
    note: memo,
    bombed: false,
    fall: out ? { outlived: 0, turn: 3 } : null,
    laid_off: {},
  };
}
const view = {
  seat: 0,
  active: 0,
  arranged: [2],
  players: [player(false), player(true), player(false), player(false)],
} as unknown as View;

describe('the words of Numboom', () => {
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

  it('words every phase', () => {
    const phases: Phase[] = [
      'starter',
      'deal',
      'redraw',
      'reshuffle',
      'opening',
      'opening_flip',
      'act',
      'arrange',
      'dual_flip',
      'dual_place',
      'dual_fill',
      'over',
    ];
    const said = phases.map((phase) =>
      describeNotice({ on: 'stage', phase, operations: 1, filling: null }, view, NAMES),
    );
    expect(new Set(said).size).toBe(phases.length);
  });

  it('counts positions from one and speaks to the viewer', () => {
    expect(describeAction(ACTIONS.place, view, NAMES)).toBe('Place a 3 on position 3');
    expect(describeAction(ACTIONS.arrange, view, NAMES)).toBe('Move the pile from position 3 to position 2');
    expect(describeNotice(NOTICES.peeked, view, NAMES)).toBe('You peek at position 1: 2.');
    expect(describeNotice(NOTICES.placed, view, NAMES)).toBe('Ben places a card on position 1.');
  });

  it('hands the cards to living neighbours only', () => {
    expect(neighbour('left', view)).toBe(2);
    expect(neighbour('right', view)).toBe(3);
    expect(describeAction(ACTIONS.exchange, view, NAMES)).toContain('Cho');
  });

  it('knows the deadly number', () => {
    expect([0, 1, 2, 3].map(deadly)).toEqual([4, 3, 2, 1]);
    expect(after(2, 2)).toBeNull();
    expect(after(2, 3)).toBe(1);
    expect(after(0, 4)).toBeNull();
    expect(after(3, 4)).toBe(3);
    expect(list({ '3': 2, stack: 1 })).toBe('2 × 3 and a Stack');
  });
});
