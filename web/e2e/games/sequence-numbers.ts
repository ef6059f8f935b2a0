import { pick } from '../support/chance';
import type { View } from '../support/traffic';
import { leaksBy, show, type Reveal } from '../support/secrets';
import type { GameTest } from './game';

const spot = (space: string): [number, number] => [space.charCodeAt(0) - 97, Number(space.slice(1)) - 1];

/** The value of a chip on a space: the most own chips in any line of five through it without another team's chip. */
function worth(view: View, space: string): number {
  const team = view.players[view.seat].team as number;
  const [rows, columns] = [view.board.length as number, view.board[0].length as number];
  const owner = new Map<string, number>();
  (view.chips as string[][]).forEach((spaces, of) => spaces.forEach((one) => owner.set(one, of)));
  const [row, column] = spot(space);
  let best = 0;
  for (const [down, right] of [
    [0, 1],
    [1, 0],
    [1, 1],
    [-1, 1],
  ] as const) {
    for (let back = 0; back < 5; back += 1) {
      let own = 0;
      for (let step = 0; step < 5; step += 1) {
        const [r, c] = [row + (step - back) * down, column + (step - back) * right];
        if (r < 0 || c < 0 || r >= rows || c >= columns) {
          own = -9;
          break;
        }
        const name = `${String.fromCharCode(97 + r)}${c + 1}`;
        if (view.board[r][c] === 0 || owner.get(name) === team || name === space) own += 1;
        else if (owner.has(name)) {
          own = -9;
          break;
        }
      }
      best = Math.max(best, own);
    }
  }
  return best;
}

const reveal: Reveal = (known, notice, seat) => {
  switch (notice.on) {
    case 'dealt':
      known.mine = new Set(
        ((notice['hands'] as (string | null)[][])[seat] ?? []).flatMap((card) => card ?? []),
      );
      return;
    case 'drew':
      if (notice['seat'] === seat) known.mine.add(notice['card'] as string);
      return;
    case 'placed':
    case 'removed':
    case 'exchanged':
    case 'forfeited':
      return show(known, [notice['card'] as string]);
    case 'reshuffled':
      known.open.clear();
      return;
    default:
  }
};

const sequenceNumbers: GameTest = {
  id: 'sequence-numbers',
  options: {},
  seats: 2,
  crowd: 2,
  matters: (action) => action.do !== 'agree' && action.do !== 'call',
  choose({ legal, view }, random) {
    for (const kind of ['lock', 'draw', 'exchange', 'place', 'remove', 'vote', 'forfeit', 'pass']) {
      const ways = legal.filter((action) => action.do === kind);
      if (ways.length === 0) continue;
      if (kind !== 'place') return pick(ways, random);
      const best = Math.max(...ways.map((action) => worth(view, String(action['space']))));
      return pick(
        ways.filter((action) => worth(view, String(action['space'])) === best),
        random,
      );
    }
    throw new Error('nothing to do');
  },
  async perform(player, action) {
    if (
      action.do === 'place' ||
      action.do === 'remove' ||
      action.do === 'exchange' ||
      action.do === 'forfeit'
    ) {
      const card = `.hand [data-slot="${Number(action['slot'])}"]`;
      if ((await player.page.locator(card).getAttribute('aria-pressed')) !== 'true') await player.press(card);
      await player.press(
        'space' in action ? `[data-space="${String(action['space'])}"]` : `.prompt [data-do="${action.do}"]`,
      );
    } else if (action.do === 'lock') {
      await player.press(`[data-space="${String(action['first'])}"]`);
    } else {
      await player.press(`.prompt [data-do="${action.do}"]`);
    }
    return 1;
  },
  leaks: leaksBy(reveal),
};

export default sequenceNumbers;
