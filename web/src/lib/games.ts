/** What the page knows of each game beside its rules. */
import type { Component } from 'svelte';
import type { TableProps, Words } from '../tables/props';

export interface GameFacts {
  id: string;
  name: string;
  /** One line for the start page. */
  line: string;
  players: string;
  minutes: string;
  /** The number of seats of a quick game against bots. */
  seats: number;
}

export const GAMES: GameFacts[] = [
  { id: 'number-chain', name: 'Number Chain', line: 'Link two-digit cards digit to digit and be the first without a hand.', players: '2–4', minutes: '20', seats: 3 },
  { id: 'chain', name: 'Chain', line: 'Draft twelve cards that score together, then shed them in tricks.', players: '2–4', minutes: '15–30', seats: 3 },
  { id: 'numboom', name: 'Numboom', line: 'Hide numbers, turn over what others hid, and do not blow up.', players: '2–10', minutes: '10', seats: 4 },
  { id: 'sequence-numbers', name: 'Sequence Numbers', line: 'Work out your cards and line up five chips on the board.', players: '2–6', minutes: '20–30', seats: 2 },
];

export function facts(id: string): GameFacts {
  return GAMES.find((game) => game.id === id) ?? { id, name: id, line: '', players: '', minutes: '', seats: 2 };
}

/** A game's table and words, whatever the game's own types are. */
export interface Kit {
  Table: Component<TableProps<unknown, unknown>>;
  words: Words<unknown, unknown, unknown>;
}

const tables = import.meta.glob<{ default: Kit['Table'] }>('../tables/*/Table.svelte');
const words = import.meta.glob<Kit['words']>('../tables/*/words.ts');

/** Loads the table of a game; only when it is played. */
export async function kit(id: string): Promise<Kit> {
  const table = tables[`../tables/${id}/Table.svelte`];
  const speech = words[`../tables/${id}/words.ts`];
  if (!table || !speech) throw new Error(`there is no table for ${id}`);
  const [{ default: Table }, said] = await Promise.all([table(), speech()]);
  return { Table, words: said };
}

/** Names by seat; people and bots with the same name are numbered. */
export function distinct(names: string[]): string[] {
  return names.map((name, at) => {
    const same = names.filter((other) => other === name).length;
    return same === 1 ? name : `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });
}

/** The level of a bot, in words. */
export const LEVELS: Record<string, string> = {
  random: 'Random: any legal move',
  eager: 'Eager: plays whatever it can',
  greedy: 'Greedy: takes what pays now',
  easy: 'Easy: looks ahead a little',
  normal: 'Normal: looks ahead',
  hard: 'Hard: looks far ahead',
  expert: 'Expert: thinks for long',
};
