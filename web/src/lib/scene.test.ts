import { expect, test } from 'vitest';
import type { Step } from './protocol/protocol';
import { written } from './scene.svelte';
import { t } from './words/speech.svelte';

const step = (seq: number, notices: string[], more: Partial<Step> = {}): Step => ({
  seq,
  at: 0,
  notices,
  ...more,
});
const log = (steps: Step[]) =>
  written(
    [],
    steps,
    (notice) => `${notice}.`,
    () => ({ who: 'Ben', you: 'no' }),
  );

test('an undo names what it takes back', () => {
  const lines = log([
    step(1, ['deal']),
    step(2, ['draw']),
    step(3, ['play 5', 'shuffle']),
    step(4, [], { back_to: 1, by: 1 }),
  ]);
  expect(lines.map((line) => line.struck)).toEqual([false, true, true, true, false]);
  expect(lines.at(-1)?.text).toBe(
    t('log-undone-what-by', { who: 'Ben', you: 'no', moves: 'draw. · play 5. · shuffle.' }),
  );
});

test('a second undo names only moves still in force, and a long one only some of them', () => {
  const steps = [
    step(1, ['deal']),
    step(2, ['draw']),
    step(3, [], { back_to: 1 }),
    step(4, ['pass']),
    step(5, [], { back_to: 1 }),
  ];
  expect(log(steps).at(-1)?.text).toBe(t('log-undone-what', { moves: 'pass.' }));
  const long = log([step(1, ['a', 'b', 'c', 'd', 'e']), step(2, [], { back_to: 0 })]);
  expect(long.at(-1)?.text).toBe(t('log-undone-what', { moves: 'a. · b. · c. · d. · …' }));
});

test('an undo of unknown moves says so', () => {
  expect(log([step(1, []), step(2, [], { back_to: 0, by: 1 })]).at(-1)?.text).toBe(
    t('log-undone-by', { who: 'Ben', you: 'no' }),
  );
});
