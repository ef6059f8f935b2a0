import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import type { MatchSummary, Page } from '../protocol/protocol';
import Matches from './Matches.svelte';

afterEach(() => vi.restoreAllMocks());

function page(id: string): Page<MatchSummary> {
  return {
    items: [{ id, game: 'made-up', seats: [], started: 0, ended: 0, rated: false }],
    next: 'more',
  } as unknown as Page<MatchSummary>;
}

test('a late answer does not replace a newer one', async () => {
  const answers: ((found: Page<MatchSummary>) => void)[] = [];
  vi.spyOn(api, 'matches').mockImplementation(
    () =>
      new Promise((give) => {
        answers.push(give);
      }),
  );
  const matches = (): (string | null)[] =>
    [...document.querySelectorAll('li a[download]')].map((link) => link.getAttribute('href'));
  async function answer(at: number, id: string): Promise<void> {
    answers[at]!(page(id));
    await new Promise((done) => {
      setTimeout(done);
    });
    flushSync();
  }
  const props = $state({ person: 'ann' });
  const shown = mount(Matches, { target: document.body, props });
  flushSync();
  await answer(0, 'hers');
  expect(matches()).toEqual(['/api/matches/hers/record']);
  // More of the one list is on its way when another list is wanted.
  document.querySelector<HTMLElement>('ul ~ button')!.click();
  props.person = 'ben';
  flushSync();
  expect(answers.length).toBe(3);
  await answer(2, 'his');
  await answer(1, 'older');
  expect(matches()).toEqual(['/api/matches/his/record']);
  await unmount(shown);
});
