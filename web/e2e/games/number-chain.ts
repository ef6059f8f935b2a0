import { pick } from '../support/chance';
import type { GameTest } from './game';

const WISHES = ['chain', 'play', 'discard', 'end', 'take', 'decline', 'reset', 'wait', 'quit'];
const bare = (laid: string): string => laid.split('=')[0] ?? laid;

export const numberChain: GameTest = {
  id: 'number-chain',
  options: { rounds: 1 },
  seats: 3,
  matters: () => true,
  choose({ legal }, random) {
    const kind = WISHES.find((wish) => legal.some((action) => action.do === wish));
    return pick(legal.filter((action) => action.do === kind), random);
  },
  async perform(player, action, { legal }) {
    const hand = (card: string): string => `[data-hand] [data-card="${bare(card)}"]`;
    if (action.do === 'play' || action.do === 'discard') {
      const card = String(action['card']);
      await player.press(hand(card));
      const ways = legal.filter((other) => other.do === action.do && bare(String(other['card'])) === bare(card));
      if (ways.length > 1) await player.press(`[data-as="${card}"]`);
    } else if (action.do === 'take') {
      await player.press(`[data-from="${String(action['from'])}"] button`);
    } else if (action.do === 'chain') {
      const cards = action['cards'] as string[];
      await player.press('[data-do="chain"]');
      for (const card of cards) await player.press(hand(card));
      await player.press(`[data-chain="${cards.join()}"]`);
    } else {
      await player.press(`[data-do="${action.do}"]`);
    }
    return 1;
  },
};
