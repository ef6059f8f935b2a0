import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from './announce.svelte';
import { api, Trouble } from './api';
import { remembered } from './fair';
import { attempt, open, start } from './play';
import type { TableInfo } from './protocol/protocol';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a game started from this page has shown its fingerprint before the deal', async () => {
  vi.spyOn(api, 'table').mockResolvedValue({ current: { id: 'm', commitment: 'f' } } as TableInfo);
  const order = vi.spyOn(api, 'order').mockImplementation(async () => {
    expect(remembered('m')).toBe('f');
  });
  await start('t');
  expect(order).toHaveBeenCalledWith('t', expect.any(String), { do: 'start' });
});

test('a person who opens a table pledges in the same request what they add to its shuffles', async () => {
  const opened = vi.spyOn(api, 'open').mockResolvedValue({ table: 't', seat: 0 });
  expect(await open({ game: 'made-up' })).toBe('t');
  expect(opened).toHaveBeenCalledWith({
    game: 'made-up',
    pledge: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
});

test('a failure is shown and read out once', async () => {
  const say = vi.spyOn(announcer, 'say');
  expect(await attempt(() => Promise.reject(new Trouble({ code: '', message: 'no' })))).toBe(false);
  expect(announcer.notes.at(-1)).toMatchObject({ kind: 'bad', text: 'No.' });
  expect(say.mock.calls).toEqual([['No.']]);
});
