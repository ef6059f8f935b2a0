/** What a game's folder tells the shell: `tables/<game>/manifest.ts` is the only place where the shell meets a game. */
import type { Component } from 'svelte';
import type { Sound } from '../lib/sound.svelte';
import type { TableProps, Words } from './props';

/** How a table looks and sounds, and where its parts are; the generic table has this much. */
export interface Appearance<View = unknown, Action = unknown, Notice = unknown> {
  /** The colour of the game in each theme. */
  hue: { light: string; dark: string };
  /** A drawing of 240 by 130 for the start page, made of SVG elements; see `GamePicture.svelte` for their classes. */
  Picture: Component;
  /** The sounds of notices that are not in `COMMON` (`lib/sound.svelte.ts`), or sound different from it. */
  sounds?: Record<string, Sound>;
  /** Fetched when the game is played. */
  Table: () => Promise<{ default: Component<TableProps<View, Action, Notice>> }>;
  words: () => Promise<Words<View, Action, Notice>>;
  /** Fetched when the shuffles of a match are checked; without it they are not. */
  deck?: () => Promise<{ default: Deck }>;
}

/** A game with a folder of its own. Its id is the name of the folder; its name and line are in `locales/<language>/web-<id>.ftl`. */
export interface Manifest<View = unknown, Action = unknown, Notice = unknown> extends Appearance<
  View,
  Action,
  Notice
> {
  /** Where it stands on the start page. */
  place: number;
  players: string;
  minutes: string;
  /** The number of seats of a quick game against bots. */
  seats: number;
}

/** How an outcome of chance follows from the secret of a match. */
export type Chance =
  /** The cards, sorted and shuffled once. */
  | 'shuffle'
  /** Shuffled again and again until the rules are content. */
  | 'retry'
  /** One of all seats, if it opens the match; later only the rules know among whom. */
  | 'seat';

/** What the check of the shuffles has to know. */
export interface Deck {
  /** The place of a card in the sorted deck, from which a table begins every shuffle; cards that look alike lie together. */
  place: (card: string) => number;
  /** The kinds of chance by their names in a record; of any other kind only the rules know what was possible. */
  chances: Record<string, Chance>;
}
