/** The place of each card in its sorted deck, from which a table begins every shuffle. */
import type { GameId } from './games';

/** Where a card lies before the shuffle; cards that look alike lie together. */
type Place = (card: string) => number;

const COLOURS = 'ROPBG';
const KINDS = ['1', '2', '3', '4', 'bomb', 'stack', 'observe', 'reverse', 'reset', 'disrupt', 'exchange'];
const SPECIALS = ['plus1', 'plus2', 'minus1', 'minus2'];

export const PLACES: Record<GameId, Place> = {
  // Digit by digit, a ? before all others.
  'number-chain': (card) => Number(card.replace('?', '0')),
  // Number by number, colour by colour, and the X at the end.
  chain: (card) => (card.startsWith('X') ? 50 + Number(card[1]) : 5 * Number(card[1]) + COLOURS.indexOf(card[0] ?? '')),
  numboom: (card) => KINDS.indexOf(card),
  // By the answer, the sum before the difference; Plus and Minus at the end.
  'sequence-numbers': (card) => {
    if (SPECIALS.includes(card)) return 1000 + SPECIALS.indexOf(card);
    const [first = 0, second = 0] = card.split(/[+-]/).map(Number);
    return card.includes('+') ? 2 * (first + second) : 2 * (first - second) + 1;
  },
};
