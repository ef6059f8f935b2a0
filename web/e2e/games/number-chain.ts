import { pick } from '../support/chance';
import { leaksBy, show, type Cards, type Reveal } from '../support/secrets';
import type { GameTest } from './game';

const WISHES = ['chain', 'play', 'discard', 'end', 'take', 'decline', 'reset', 'wait', 'quit'];
const bare = (laid: string): string => laid.split('=')[0] ?? laid;

const reveal: Reveal = (known, notice, seat) => {
  switch (notice.on) {
    case 'dealt':
      known.open.clear();
      known.mine = new Set((notice['hands'] as Cards[])[seat]);
      return show(known, [
        ...(notice['pools'] as Cards),
        ...(notice['rejected'] as Cards),
        notice['floor'] as string,
      ]);
    case 'drew':
      if (notice['seat'] === seat) known.mine.add(notice['card'] as string);
      return;
    case 'reshuffled':
      for (const card of notice['cards'] as Cards) known.open.delete(card);
      return;
    case 'played':
    case 'took':
    case 'discarded':
    case 'refilled':
      return show(known, [notice['card'] as string]);
    case 'chained':
    case 'reset':
      return show(known, notice['cards'] as Cards);
    case 'round_over':
      return show(known, (notice['hands'] as Cards[]).flat());
    default:
  }
};

const numberChain: GameTest = {
  id: 'number-chain',
  options: { rounds: 1 },
  seats: 3,
  crowd: 4,
  matters: () => true,
  choose({ legal }, random) {
    const kind = WISHES.find((wish) => legal.some((action) => action.do === wish));
    return pick(
      legal.filter((action) => action.do === kind),
      random,
    );
  },
  async perform(player, action, { legal }) {
    const hand = (card: string): string => `[data-hand] [data-card="${bare(card)}"]`;
    if (action.do === 'play' || action.do === 'discard') {
      const card = String(action['card']);
      await player.press(hand(card));
      const ways = legal.filter(
        (other) => other.do === action.do && bare(String(other['card'])) === bare(card),
      );
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
  leaks: leaksBy(reveal),
};

export default numberChain;
