import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import GamePicture from './components/GamePicture.svelte';
import { called, isGame, REGISTERED, sitting } from './games';
import { offer } from './offer.svelte';
import type { Info } from './protocol/protocol';

afterEach(() => (offer.games = []));

test('a game is known by its folder until the server has answered', () => {
  expect([isGame(REGISTERED[0]!), isGame('chess')]).toEqual([true, null]);
  offer.games = [{ id: 'go' } as Info];
  expect([isGame('go'), isGame(REGISTERED[0]!), isGame('chess')]).toEqual([true, false, false]);
});

function picture(game: string): string {
  const shown = mount(GamePicture, { target: document.body, props: { game } });
  flushSync();
  const drawn = document.querySelector(`svg[data-game="${game}"]`)!.innerHTML.replace(/svelte-\w+/g, '');
  void unmount(shown);
  return drawn;
}

test('an unknown game has a generic picture', () => {
  const unknown = picture('chess');
  expect(unknown).toContain('rect');
  for (const game of REGISTERED) expect(picture(game), game).not.toBe(unknown);
  expect(picture('whist')).toBe(unknown);
});

test('the level of a bot is never read from a name', () => {
  expect(sitting({ kind: 'bot', level: 'hard' })).toBe('Hard bot');
  expect(called({ id: 'bot-hard', name: 'hard', kind: 'bot' })).toBe('Hard bot');
  // A person may be called like one.
  expect(called({ id: 'a', name: 'Easy bot', kind: 'guest' })).toBe('Easy bot');
});

test('a deleted account is worded by the reader’s language, not by the server', () => {
  expect(called({ id: 'a', name: '', kind: 'gone' })).toBe('Deleted account');
});
