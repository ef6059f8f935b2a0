import { pick } from '../support/chance';
import type { GameTest } from './game';
import { coveredLeaks } from './numboom-covered';

const numboom: GameTest = {
  id: 'numboom',
  options: {},
  seats: 4,
  crowd: 6,
  short: true,
  matters: () => true,
  choose({ legal }, random) {
    const functions = legal.filter((action) =>
      ['stack', 'observe', 'reverse', 'reset', 'disrupt', 'exchange'].includes(action.do),
    );
    if (functions.length > 0 && random() < 0.35) return pick(functions, random);
    const flips = legal.filter((action) => action.do === 'flip');
    if (flips.length > 0 && random() < 0.5) return pick(flips, random);
    const others = legal.filter((action) => action.do !== 'end' && !functions.includes(action));
    return pick(others.length > 0 ? others : legal, random);
  },
  async perform(player, action, { legal }) {
    const pile = `[data-position="${Number(action['position'] ?? action['from'])}"]`;
    if (action.do === 'place' || action.do === 'observe') {
      await player.press(`.hand [data-card="${action.do === 'place' ? String(action['card']) : 'observe'}"]`);
      await player.press(pile);
    } else if (action.do === 'flip' || action.do === 'peek') {
      await player.press(pile);
      await player.press(`[data-do="${action.do}"]`);
    } else if (action.do === 'arrange') {
      // The whole new order is one move.
      const others = legal.filter((other) => other.do === 'arrange' && other['from'] !== action['from']);
      for (const { from } of [action, ...others]) await player.press(`[data-position="${Number(from)}"]`);
      return 1 + others.length;
    } else if (action.do === 'end') {
      await player.press('[data-do="end"]');
    } else {
      await player.press(`.hand [data-card="${action.do}"]`);
      const what = action['number'] ?? action['to'];
      await player.press(
        `[data-do="${action.do}"]${what === undefined ? '' : `[data-what="${String(what)}"]`}`,
      );
    }
    return 1;
  },
  leaks: coveredLeaks,
};

export default numboom;
