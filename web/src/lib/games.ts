/** What the page knows of each game beside its rules. */
import type { Component } from 'svelte';
import type { TableProps, Words } from '../tables/props';
import type { LobbySeat, PersonRef } from './protocol/protocol';
import { known, t } from './words/speech.svelte';

/** The games there is a table for, in the order of the start page. */
const IDS = ['number-chain', 'chain', 'numboom', 'sequence-numbers'] as const;
export type GameId = (typeof IDS)[number];

export interface GameFacts {
  id: string;
  readonly name: string;
  /** One line for the start page. */
  readonly line: string;
  players: string;
  minutes: string;
  /** The number of seats of a quick game against bots. */
  seats: number;
}

const SIZES: Record<GameId, Pick<GameFacts, 'players' | 'minutes' | 'seats'>> = {
  'number-chain': { players: '2–4', minutes: '20', seats: 3 },
  chain: { players: '2–4', minutes: '15–30', seats: 3 },
  numboom: { players: '2–10', minutes: '10', seats: 4 },
  'sequence-numbers': { players: '2–6', minutes: '20–30', seats: 2 },
};

export const GAMES: GameFacts[] = IDS.map((id) => ({
  id,
  // Read anew each time: the language may have changed.
  get name() { return t(`game-${id}`); },
  get line() { return t(`game-${id}-line`); },
  ...SIZES[id],
}));

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

/** The name of a person; a bot is named after its level. */
export const called = ({ kind, name }: PersonRef): string => (kind === 'bot' ? t('bot-name', { level: name }) : name);

/** The name on a seat; empty where it is free. */
export function sitting(seat: LobbySeat): string {
  return seat.kind === 'person' ? called(seat.person) : seat.kind === 'bot' ? t('bot-name', { level: seat.level }) : '';
}

/** Names by seat; people and bots with the same name are numbered. */
export function distinct(names: string[]): string[] {
  return names.map((name, at) => {
    const same = names.filter((other) => other === name).length;
    return same === 1 ? name : `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });
}

/** The levels of bots, from the weakest. */
export const LEVELS = ['random', 'eager', 'greedy', 'easy', 'normal', 'hard', 'expert'] as const;

/** A level in words. */
export const levelName = (level: string): string => known('level', level, level);
