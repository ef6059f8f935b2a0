/** What is done and what happens in Chain, in short sentences. */
import type { Action, Notice, Tally, View } from '../../lib/protocol/chain';
import { faceOf, nameOf } from './cards';
import { playName, setName } from './melds';

const row = (cards: string[]) => cards.map(nameOf).join(', ');
const cards = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`;
const score = (tally: Tally) => tally.build + tally.captured - tally.hand - tally.open;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A group by what it is: `run 4–6`, `pair of 7s`. */
export function groupName(group: string[]): string {
  const numbers = group.map((card) => faceOf(card).number);
  if (group.length < 2) return `group begun with ${row(group)}`;
  return new Set(numbers).size === 1 ? setName(group.length, numbers[0]) : `run ${Math.min(...numbers.map(Number))}–${Math.max(...numbers.map(Number))}`;
}

/** One of the possible moves. */
export function describeAction(action: Action, view: View, _names: string[]): string {
  const groups = (view.seat === null ? null : view.players[view.seat]?.sheet?.groups) ?? [];
  const group = (at: number) => groups[at] ? `the ${groupName(groups[at].cards)}` : 'a new group';
  switch (action.do) {
    case 'pass':
      return 'Pass';
    case 'best':
      return 'Lay out the best groups';
    case 'seal':
      return 'Seal the groups';
    case 'take_back':
      return `Take back ${group(action.group)}`;
    case 'take':
      return `Take ${nameOf(view.row[action.slot] ?? '')}`;
    case 'sweep':
      return `Sweep ${nameOf(view.row[action.slot] ?? '')} away`;
    case 'keep':
      return `Keep ${nameOf(action.card)}`;
    case 'discard':
      return `Discard ${nameOf(action.card)}`;
    case 'lay':
      return groups[action.group] ? `Add ${nameOf(action.card)} to ${group(action.group)}` : `Begin a group with ${nameOf(action.card)}`;
    case 'play':
      return `Play ${playName(action.meld)}`;
  }
}

/** Something that happened. */
export function describeNotice(notice: Notice, view: View, names: string[]): string {
  const you = (seat: number) => seat === view.seat;
  const who = (seat: number) => (you(seat) ? 'You' : (names[seat] ?? `Seat ${seat + 1}`));
  const whose = (seat: number) => (you(seat) ? 'your' : `${who(seat)}’s`);
  const does = (seat: number, verb: string, verbs = `${verb}s`) => `${who(seat)} ${you(seat) ? verb : verbs}`;
  switch (notice.on) {
    case 'starter':
      return `${does(notice.seat, 'begin')} to build.`;
    case 'dealt':
      return `Game ${notice.game} is dealt. Face up lie ${row(notice.row)}.`;
    case 'turn':
      return you(notice.seat) ? 'Your turn to build.' : `${who(notice.seat)} is building.`;
    case 'took':
      return `${does(notice.seat, 'take')} ${nameOf(notice.card)}.`;
    case 'swept':
      return `${does(notice.seat, 'sweep')} ${nameOf(notice.card)} away.`;
    case 'refilled':
      return `${capital(nameOf(notice.card))} is turned up.`;
    case 'reshuffled':
      return `A new deck is shuffled from ${cards(notice.cards.length)}.`;
    case 'revealed':
      return 'All hands are open. Now everybody settles.';
    case 'sheet':
      return `${capital(whose(notice.seat))} groups score ${notice.sheet.points}.`;
    case 'ready':
      return `${does(notice.seat, 'are', 'is')} ready.`;
    case 'settled': {
      const away = notice.discarded.length > 0 ? ` and ${you(notice.seat) ? 'discard' : 'discards'} ${row(notice.discarded)}` : '';
      return `${does(notice.seat, 'score')} ${notice.points} with ${notice.groups.map(groupName).join(', ') || 'no group'}${away}.`;
    }
    case 'settling':
      return you(notice.seat) ? 'You settle now.' : `${who(notice.seat)} settles now.`;
    case 'all_settled':
      return 'Everybody has settled. One more card each is dealt.';
    case 'extra': {
      const own = view.seat === null ? null : notice.cards[view.seat];
      return own ? `Your extra card is ${nameOf(own)}.` : 'Everybody has an extra card.';
    }
    case 'tie':
      return `${notice.seats.map(who).join(' and ')} have the same score; chance picks who leads.`;
    case 'leads':
      return `${does(notice.seat, 'lead')}.`;
    case 'next':
      return you(notice.seat) ? 'Your turn in the trick.' : `${who(notice.seat)} is next in the trick.`;
    case 'played':
      return `${does(notice.seat, 'play')} ${playName(notice.meld)}.`;
    case 'passed':
      return `${does(notice.seat, 'pass', 'passes')}.`;
    case 'finished':
      return `${does(notice.seat, 'have', 'has')} no card left.`;
    case 'won':
      return `${does(notice.seat, 'win')} the trick: ${cards(notice.cards.length)}.`;
    case 'cleared':
      return `${does(notice.seat, 'clear')} the trick with a 0; ${cards(notice.cards.length)} put aside.`;
    case 'drawing':
      return `${does(notice.by, 'draw')} a penalty card from ${whose(notice.from)} hand.`;
    case 'penalty':
      return `${capital(nameOf(notice.card))} lies open against ${you(notice.seat) ? 'you' : who(notice.seat)}.`;
    case 'game_over': {
      const points = notice.tallies.map((tally, seat) => `${who(seat)} ${score(tally)}`).join(', ');
      const next = notice.next_starter === null ? '' : ` ${does(notice.next_starter, 'begin')} the next game.`;
      return `The game is over: ${points}.${next}`;
    }
  }
}
