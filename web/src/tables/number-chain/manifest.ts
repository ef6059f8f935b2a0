import type { Action, Notice, View } from '../../lib/protocol/number-chain';
import type { Manifest } from '../manifest';
import Picture from './Picture.svelte';

export default {
  place: 1,
  players: '2–4',
  minutes: '20',
  seats: 3,
  hue: { light: 'oklch(0.5 0.12 190)', dark: 'oklch(0.76 0.1 190)' },
  Picture,
  sounds: { discarded: 'card', chained: 'line' },
  Table: () => import('./Table.svelte'),
  words: () => import('./words'),
  deck: () => import('./deck'),
} satisfies Manifest<View, Action, Notice>;
