import { pick } from '../support/chance';
import { leaksBy, show, type Cards, type Reveal } from '../support/secrets';
import type { GameTest } from './game';

const WISHES = ['best', 'seal', 'keep', 'play', 'take', 'pass'];
const isX = (card: string): boolean => card.startsWith('X');
const numberOf = (card: string): string => (isX(card) ? 'X' : card.slice(1));

const reveal: Reveal = (known, notice, seat) => {
  switch (notice.on) {
    case 'dealt':
      known.open.clear();
      known.mine = new Set([(notice['cards'] as Cards)[seat] ?? '']);
      return show(known, notice['row'] as Cards);
    case 'extra':
      known.mine.add((notice['cards'] as Cards)[seat] ?? '');
      return;
    case 'reshuffled':
      for (const card of notice['cards'] as Cards) known.open.delete(card);
      return;
    case 'took':
    case 'swept':
    case 'refilled':
    case 'penalty':
      return show(known, [notice['card'] as string]);
    case 'revealed':
    case 'game_over':
      return show(known, (notice['hands'] as Cards[]).flat());
    case 'played':
    case 'won':
    case 'cleared':
      return show(known, notice['cards'] as Cards);
    default:
  }
};

const chain: GameTest = {
  id: 'chain',
  options: {},
  seats: 3,
  crowd: 4,
  matters: () => true,
  choose({ legal }, random) {
    const sweeps = legal.filter((action) => action.do === 'sweep');
    if (sweeps.length > 0 && random() < 0.15) return pick(sweeps, random);
    const sealed = legal.some((action) => action.do === 'seal');
    const kind = WISHES.find(
      (wish) => (wish !== 'best' || !sealed) && legal.some((action) => action.do === wish),
    );
    const ways = legal.filter((action) => action.do === kind);
    if (kind !== 'play') return pick(ways, random);
    const long = Math.max(...ways.map((action) => (action['meld'] as string[]).length));
    return pick(
      ways.filter((action) => (action['meld'] as string[]).length === long),
      random,
    );
  },
  async perform(player, action, { view }) {
    if (action.do === 'take') {
      await player.press(`[data-slot="${Number(action['slot'])}"] [data-card]`);
    } else if (action.do === 'sweep') {
      await player.press(`[data-slot="${Number(action['slot'])}"] [data-do="sweep"]`);
    } else if (action.do === 'keep' || action.do === 'discard') {
      const left = view.players[view.seat].sheet.left as string[];
      const card = left.find((one) => (isX(one) ? 'X' : one) === action['card']);
      await player.press(`[data-spot="${card}"] [data-do="${action.do}"]`);
    } else if (action.do === 'play') {
      const meld = action['meld'] as string[];
      const free = [...(view.players[view.seat].hand as string[])];
      for (const wanted of meld) {
        const at = free.findIndex((card) => numberOf(card) === (isX(wanted) ? 'X' : wanted));
        const [card] = free.splice(at, 1);
        const button = `.hand [data-card="${card}"]`;
        if ((await player.page.locator(button).getAttribute('aria-pressed')) !== 'true')
          await player.press(button);
      }
      await player.press(`[data-meld="${meld.join()}"]`);
    } else {
      await player.press(`[data-do="${action.do}"]`);
    }
    return 1;
  },
  leaks: leaksBy(reveal),
};

export default chain;
