/** The games: those with a folder in `tables/`, and any others that the server offers. */
import type { Component } from 'svelte';
import generic from '../tables/generic/manifest';
import type { Appearance, Deck, Manifest } from '../tables/manifest';
import type { TableProps, Words } from '../tables/props';
import { offer } from './offer.svelte';
import type { LobbySeat, MatchSummary, PersonRef, Sitter, TableInfo } from './protocol/protocol';
import { known, speech, t } from './words/speech.svelte';

const manifests = import.meta.glob<Manifest>(['../tables/*/manifest.ts', '!../tables/generic/manifest.ts'], {
  eager: true,
  import: 'default',
});
const FOLDERS = new Map(
  Object.entries(manifests)
    .map(([path, manifest]) => [path.split('/')[2] ?? '', manifest] as const)
    .sort(([, one], [, other]) => one.place - other.place),
);

/** The games that have a folder, in the order of the start page. */
export const REGISTERED: string[] = [...FOLDERS.keys()];

export interface GameFacts {
  id: string;
  name: string;
  /** One line for the start page; empty if there is none. */
  line: string;
  /** For how many players and how long. */
  size: string;
  /** The number of seats of a quick game against bots. */
  seats: number;
  /** The fewest players, which is the size of a quick match. */
  least: number;
  /** Whether there are texts for a lesson. */
  taught: boolean;
}

/** The facts about a game, in the language of the page. */
export function facts(id: string): GameFacts {
  const folder = FOLDERS.get(id);
  const offered = offer.games.find((game) => game.id === id);
  const seats = offered?.seats ?? [];
  const players = folder?.players ?? [...new Set([seats.at(0), seats.at(-1)])].join('–');
  return {
    id,
    name: known('game', id, offered?.name ?? id),
    line: known('game', `${id}-line`, ''),
    size:
      players === ''
        ? ''
        : folder
          ? t('players-minutes', { players, minutes: folder.minutes })
          : t('players', { players }),
    seats: folder?.seats ?? seats.find((count) => count > 2) ?? seats.at(-1) ?? 2,
    least: seats.at(0) ?? 2,
    taught: speech.has(`lesson-${id}-free`),
  };
}

/** The games to choose from: those with a folder until the server has answered, then those it offers. */
export function games(): GameFacts[] {
  const offered = offer.games.map(({ id }) => id);
  const ids =
    offered.length === 0
      ? REGISTERED
      : [...REGISTERED.filter((id) => offered.includes(id)), ...offered.filter((id) => !FOLDERS.has(id))];
  return ids.map(facts);
}

/** Whether there is such a game; null until the server has answered. */
export function isGame(id: string): boolean | null {
  if (offer.games.length > 0) return offer.games.some((game) => game.id === id);
  return FOLDERS.has(id) ? true : null;
}

/** How a game looks and sounds. A game without a folder has the generic table. */
export const appearance = (id: string): Appearance => FOLDERS.get(id) ?? generic;

/** The colour of a game as a style for an element with `data-game`; the theme picks its shade. */
export function hue(id: string): string {
  const { light, dark } = appearance(id).hue;
  return `--game-light: ${light}; --game-dark: ${dark}`;
}

/** A game's table and words, without the game's own types. */
export interface Kit {
  Table: Component<TableProps<unknown, unknown>>;
  words: Words<unknown, unknown, unknown>;
}

/** Loads the table of a game; only when it is played. */
export async function kit(id: string): Promise<Kit> {
  const parts = appearance(id);
  const [{ default: Table }, words] = await Promise.all([parts.Table(), parts.words()]);
  return { Table, words };
}

/** Loads the deck of a game for verifying its shuffles; null for a game that cannot be verified here. */
export async function deck(id: string): Promise<Deck | null> {
  return (await appearance(id).deck?.())?.default ?? null;
}

/** The name of a person; a bot is named after its level. */
export const called = ({ kind, name }: PersonRef): string =>
  kind === 'bot' ? t('bot-name', { level: name }) : kind === 'gone' ? t('deleted-account') : name;

/** The name at a seat; empty if it is open. */
export function sitting(seat: LobbySeat): string {
  return seat.kind === 'person'
    ? called(seat.person)
    : seat.kind === 'bot'
      ? t('bot-name', { level: seat.level })
      : '';
}

/** The person in the viewer's seat; none for a spectator. */
export function ownSitter(info: TableInfo, seat: number | null): Extract<Sitter, { kind: 'person' }> | null {
  const sitter = seat === null ? undefined : info.seats[seat]?.sitter;
  return sitter?.kind === 'person' ? sitter : null;
}

/** Names by seat; equal names are numbered. */
export function distinct(names: string[]): string[] {
  return names.map((name, at) => {
    const same = names.filter((other) => other === name).length;
    return same === 1 ? name : `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });
}

/** The names at the seats of a match. */
export function seatNames(match: MatchSummary): string[] {
  return distinct(match.seats.map((seat) => called(seat.person)));
}

/** The levels of bots, from the weakest. */
export const LEVELS = ['random', 'eager', 'greedy', 'easy', 'normal', 'hard', 'expert'] as const;

export const levelName = (level: string): string => known('level', level, level);
