/** Numboom has several equal cards, so the secret is the place of a covered card, not its name. */
import type { Leaks, Step } from '../support/secrets';
import type { Notice } from '../support/traffic';

interface Covered {
  card: string;
  knows: Set<number>;
}

/** The piles and who has seen which card, step by step; ends when the last two play on, where the cards are dealt again. */
function course(steps: Step[]): Covered[][][] {
  let piles: Covered[][] = [];
  const all: Covered[][][] = [[]];
  const at = (notice: Notice): Covered[] => (piles[Number(notice['position'])] ??= []);
  for (const { notices } of steps) {
    for (const notice of notices) {
      const seat = Number(notice['seat']);
      switch (notice.on) {
        case 'placed':
          at(notice).push({ card: String(notice['card']), knows: new Set([seat]) });
          break;
        case 'peeked':
        case 'observed':
          at(notice).at(-1)?.knows.add(seat);
          break;
        case 'flipped':
          at(notice).pop();
          break;
        case 'out':
          piles.splice(Number(notice['position']), 1);
          break;
        case 'disrupted': {
          const order = notice['order'] as number[];
          piles = order.map((from) =>
            (piles[from] ?? []).map(({ card, knows }) => ({
              card,
              knows: new Set(knows.has(seat) ? [seat] : []),
            })),
          );
          break;
        }
        case 'dual':
          return all;
        default:
      }
    }
    all.push(piles.map((pile) => pile.map(({ card, knows }) => ({ card, knows: new Set(knows) }))));
  }
  return all;
}

/** Everything a seat learned too early, as `step what`. */
export const coveredLeaks: Leaks = (_deck, steps, seat, received) => {
  const truth = course(steps);
  const found: string[] = [];
  let checked = 0;
  for (const message of received) {
    const piles = truth[message.seq ?? -1];
    if (message.on === 'update' && piles) {
      (message.view.players as { hand: unknown; fall: unknown }[]).forEach((player, other) => {
        if (
          other !== seat &&
          player.hand !== null &&
          player.fall === null &&
          message.outlook?.result === null
        )
          found.push(`${message.seq} the hand of ${other}`);
      });
      (message.view.positions as { card: string | null }[][]).forEach((pile, position) => {
        const real = piles[position] ?? [];
        if (pile.length !== real.length)
          found.push(`${message.seq} ${pile.length} cards instead of ${real.length} at ${position}`);
        pile.forEach(({ card }, height) => {
          checked += 1;
          if (card !== null && !real[height]?.knows.has(seat))
            found.push(`${message.seq} ${card} at ${position}`);
          if (card !== null && real[height]?.card !== card)
            found.push(`${message.seq} ${card} is not what lies at ${position}`);
        });
      });
    }
    for (const step of message.steps ?? []) {
      for (const notice of step.notices) {
        const foreign = notice['seat'] !== seat;
        if (['placed', 'peeked', 'observed'].includes(notice.on) && foreign && notice['card'] !== null)
          found.push(`${step.seq} ${notice.on} ${String(notice['card'])}`);
        if (notice.on === 'drew' && foreign && notice['cards'] !== null)
          found.push(`${step.seq} drawn cards`);
        if (notice.on === 'disrupted' && foreign && notice['order'] !== null)
          found.push(`${step.seq} a new order`);
        if (notice.on === 'dealt')
          (notice['hands'] as unknown[]).forEach((hand, other) => {
            if (other !== seat && hand !== null) found.push(`${step.seq} a dealt hand`);
          });
      }
    }
  }
  // A check without data proves nothing.
  return checked > 10 ? found : [...found, `only ${checked} covered cards were looked at`];
};
