/** Spaces of the board and lines of five on it. */
import type { Sequence, Space, View, Way } from '../../lib/protocol/sequence-numbers';

/** Row and column of a space, counted from 0. */
export interface Spot {
  row: number;
  column: number;
}

const STEPS: Record<Way, [number, number]> = {
  across: [0, 1],
  down: [1, 0],
  falling: [1, 1],
  rising: [1, -1],
};

export function spot(space: Space): Spot {
  return { row: space.charCodeAt(0) - 97, column: Number(space.slice(1)) - 1 };
}

export function spaceAt({ row, column }: Spot): Space {
  return `${String.fromCharCode(97 + row)}${column + 1}`;
}

/** The five spaces of a line from its first one in reading order. */
export function five(first: Space, way: Way): Space[] {
  const { row, column } = spot(first);
  const [down, right] = STEPS[way];
  return [0, 1, 2, 3, 4].map((at) => spaceAt({ row: row + at * down, column: column + at * right }));
}

/** The number on a space; 0 for a free corner. */
export function numberAt(view: View, space: Space): number {
  const { row, column } = spot(space);
  return view.board[row]?.[column] ?? 0;
}

/** Whose chip lies on a space; null if none. */
export function teamAt(view: View, space: Space): number | null {
  const team = view.chips.findIndex((chips) => chips.includes(space));
  return team < 0 ? null : team;
}

/** The spaces of completed Sequences. */
export function locked(sequences: Sequence[]): Set<Space> {
  return new Set(sequences.flatMap((sequence) => five(sequence.first, sequence.way)));
}
