/** The manifest of a game's folder: `tables/<game>/manifest.ts` is all that the shell knows of a game. */
import type { Component } from 'svelte';
import type { Sound } from '../lib/sound.svelte';
import type { TableProps, Words } from './props';

/** The look, sounds and modules of a table; all that the generic table has. */
export interface Appearance<View = unknown, Action = unknown, Notice = unknown> {
  /** The colour of the game in each theme. */
  hue: { light: string; dark: string };
  /** A drawing of 240 by 130 for the start page, made of SVG elements; see `GamePicture.svelte` for their classes. */
  Picture: Component;
  /** The sounds of notices that are not in `COMMON` (`lib/sound.svelte.ts`), or sound different from it. */
  sounds?: Record<string, Sound>;
  /** Loaded when the game is played. */
  Table: () => Promise<{ default: Component<TableProps<View, Action, Notice>> }>;
  words: () => Promise<Words<View, Action, Notice>>;
  /** Loaded to verify the shuffles of a match; without it they cannot be verified here. */
  deck?: () => Promise<{ default: Deck }>;
}

/** A game with a folder of its own. Its id is the name of the folder; its name and line are in `locales/<language>/web-<id>.ftl`. */
export interface Manifest<View = unknown, Action = unknown, Notice = unknown> extends Appearance<
  View,
  Action,
  Notice
> {
  /** Its place on the start page. */
  place: number;
  players: string;
  minutes: string;
  /** The number of seats of a quick game against bots. */
  seats: number;
}

/** How an outcome of chance follows from the secret. */
export type Chance =
  /** The cards, sorted and shuffled once. */
  | 'shuffle'
  /** Shuffled again until the rules accept the result. */
  | 'retry'
  /** One of all seats, if it starts the match; later only the rules know the candidates. */
  | 'seat';

/** What verifying the shuffles needs to know. */
export interface Deck {
  /** The place of a card in the sorted deck, from which a table begins every shuffle; cards that look alike lie together. */
  place: (card: string) => number;
  /** The kinds of chance by their names in a record; for other kinds only the rules know the possible outcomes. */
  chances: Record<string, Chance>;
}
