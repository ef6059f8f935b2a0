import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import TurnNotice from './components/TurnNotice.svelte';
import { facts, REGISTERED } from './games';
import type { ToClient } from './protocol/protocol';
import { turns } from './turns.svelte';
import { speech } from './words/speech.svelte';

const [first = '', second = ''] = REGISTERED;
const remind = (table: string, game: string): ToClient => ({ on: 'your_turn', table, game });

afterEach(async () => {
  vi.useRealTimers();
  turns.dismiss();
  await speech.pick('en');
});

it('reminds of one game at a time, and not of the table that is shown', () => {
  vi.useFakeTimers();
  expect(turns.hear(remind('a', first), '/table/a')).toBe(false);
  expect(turns.waiting).toBeNull();
  expect(turns.hear(remind('a', first), '/')).toBe(true);
  expect(turns.hear(remind('b', second), '/')).toBe(true);
  expect(turns.hear(remind('b', second), '/')).toBe(false);
  expect(turns.waiting).toEqual({ table: 'b', game: second });
  turns.visit('/table/a');
  expect(turns.waiting).not.toBeNull();
  turns.visit('/table/b');
  expect(turns.waiting).toBeNull();
  turns.hear(remind('a', first), '/');
  vi.advanceTimersByTime(30_000);
  expect(turns.waiting).toBeNull();
});

it('is worded in the language of the page, also after a change', async () => {
  const shown = mount(TurnNotice, { target: document.body });
  turns.hear(remind('a', first), '/');
  turns.hear(remind('b', second), '/');
  flushSync();
  const bars = (): string[] =>
    [...document.querySelectorAll('[data-part="turn-elsewhere"] p')].map((bar) => bar.textContent ?? '');
  expect(bars()).toEqual([`Your turn in ${facts(second).name}.`]);
  await speech.pick('es');
  flushSync();
  expect(bars()).toEqual([`Te toca en ${facts(second).name}.`]);
  document.querySelector<HTMLElement>('[data-part="turn-elsewhere"] .close')!.click();
  flushSync();
  expect(bars()).toEqual([]);
  await unmount(shown);
});
