/** The parties: each has a colour and a shape, and is called by its player or by its colour. */
import type { View } from '../../lib/protocol/sequence-numbers';

export interface Badge {
  colour: string;
  shape: 'circle' | 'square' | 'triangle';
  /** The custom property with its colour. */
  paint: string;
}

const BADGES: readonly [Badge, Badge, Badge] = [
  { colour: 'Blue', shape: 'circle', paint: 'var(--c-blue)' },
  { colour: 'Orange', shape: 'square', paint: 'var(--c-orange)' },
  { colour: 'Green', shape: 'triangle', paint: 'var(--c-green)' },
];

export function badge(team: number): Badge {
  return BADGES[team] ?? BADGES[0];
}

/** Who plays for a team. */
export function members(team: number, view: View): number[] {
  return view.players.flatMap((player, seat) => (player.team === team ? [seat] : []));
}

/** How many Sequences a team has. */
export function score(team: number, view: View): number {
  return view.sequences.filter((sequence) => sequence.team === team).length;
}

/** A single player's name, or the colour of a team. */
export function teamName(team: number, view: View, names: string[]): string {
  const seats = members(team, view);
  const [only] = seats;
  if (seats.length !== 1 || only === undefined) return `Team ${badge(team).colour}`;
  return only === view.seat ? 'You' : (names[only] ?? `Player ${only + 1}`);
}
