/** Cards of Chain as text: `"R5"`, `"X2"` for one of the four X, and as a piece `"X"` or `"X=5"`. */
import type { Card, Colour, Piece } from '../../lib/protocol/chain';
import { t } from '../../lib/words/speech.svelte';

const LETTERS: Record<string, Colour> = { R: 'red', O: 'orange', P: 'purple', B: 'blue', G: 'green' };
/** The colours in the order of the rules. */
export const COLOURS: Colour[] = ['red', 'orange', 'purple', 'blue', 'green'];
/** Each colour has its own shape, for players who cannot tell colours apart. */
export const shapeOf = (colour: Colour): string => t(`ch-shape-${colour}`);

/** The face of a card, a piece or a card of a meld. */
export interface Face {
  /** Null for an X, and for a card of a meld, where colours do not matter. */
  colour: Colour | null;
  /** The number it is or stands for; null for an X that stands for nothing. */
  number: number | null;
  x: boolean;
}

/** Parses a card, a piece, or a card of a meld. */
export function faceOf(card: Card | Piece): Face {
  if (card.startsWith('X'))
    return { colour: null, number: card[1] === '=' ? Number(card[2]) : null, x: true };
  const colour = LETTERS[card[0] ?? ''] ?? null;
  return { colour, number: Number(colour ? card[1] : card[0]), x: false };
}

/** The name of a card: `red 5`, `X`, `X as 5`, `5`. */
export function nameOf(card: Card | Piece): string {
  const { colour, number, x } = faceOf(card);
  if (x) return number === null ? 'X' : t('ch-x-as', { number });
  return colour && number !== null ? t('ch-card', { colour, number }) : `${number}`;
}

/** The name of a card for players, who do not distinguish the four X. */
export function pieceOf(card: Card): Piece {
  return card.startsWith('X') ? 'X' : card;
}

/** By number or by colour, the X last. */
export function inOrder(hand: Card[], by: 'number' | 'colour'): Card[] {
  const key = (card: Card) => {
    const { colour, number, x } = faceOf(card);
    if (x) return 1000;
    const place = colour ? COLOURS.indexOf(colour) : 0;
    return by === 'number' ? (number ?? 0) * 10 + place : place * 10 + (number ?? 0);
  };
  return [...hand].sort((one, other) => key(one) - key(other));
}
