/** Sequence Numbers in short plain sentences, for the log, the screen reader and lists of moves. */
import type { Action, Card, Ending, Notice, TurnEnd, View } from '../../lib/protocol/sequence-numbers';
import { five, numberAt } from './spaces';
import { members, teamName } from './teams';

/** A card as people read it: "12 − 5", "Plus", "Minus". */
export function cardName(card: Card): string {
  if (card.startsWith('plus')) return 'Plus';
  if (card.startsWith('minus')) return 'Minus';
  return card.replace('+', ' + ').replace('-', ' − ');
}

/** A player as the subject of a sentence. */
export function subject(seat: number, view: View, names: string[]): string {
  return seat === view.seat ? 'You' : (names[seat] ?? `Player ${seat + 1}`);
}

function held(slot: number, view: View): string {
  const card = view.players[view.seat ?? view.active]?.hand?.[slot];
  return card ? cardName(card) : `card ${slot + 1}`;
}

/** A team as the object of a sentence. */
function against(team: number, view: View, names: string[]): string {
  const name = teamName(team, view, names);
  return name === 'You' ? 'you' : name;
}

export function describeAction(action: Action, view: View, names: string[]): string {
  switch (action.do) {
    case 'pass': return view.options.answers === 'solve' ? 'Pass: say that you have no play' : 'Pass: you have no play';
    case 'draw': return 'Draw a card';
    case 'agree': return 'Offer to end the game as it stands';
    case 'call': return `Call table talk on ${against(action.team, view, names)}`;
    case 'vote': return action.guilty ? 'Vote: guilty' : 'Vote: not guilty';
    case 'forfeit': return `Give up ${held(action.slot, view)}`;
    case 'exchange': return `Exchange ${held(action.slot, view)} as a dead card`;
    case 'lock': {
      const line = view.choice ? five(action.first, view.choice.way) : [action.first];
      const name = (space: string) => `${numberAt(view, space) || 'the corner'} at ${space}`;
      return `Lock the five from ${name(action.first)} to ${name(line.at(-1) ?? action.first)}`;
    }
    case 'place': return `Play ${held(action.slot, view)} and place a chip on ${numberAt(view, action.space)} at ${action.space}`;
    case 'remove': return `Play Minus and take the chip off ${numberAt(view, action.space)} at ${action.space}`;
  }
}

export function describeNotice(notice: Notice, view: View, names: string[]): string {
  const who = (seat: number, you: string, others: string) =>
    `${subject(seat, view, names)} ${seat === view.seat ? you : others}`;
  switch (notice.on) {
    case 'dealer': return `${who(notice.seat, 'deal', 'deals')}; the next player begins.`;
    case 'dealt': return 'The cards are dealt.';
    case 'turn': return `${notice.seat === view.seat ? 'Your' : `${subject(notice.seat, view, names)}’s`} turn.`;
    case 'placed':
      return `${who(notice.seat, 'play', 'plays')} ${cardName(notice.card)} and ${notice.seat === view.seat ? 'place' : 'places'} a chip on ${numberAt(view, notice.space)} at ${notice.space}.`;
    case 'removed':
      return `${who(notice.seat, 'play', 'plays')} Minus and ${notice.seat === view.seat ? 'take' : 'takes'} the chip off ${numberAt(view, notice.space)} at ${notice.space}.`;
    case 'completed': {
      const line = five(notice.sequence.first, notice.sequence.way);
      const mine = members(notice.sequence.team, view).length === 1 && members(notice.sequence.team, view)[0] === view.seat;
      return `${teamName(notice.sequence.team, view, names)} ${mine ? 'complete' : 'completes'} a Sequence from ${line[0]} to ${line[4]}.`;
    }
    case 'choice': return `${who(notice.seat, 'choose', 'chooses')} five chips of a longer line.`;
    case 'exchanged': return `${who(notice.seat, 'exchange', 'exchanges')} the dead card ${cardName(notice.card)}.`;
    case 'drew': return `${who(notice.seat, 'draw', 'draws')} ${notice.card ? cardName(notice.card) : 'a card'}.`;
    case 'earned': return `${who(notice.seat, 'may', 'may')} draw a card.`;
    case 'used':
      return `${who(notice.seat, 'use', 'uses')} a right to draw${notice.lapsed > 0 ? `; the player before loses ${notice.lapsed === 1 ? 'a card' : `${notice.lapsed} cards`}` : ''}.`;
    case 'passed': return `${who(notice.seat, 'pass', 'passes')}.`;
    case 'missed': return `${who(notice.seat, 'give', 'gives')} a wrong answer${notice.what ? miss(notice.what) : ''}.`;
    case 'depleted': return 'The deck is used up.';
    case 'reshuffled': return 'The discards are shuffled into a new deck.';
    case 'turn_over': return TURN_ENDS[notice.end];
    case 'agreed': return `${who(notice.seat, 'offer', 'offers')} to end the game.`;
    case 'called': return `${who(notice.seat, 'call', 'calls')} table talk on ${against(notice.team, view, names)}.`;
    case 'voted': return `${who(notice.seat, 'vote', 'votes')} ${notice.guilty ? 'guilty' : 'not guilty'}.`;
    case 'settled':
      return notice.stands ? `The call on ${against(notice.team, view, names)} stands: each member gives up a card.` : `The call on ${against(notice.team, view, names)} is turned down.`;
    case 'forfeited': return `${who(notice.seat, 'give', 'gives')} up ${cardName(notice.card)}.`;
    case 'over': return ENDINGS[notice.ending];
  }
}

function miss(what: NonNullable<Extract<Notice, { on: 'missed' }>['what']>): string {
  if ('space' in what) return ` at ${what.space.space}`;
  return 'dead' in what ? ': the card is not dead' : ': there is a play';
}

const TURN_ENDS: Record<TurnEnd, string> = {
  moved: 'The turn is over.',
  passed: 'The turn goes by without a play.',
  passed_after_exchange: 'The turn goes by after an exchange.',
  lost: 'The wrong answer costs the turn.',
};

/** How a game ended, in a sentence. */
export const ENDINGS: Record<Ending, string> = {
  won: 'The game is won.',
  deck_cycle: 'The game ends: the deck went round without a change on the board.',
  lap_of_passes: 'The game ends: everybody passed.',
  turn_limit: 'The game ends: the turn limit is reached.',
  agreed: 'The game ends: everybody agreed to it.',
};

/** Who won, in a sentence. */
export function outcome(view: View, names: string[]): string {
  const counts = view.chips.map((_, team) => view.sequences.filter((sequence) => sequence.team === team).length);
  const best = Math.max(...counts);
  const leaders = counts.flatMap((count, team) => (count === best ? [team] : []));
  const [winner] = leaders;
  if (leaders.length !== 1 || winner === undefined) return 'It is a draw between those with most Sequences.';
  const name = teamName(winner, view, names);
  if (name === 'You') return 'You win!';
  return members(winner, view).includes(view.seat ?? -1) ? `${name} wins: your team!` : `${name} wins.`;
}
