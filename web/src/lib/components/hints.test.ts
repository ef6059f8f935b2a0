import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Suggestion } from '../protocol/protocol';
import type { TableStore } from '../table.svelte';
import Hints from './Hints.svelte';

function told(hints: Suggestion[]): string[] {
  const store = { hints, busy: false, describe: () => 'move' } as unknown as TableStore;
  const shown = mount(Hints, { target: document.body, props: { store } });
  flushSync();
  const reasons = [...document.querySelectorAll('li .soft')].map((reason) => reason.textContent ?? '');
  void unmount(shown);
  return reasons;
}
const about = { action: {}, share: 0.54, looked_at: 200 };

test('every reason of a hint is worded', () => {
  expect(told([{ ...about, reason: 'best', by: 0.12 }, { ...about, reason: 'close' }, { ...about, reason: 'worse', by: 0.2 }])).toEqual([
    'Wins 54% of simulations, 12% more than the next move.',
    'Wins 54% of simulations, about as many as the best move.',
    'Wins 54% of simulations, 20% fewer than the best move.',
  ]);
  expect(told([{ ...about, reason: 'only' }, { ...about, reason: 'unlikely' }])).toEqual([
    'It is the only move.', 'Hardly looked at, because it never looked promising.',
  ]);
});
