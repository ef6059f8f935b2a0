import type { Deck } from '../manifest';

const SPECIALS = ['plus1', 'plus2', 'minus1', 'minus2'];

export default {
  // By the answer, the sum before the difference; Plus and Minus at the end.
  place: (card) => {
    if (SPECIALS.includes(card)) return 1000 + SPECIALS.indexOf(card);
    const [first = 0, second = 0] = card.split(/[+-]/).map(Number);
    return card.includes('+') ? 2 * (first + second) : 2 * (first - second) + 1;
  },
  chances: { dealer: 'seat', deal: 'shuffle', reshuffle: 'shuffle' },
} satisfies Deck;
