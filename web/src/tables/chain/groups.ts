/** Runs and sets of the settlement: what chosen cards can become, and what that scores (CH-9 to CH-12). */
import type { Action, Card, Piece } from '../../lib/protocol/chain';
import { faceOf, pieceOf } from './cards';

const RUN_POINTS = [0, 0, 2, 3, 5, 7, 9, 12, 15, 17, 20];
const SET_POINTS = [0, 0, 5, 15, 30, 50];

/** A group that could be declared. */
export interface Candidate {
  kind: 'run' | 'set';
  /** In an order in which they can be laid one by one. */
  pieces: Piece[];
  points: number;
  /** How the points are computed. */
  sum: string;
}

const numbersOf = (pieces: Piece[]) => pieces.map((piece) => faceOf(piece).number ?? -1);

/** How many cards of a run have its most frequent colour, each X among them. */
export function factorOf(pieces: Piece[]): number {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const { colour } = faceOf(piece);
    if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) + pieces.filter((piece) => piece.startsWith('X')).length;
}

/** Whether these pieces, each with its number, are a set. */
export function isSet(pieces: Piece[]): boolean {
  return pieces.length > 1 && new Set(numbersOf(pieces)).size === 1;
}

/** The factors of a run's points, `5 × 3`; null for a set, where only the size counts. */
export function sumOf(pieces: Piece[]): string {
  return isSet(pieces) ? '' : `${RUN_POINTS[pieces.length] ?? 0} × ${factorOf(pieces)}`;
}

function run(naturals: Card[], low: number, size: number): Candidate {
  const byNumber = new Map(naturals.map((card) => [faceOf(card).number, card]));
  const pieces = Array.from({ length: size }, (_, at) => byNumber.get(low + at) ?? `X=${low + at}`);
  return { kind: 'run', pieces, points: (RUN_POINTS[size] ?? 0) * factorOf(pieces), sum: sumOf(pieces) };
}

/** All groups that the chosen cards can form, highest score first. */
export function candidates(cards: Card[]): Candidate[] {
  const naturals = cards.filter((card) => !card.startsWith('X'));
  const size = cards.length;
  const wilds = size - naturals.length;
  if (size < 2) return [];
  const numbers = naturals.map((card) => faceOf(card).number ?? 0);
  const found: Candidate[] = [];
  const distinct = new Set(numbers);
  if (distinct.size <= 1 && size <= 5) {
    const usual = distinct.size === 1 ? [...distinct] : Array.from({ length: 9 }, (_, at) => at + 1);
    for (const number of usual) {
      // An X is any number but 0.
      if (number === 0 && wilds > 0) continue;
      const pieces = [...naturals, ...Array.from({ length: wilds }, () => `X=${number}`)];
      found.push({ kind: 'set', pieces, points: SET_POINTS[size] ?? 0, sum: sumOf(pieces) });
    }
  }
  if (distinct.size === naturals.length && size <= 10) {
    const [least, most] = naturals.length > 0 ? [Math.min(...numbers), Math.max(...numbers)] : [9, 0];
    for (let low = 0; low + size <= 10; low += 1) {
      if (naturals.length > 0 && (low > least || low + size - 1 < most)) continue;
      if (low === 0 && !distinct.has(0)) continue;
      found.push(run(naturals, low, size));
    }
  }
  return found.sort((one, other) => other.points - one.points);
}

/** The steps that declare a group, beginning with a number card if there is one. */
export function stepsFor(candidate: Candidate, group: number): Action[] {
  const first = Math.max(
    0,
    candidate.pieces.findIndex((piece) => !piece.startsWith('X')),
  );
  const upwards = candidate.pieces.slice(first);
  const downwards = candidate.pieces.slice(0, first).reverse();
  return [...upwards, ...downwards].map((card) => ({ do: 'lay', group, card }));
}

/** The ways to add one unscored card to a declared group. */
export function additions(legal: Action[], card: Card, groups: number): Extract<Action, { do: 'lay' }>[] {
  const piece = pieceOf(card);
  return legal.filter(
    (action): action is Extract<Action, { do: 'lay' }> =>
      action.do === 'lay' &&
      action.group < groups &&
      (piece === 'X' ? action.card.startsWith('X') : action.card === piece),
  );
}
