import type { Action, Notice, View } from '../../lib/protocol/chain';
import type { Manifest } from '../manifest';
import Picture from './Picture.svelte';

export default {
  place: 2,
  players: '2–4',
  minutes: '15–30',
  seats: 3,
  hue: { light: 'oklch(0.5 0.16 300)', dark: 'oklch(0.75 0.13 300)' },
  Picture,
  sounds: { extra: 'deal', swept: 'card', won: 'line' },
  Table: () => import('./Table.svelte'),
  words: () => import('./words'),
  deck: () => import('./deck'),
} satisfies Manifest<View, Action, Notice>;
