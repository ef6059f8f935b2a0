import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../lib/api';
import type { Leader } from '../lib/protocol/protocol';
import Leaders from './Leaders.svelte';

afterEach(() => vi.restoreAllMocks());

const leader = (place: number | null, name: string): Leader => ({
  place,
  person: { id: name, name, kind: 'guest' },
  rating: {
    game: 'g',
    pool: 'duel',
    rating: 1500,
    uncertainty: place === null ? 200 : 60,
    matches: 3,
    provisional: place === null,
  },
});
const settle = async (): Promise<void> => {
  await new Promise((done) => {
    setTimeout(done);
  });
  flushSync();
};

test('leaders come page by page, provisional ones without a place', async () => {
  const ask = vi
    .spyOn(api, 'leaders')
    .mockResolvedValueOnce({ items: [leader(1, 'Ann'), leader(2, 'Ben')], next: '2' })
    .mockResolvedValueOnce({ items: [leader(2, 'Ben'), leader(null, 'Cem')], next: null });
  const shown = mount(Leaders, { target: document.body });
  flushSync();
  await settle();
  const rows = (): string[] =>
    [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')]
        .slice(0, 3)
        .map((cell) => cell.textContent?.trim())
        .join(' '),
    );
  expect(rows()).toEqual(['1 Ann 1500 ± 60', '2 Ben 1500 ± 60']);
  document.querySelector<HTMLElement>('[data-do="more"]')!.click();
  await settle();
  expect(ask).toHaveBeenLastCalledWith(expect.anything(), 'duel', '2');
  expect(rows()).toEqual(['1 Ann 1500 ± 60', '2 Ben 1500 ± 60', '– Cem 1500? ± 200']);
  expect(document.querySelector('[data-do="more"]')).toBeNull();
  await unmount(shown);
});
