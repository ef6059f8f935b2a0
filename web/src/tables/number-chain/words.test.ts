import { describe, expect, it } from 'vitest';
import type { Action, Notice, View } from '../../lib/protocol/number-chain';
import { cardsIn, inOrder, nameOf } from './cards';
import { chainsWith, singlesOf, whyNot } from './choices';
import { describeAction, describeNotice } from './words';

const names = ['Ada', 'Bo'];
const player = { hand: null, known: [], hidden: 10, out: false, stuck_on: 0, penalties: [] };
const view: View = {
  seat: 0,
  options: {
    start_wild: 'open',
    discarded_wild: 'declare',
    max_wilds_in_chain: 3,
    extra_turn: 'any',
    closing: 'forced',
    last_player: 'new_turns',
    stall_limit: 100,
    turn_limit: 1000,
    first_starter: 'random',
    rounds: 3,
  },
  round: 1,
  phase: 'act',
  active: 0,
  starter: 0,
  condition: 'pivot',
  link: 4,
  floor: '74',
  covered: [],
  pools: ['51', '7?', '14'],
  supply: 30,
  players: [{ ...player, hand: ['36', '4?', '?4'] }, player],
  unseen: [],
  first_out: null,
  turns: 3,
  stall: 0,
};

// One of each kind: a kind that is missing here, or is not in the types, does not compile.
const actions: { [Kind in Action['do']]: Extract<Action, { do: Kind }> } = {
  end: { do: 'end' },
  decline: { do: 'decline' },
  wait: { do: 'wait' },
  quit: { do: 'quit' },
  take: { do: 'take', from: 'pool1' },
  reset: { do: 'reset' },
  play: { do: 'play', card: '4?=45' },
  discard: { do: 'discard', card: '36' },
  chain: { do: 'chain', cards: ['32', '3?=33', '34'] },
};
const notices: { [Kind in Notice['on']]: Extract<Notice, { on: Kind }> } = {
  starter: { on: 'starter', seat: 1 },
  dealt: {
    on: 'dealt',
    round: 2,
    hands: [['36'], null],
    pools: ['51', '76', '14'],
    rejected: ['2?'],
    floor: '74',
  },
  turn: { on: 'turn', seat: 1 },
  played: { on: 'played', seat: 1, card: '3?=35' },
  chained: { on: 'chained', seat: 0, cards: ['32', '33', '34'] },
  took: { on: 'took', seat: 1, pool: 2, card: '14' },
  drew: { on: 'drew', seat: 1, card: null },
  reset: { on: 'reset', seat: 0, cards: ['51', '76', '14'], condition: 'relay' },
  discarded: { on: 'discarded', seat: 1, card: '36' },
  refilled: { on: 'refilled', pool: 0, card: '11' },
  reshuffled: { on: 'reshuffled', cards: ['11', '12'] },
  counted: { on: 'counted', turns: 4, stall: 0 },
  offered: { on: 'offered', seat: 0 },
  declined: { on: 'declined', seat: 1 },
  waited: { on: 'waited', seat: 1 },
  out: { on: 'out', seat: 1, how: 'stuck' },
  round_over: { on: 'round_over', hands: [[], ['36']], penalties: [0, 1], next_starter: 0 },
};

describe('words', () => {
  it('every action has its own wording', () => {
    const texts = Object.values(actions).map((action) => describeAction(action, view, names));
    for (const text of texts) expect(text).toMatch(/^[A-Z][^{}]{2,}$/);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('every notice is a sentence without holes', () => {
    const texts = Object.values(notices).map((notice) => describeNotice(notice, view, names));
    for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
    for (const text of texts) expect(text).not.toMatch(/undefined|null|\[object/);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('addresses the viewer and names the others', () => {
    expect(describeNotice(notices.chained, view, names)).toBe('You chain 32 → 33 → 34.');
    expect(describeNotice(notices.played, view, names)).toBe('Bo plays wild 3? as 35.');
    expect(describeNotice({ on: 'out', seat: 0, how: 'emptied' }, view, names)).toBe(
      'You are out with an empty hand.',
    );
    expect(describeAction(actions.take, view, names)).toBe('Take wild 7? from the second Pool');
  });

  it('reveals no more of a hidden card than the notice', () => {
    expect(describeNotice(notices.drew, view, names)).toBe('Bo draws a card from the Supply.');
  });
});

describe('choices', () => {
  const legal: Action[] = [actions.end, actions.play, { do: 'play', card: '4?=46' }, actions.chain];

  it('finds the ways to lay a card and the Chains it is part of', () => {
    expect(singlesOf(legal, '4?')).toHaveLength(2);
    expect(singlesOf(legal, '36')).toHaveLength(0);
    expect(chainsWith(legal, ['3?', '34'])).toEqual([actions.chain]);
    expect(chainsWith(legal, ['3?', '36'])).toEqual([]);
    expect(cardsIn(actions.chain)).toEqual(['32', '3?', '34']);
  });

  it('says why a card does not fit, with the clause in force', () => {
    expect(whyNot('36', view, legal, false)).toMatch(/begins with 3.*a 4.*NC-11/);
    expect(whyNot('36', { ...view, condition: 'relay' }, legal, false)).toMatch(/NC-12/);
    expect(whyNot('36', view, [], false)).toMatch(/not your turn/);
  });

  it('sorts a hand by first digit and names wilds', () => {
    expect(inOrder(['?4', '3?', '36', '11'])).toEqual(['11', '36', '3?', '?4']);
    expect(nameOf('3?=35')).toBe('wild 3? as 35');
  });
});
