import type { Appearance } from '../manifest';
import Picture from './Picture.svelte';

export default {
  hue: { light: 'oklch(0.5 0.09 150)', dark: 'oklch(0.77 0.09 150)' },
  Picture,
  Table: () => import('./Table.svelte'),
  words: () => import('./words'),
} satisfies Appearance;
