import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { appearance, REGISTERED } from './games';
import { COMMON, sound, soundOf } from './sound.svelte';

it('is silent until it is turned on', () => {
  expect(sound.on).toBe(false);
  sound.toggle();
  expect(sound.on).toBe(true);
  expect(localStorage.getItem('cardinal-sound')).toBe('on');
  sound.toggle();
  expect(sound.on).toBe(false);
});

it('plays the most important event', () => {
  expect(soundOf([], 'made-up')).toBeNull();
  expect(soundOf([{ on: 'turn' }, null, 3], 'made-up')).toBeNull();
  expect(soundOf([{ on: 'played' }, { on: 'out' }], 'made-up')).toBe('line');
  expect(soundOf([{ on: 'took' }, { on: 'dealt' }], 'made-up')).toBe('deal');
});

it('is shared only for notices of several games', () => {
  const messages = REGISTERED.map((game) => readFileSync(`src/lib/protocol/${game}.ts`, 'utf8'));
  const having = (on: string): number => messages.filter((text) => text.includes(`"on": "${on}"`)).length;
  for (const on of Object.keys(COMMON)) expect(having(on), on).toBeGreaterThan(1);
  for (const game of REGISTERED)
    for (const on of Object.keys(appearance(game).sounds ?? {})) expect(having(on), on).toBeGreaterThan(0);
});

it('is overridden by the folder of a game', () => {
  const own = REGISTERED.flatMap((game) =>
    Object.entries(appearance(game).sounds ?? {}).map(([on, heard]) => ({ game, on, heard })),
  );
  expect(own.length).toBeGreaterThan(0);
  for (const { game, on, heard } of own) expect(soundOf([{ on: 'played' }, { on }], game)).toBe(heard);
});
