import { expect, it } from 'vitest';
import type { Action, View } from '../../lib/protocol/sequence-numbers';
import { whyNotThere } from './prompt';

// A corner and four numbers; the first seat has a chip on a2, the second a locked one on a3 and a free one on a4.
const view = {
  seat: 0,
  players: [{ team: 0 }, { team: 1 }],
  board: [[0, 7, 7, 9, 9]],
  chips: [['a2'], ['a3', 'a4']],
  options: { answers: 'shown' },
  sequences: [{ team: 1, first: 'a3', way: 'down' }],
} as unknown as View;
const clause = (text: string | null): string | null =>
  text === null ? null : (/[A-Z]{2}-A?\d+/.exec(text)?.[0] ?? text);

it('names the rule for every space where a card cannot go', () => {
  const place: Action[] = [{ do: 'place', slot: 0, space: 'a5' }];
  const why = (space: string): string | null => clause(whyNotThere(0, '4+5', space, view, place));
  expect(['a1', 'a2', 'a3', 'a4', 'a5'].map(why)).toEqual(['SN-A15', 'SN-8', 'SN-8', 'SN-8', null]);
  expect(clause(whyNotThere(0, '3+4', 'a5', view, [{ do: 'place', slot: 0, space: 'a9' }]))).toBe('SN-A3');
  const solving = { ...view, options: { ...view.options, answers: 'solve' as const } };
  expect(clause(whyNotThere(0, '3+4', 'a5', solving, [{ do: 'place', slot: 0, space: 'a9' }]))).toBe(
    'SN-A38',
  );
  // A card that fits nowhere has another reason.
  expect(whyNotThere(0, '4+5', 'a1', view, [{ do: 'exchange', slot: 0 }])).toBeNull();
});

it('names the rule for every chip that a Minus cannot take', () => {
  const remove: Action[] = [{ do: 'remove', slot: 0, space: 'a4' }];
  const why = (space: string): string | null => clause(whyNotThere(0, 'minus1', space, view, remove));
  expect(['a1', 'a2', 'a3', 'a4', 'a5'].map(why)).toEqual(['SN-A15', 'SN-A17', 'SN-10', null, 'SN-A17']);
});
