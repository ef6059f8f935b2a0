import type { Deck } from '../manifest';

export default {
  // Digit by digit, a ? before all others.
  place: (card) => Number(card.replace('?', '0')),
  chances: { starter: 'seat', deal: 'shuffle', reshuffle: 'shuffle' },
} satisfies Deck;
