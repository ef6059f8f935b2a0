import type { Action, Notice, View } from '../../lib/protocol/sequence-numbers';
import type { Manifest } from '../manifest';
import Picture from './Picture.svelte';

export default {
  place: 4,
  players: '2–6',
  minutes: '20–30',
  seats: 2,
  hue: { light: 'oklch(0.5 0.14 255)', dark: 'oklch(0.75 0.12 255)' },
  Picture,
  sounds: { removed: 'card', completed: 'line' },
  Table: () => import('./Table.svelte'),
  words: () => import('./words'),
  deck: () => import('./deck'),
} satisfies Manifest<View, Action, Notice>;
