import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { Suggestion } from '../protocol/protocol';
import type { TableStore } from '../table.svelte';
import Hints from './Hints.svelte';

function texts(hints: Suggestion[]): string[] {
  const store = { hints, busy: false, describe: () => 'move' } as unknown as TableStore;
  const shown = mount(Hints, { target: document.body, props: { store } });
  flushSync();
  const reasons = [...document.querySelectorAll('li .soft')].map((reason) => reason.textContent ?? '');
  void unmount(shown);
  return reasons;
}
const about = { action: {}, looked_at: 200 };
const result = { ...about, share: 0.54, error: 0.02 };

test('every reason of a hint has a text, with the error of its number', () => {
  expect(
    texts([
      { ...result, reason: 'best', by: 0.12 },
      { ...result, reason: 'close' },
      { ...result, reason: 'worse', by: 0.2 },
    ]),
  ).toEqual([
    'Expected result 54% ± 4%: 12% better than any other move.',
    'Expected result 54% ± 4%: about as good as the best move.',
    'Expected result 54% ± 4%: 20% worse than the best move.',
  ]);
  expect(
    texts([
      { ...result, reason: 'close' },
      { ...about, reason: 'only' },
      { ...about, reason: 'unlikely' },
    ]),
  ).toEqual([
    'Expected result 54% ± 4%. Other moves are about as good.',
    'Your only move.',
    'Looked weak, so it was barely considered.',
  ]);
});

test('no hint is called a share of games won', () => {
  const all = texts([
    { ...result, reason: 'best', by: 0.12 },
    { ...result, reason: 'close' },
    { ...result, reason: 'worse', by: 0.2 },
  ]);
  expect(all.join(' ')).not.toMatch(/win/i);
});
