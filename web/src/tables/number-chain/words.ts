/** What is done and what happens in Number Chain, in short sentences. */
import type { Action, Laid, Notice, Out, Source, View } from '../../lib/protocol/number-chain';
import { nameOf, numberOf } from './cards';

const SOURCES: Record<Source, string> = {
  pool0: 'the first Pool',
  pool1: 'the second Pool',
  pool2: 'the third Pool',
  supply: 'the Supply',
};
const ORDINALS = ['first', 'second', 'third'];
const CONDITIONS = { pivot: 'Pivot', relay: 'Relay' } as const;

const row = (cards: Laid[]) => cards.map(nameOf).join(', ');
const steps = (cards: Laid[]) => cards.map(numberOf).join(' → ');

/** One of the possible moves. */
export function describeAction(action: Action, view: View, _names: string[]): string {
  switch (action.do) {
    case 'end':
      return 'End the turn';
    case 'decline':
      return 'Decline the extra turn';
    case 'wait':
      return 'Wait for another turn';
    case 'quit':
      return 'Leave this round';
    case 'take': {
      const card = action.from === 'supply' ? null : view.pools[Number(action.from.slice(4))];
      return card ? `Take ${nameOf(card)} from ${SOURCES[action.from]}` : `Take from ${SOURCES[action.from]}`;
    }
    case 'reset':
      return `Reset: take all three Pools and turn to ${view.condition === 'pivot' ? 'Relay' : 'Pivot'}`;
    case 'play':
      return `Play ${nameOf(action.card)}`;
    case 'discard':
      return `Discard ${nameOf(action.card)}`;
    case 'chain':
      return `Chain ${steps(action.cards)}`;
  }
}

/** How somebody left the round. */
function left(who: string, you: boolean, how: Out): string {
  const are = you ? 'are' : 'is';
  switch (how) {
    case 'emptied':
      return `${who} ${are} out with an empty hand.`;
    case 'stuck':
      return `${who} cannot go on and ${are} out.`;
    case 'quit':
      return `${who} ${you ? 'leave' : 'leaves'} the round.`;
    case 'finished':
      return `${who} ${are} done.`;
  }
}

/** Something that happened. */
export function describeNotice(notice: Notice, view: View, names: string[]): string {
  const you = (seat: number) => seat === view.seat;
  const who = (seat: number) => (you(seat) ? 'You' : (names[seat] ?? `Seat ${seat + 1}`));
  const does = (seat: number, verb: string, verbs = `${verb}s`) => `${who(seat)} ${you(seat) ? verb : verbs}`;
  switch (notice.on) {
    case 'starter':
      return `${does(notice.seat, 'begin')}.`;
    case 'dealt': {
      const again = notice.rejected.length > 0 ? ` after ${row(notice.rejected)}` : '';
      return `Round ${notice.round} is dealt. The Floor shows ${nameOf(notice.floor)}${again}.`;
    }
    case 'turn':
      return you(notice.seat) ? 'Your turn.' : `${who(notice.seat)} is on turn.`;
    case 'played':
      return `${does(notice.seat, 'play')} ${nameOf(notice.card)}.`;
    case 'chained':
      return `${does(notice.seat, 'chain')} ${steps(notice.cards)}.`;
    case 'took':
      return `${does(notice.seat, 'take')} ${nameOf(notice.card)} from the ${ORDINALS[notice.pool] ?? ''} Pool.`;
    case 'drew':
      return `${does(notice.seat, 'draw')} ${notice.card ? nameOf(notice.card) : 'a card'} from the Supply.`;
    case 'reset':
      return `${does(notice.seat, 'take')} all Pools: ${row(notice.cards)}. ${CONDITIONS[notice.condition]} now holds.`;
    case 'discarded':
      return `${does(notice.seat, 'discard')} ${nameOf(notice.card)}.`;
    case 'refilled':
      return `The ${ORDINALS[notice.pool] ?? ''} Pool shows ${nameOf(notice.card)}.`;
    case 'reshuffled':
      return `A new Supply is shuffled from ${notice.cards.length} Floor cards.`;
    case 'counted':
      return `Turn ${notice.turns} is over.`;
    case 'offered':
      return `${does(notice.seat, 'earn')} an extra turn.`;
    case 'declined':
      return `${does(notice.seat, 'do', 'does')} without the extra turn.`;
    case 'waited':
      return `${does(notice.seat, 'wait')}.`;
    case 'out':
      return left(who(notice.seat), you(notice.seat), notice.how);
    case 'round_over': {
      const points = notice.penalties.map((penalty, seat) => `${who(seat)} ${penalty}`).join(', ');
      const next = notice.next_starter === null ? '' : ` ${does(notice.next_starter, 'begin')} the next round.`;
      return `The round is over. Penalty points: ${points}.${next}`;
    }
  }
}
