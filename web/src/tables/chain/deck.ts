import type { Deck } from '../manifest';

const COLOURS = 'ROPBG';

export default {
  // Number by number, colour by colour, and the X at the end.
  place: (card) =>
    card.startsWith('X') ? 50 + Number(card[1]) : 5 * Number(card[1]) + COLOURS.indexOf(card[0] ?? ''),
  chances: { starter: 'seat', deal: 'shuffle', reshuffle: 'shuffle' },
} satisfies Deck;
