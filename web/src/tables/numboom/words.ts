/** Numboom in short plain sentences, for the log, the screen reader and lists of moves. */
import type { Action, Notice, Phase, View } from '../../lib/protocol/numboom';
import { NAMES, article, join, list } from './cards';

/** A position as people count it. */
export const place = (position: number): string => `position ${position + 1}`;

/** A player as the subject of a sentence. */
export function subject(seat: number, view: View, names: string[]): string {
  return seat === view.seat ? 'You' : (names[seat] ?? `Player ${seat + 1}`);
}

/** Players as objects of a sentence: "you and Ben". */
export function objects(seats: number[], view: View, names: string[]): string {
  return join(seats.map((seat) => (seat === view.seat ? 'you' : subject(seat, view, names))));
}

/** The living neighbour to whom hands would go; left is the next seat clockwise. */
export function neighbour(side: 'left' | 'right', view: View): number {
  const count = view.players.length;
  const step = side === 'left' ? 1 : count - 1;
  const from = view.seat ?? view.active;
  for (let seat = (from + step) % count; seat !== from; seat = (seat + step) % count) {
    if (!view.players[seat]?.fall) return seat;
  }
  return from;
}

export function describeAction(action: Action, view: View, names: string[]): string {
  switch (action.do) {
    case 'end': return 'End the turn';
    case 'flip': return `Flip ${place(action.position)}`;
    case 'peek': return `Peek at ${place(action.position)}`;
    case 'place': return `Place ${article(action.card)} on ${place(action.position)}`;
    case 'stack': return 'Play Stack';
    case 'observe': return `Play Observe on ${place(action.position)}`;
    case 'reverse': return 'Play Reverse';
    case 'reset': return `Play Reset: Death Number ${action.number}`;
    case 'disrupt': return 'Play Disrupt';
    case 'exchange': return `Play Exchange: hands go ${action.to}, yours to ${subject(neighbour(action.to, view), view, names)}`;
    case 'arrange': return `Put the pile of ${place(action.from)} on ${place(view.arranged.length)}`;
  }
}

export function describeNotice(notice: Notice, view: View, names: string[]): string {
  const who = (seat: number, you: string, others: string) =>
    `${subject(seat, view, names)} ${seat === view.seat ? you : others}`;
  switch (notice.on) {
    case 'starter': return `${who(notice.seat, 'begin', 'begins')}.`;
    case 'dealt': return 'Four cards are dealt to everybody.';
    case 'rejected': return `${who(notice.seat, 'show', 'shows')} a hand without a card to place and ${notice.seat === view.seat ? 'draw' : 'draws'} anew.`;
    case 'drew':
      return notice.cards ? `${who(notice.seat, 'draw', 'draws')} ${list(notice.cards)}.` : `${who(notice.seat, 'draw', 'draws')} ${cards(notice.count)}.`;
    case 'reshuffled': return `The discards are shuffled into a deck of ${cards(notice.deck)}.`;
    case 'turn':
      return `${notice.seat === view.seat ? 'Your' : `${subject(notice.seat, view, names)}’s`} turn${notice.flip_only ? ', with flips only because of a bomb' : ''}.`;
    case 'stage': return `${STAGES[notice.phase]}${notice.phase === 'act' ? ` Operations left: ${notice.operations}.` : ''}`;
    case 'placed':
      return `${who(notice.seat, 'place', 'places')} ${notice.card ? article(notice.card) : 'a card'} on ${place(notice.position)}.`;
    case 'peeked':
      return `${who(notice.seat, 'peek', 'peeks')} at ${place(notice.position)}${notice.card ? `: ${NAMES[notice.card]}` : ''}.`;
    case 'observed':
      return `${who(notice.seat, 'observe', 'observes')} ${place(notice.position)}${notice.card ? `: ${NAMES[notice.card]}` : ''}.`;
    case 'flipped':
      return `${who(notice.seat, 'flip', 'flips')} ${article(notice.card)} on ${place(notice.position)}. The Death Number is ${notice.death_number}.${
        notice.restricts ? ` The bomb leaves only flips for the next turn of ${objects([notice.seat], view, names)}.` : ''
      }`;
    case 'played': return `${who(notice.seat, 'play', 'plays')} ${NAMES[notice.card]}.`;
    case 'reset': return `The Death Number is set to ${notice.death_number}.`;
    case 'arranged': return `The pile of ${place(notice.from)} is put in its new place.`;
    case 'disrupted': return `${who(notice.seat, 'have', 'has')} rearranged the covered cards.`;
    case 'exchanged': return `All hands go to the ${notice.to}.`;
    case 'out': return `Boom! ${who(notice.seat, 'are', 'is')} out. One position is gone.`;
    case 'dual': return 'Two are left: Dual. Function cards are out of the game.';
    case 'ended': return `The turn is over; play goes on ${notice.clockwise ? 'clockwise' : 'counter-clockwise'}.`;
  }
}

function cards(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

const STAGES: Record<Phase, string> = {
  starter: 'Somebody is chosen to begin.',
  deal: 'The cards are dealt.',
  redraw: 'A hand is drawn anew.',
  reshuffle: 'The discards are shuffled.',
  opening: 'Round one: a card is placed.',
  opening_flip: 'Round one: a card is flipped for the Death Number.',
  act: 'Place, peek or flip.',
  arrange: 'The covered cards are being rearranged.',
  dual_flip: 'Dual: a card is flipped.',
  dual_place: 'Dual: a card is placed.',
  dual_fill: 'Dual: an empty position is filled.',
  over: 'The game is over.',
};
