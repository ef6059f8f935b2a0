import type { Deck } from '../manifest';

const KINDS = ['1', '2', '3', '4', 'bomb', 'stack', 'observe', 'reverse', 'reset', 'disrupt', 'exchange'];

export default {
  place: (card) => KINDS.indexOf(card),
  chances: { starter: 'seat', deal: 'shuffle', redraw: 'retry', reshuffle: 'shuffle' },
} satisfies Deck;
