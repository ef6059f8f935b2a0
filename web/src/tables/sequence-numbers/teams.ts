/** The teams: each has a colour and a shape, and is named after its player or its colour. */
import type { View } from '../../lib/protocol/sequence-numbers';
import { subject, type Subject } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';

export interface Badge {
  colour: 'blue' | 'orange' | 'green';
  shape: 'circle' | 'square' | 'triangle';
  /** The custom property with its colour. */
  paint: string;
}

const BADGES: readonly [Badge, Badge, Badge] = [
  { colour: 'blue', shape: 'circle', paint: 'var(--c-blue)' },
  { colour: 'orange', shape: 'square', paint: 'var(--c-orange)' },
  { colour: 'green', shape: 'triangle', paint: 'var(--c-green)' },
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

/** The single player of a team, or the team by its colour. */
export function teamAs(team: number, view: View, names: string[]): Subject {
  const seats = members(team, view);
  const [only] = seats;
  if (seats.length !== 1 || only === undefined) return { who: t(`sn-team-${badge(team).colour}`), you: 'no' };
  return subject(only, view.seat, names);
}
