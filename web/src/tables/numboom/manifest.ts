import type { Action, Notice, View } from '../../lib/protocol/numboom';
import type { Manifest } from '../manifest';
import Picture from './Picture.svelte';

export default {
  place: 3,
  players: '2–10',
  minutes: '10',
  seats: 4,
  hue: { light: 'oklch(0.53 0.16 42)', dark: 'oklch(0.77 0.13 48)' },
  Picture,
  sounds: { flipped: 'card', out: 'boom' },
  Table: () => import('./Table.svelte'),
  words: () => import('./words'),
  deck: () => import('./deck'),
} satisfies Manifest<View, Action, Notice>;
