import { expect, it } from 'vitest';
import { sound, soundOf } from './sound.svelte';

it('is silent until it is turned on', () => {
  expect(sound.on).toBe(false);
  sound.toggle();
  expect(sound.on).toBe(true);
  expect(localStorage.getItem('cardinal-sound')).toBe('on');
  sound.toggle();
  expect(sound.on).toBe(false);
});

it('lets the greatest event be heard', () => {
  expect(soundOf([], 'chain')).toBeNull();
  expect(soundOf([{ on: 'turn' }], 'chain')).toBeNull();
  expect(soundOf([{ on: 'flipped' }, { on: 'out' }, { on: 'turn' }], 'numboom')).toBe('boom');
  expect(soundOf([{ on: 'played' }, { on: 'out' }], 'number-chain')).toBe('line');
  expect(soundOf([{ on: 'took' }, { on: 'dealt' }], 'chain')).toBe('deal');
});
