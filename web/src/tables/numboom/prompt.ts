/** What the table says it waits for, and why a card cannot be played now. */
import type { Action, Card, View } from '../../lib/protocol/numboom';
import { isPlaceable } from './cards';
import { place, subject } from './words';

/** One line on what is expected of whom. */
export function prompt(view: View, legal: Action[], names: string[]): string {
  if (view.phase === 'over') return outcome(view, names);
  const mine = legal.length > 0;
  const active = subject(view.active, view, names);
  if (!mine) {
    if (view.seat !== null && view.players[view.seat]?.fall) return `You are out. ${active} is to move.`;
    if (['starter', 'deal', 'redraw', 'reshuffle'].includes(view.phase)) return 'Cards are being shuffled and dealt.';
    if (view.phase === 'arrange') return `${active} is rearranging the covered cards.`;
    return view.active === view.seat ? 'One moment …' : `${active} is to move${view.flip_only ? ' and can only flip' : ''}.`;
  }
  switch (view.phase) {
    case 'opening': return 'Round one: place one card on an empty position.';
    case 'opening_flip': return 'Round one: flip one card. Its number becomes the Death Number.';
    case 'arrange': return `Disrupt: choose the pile that shall lie on ${place(view.arranged.length)}.`;
    case 'dual_flip': return 'Dual: flip one card.';
    case 'dual_place': return 'Dual: now place one card.';
    case 'dual_fill': return 'Dual: fill an empty position.';
    default: break;
  }
  if (view.operations === 0 || legal.some((action) => action.do === 'end')) return 'Your operations are done. Play functions or end your turn.';
  const left = view.operations === 1 ? 'one operation left' : `${view.operations} operations`;
  if (view.flip_only) return `The bomb lets you only flip: ${left}.`;
  return `Your turn: ${left}.${view.stacks > 0 ? ' You may place on an occupied position.' : ''}`;
}

function outcome(view: View, names: string[]): string {
  const winners = view.players.flatMap((player, seat) => (player.fall ? [] : [seat]));
  if (winners.length === 1) return winners[0] === view.seat ? 'You are the last one left: you win!' : `${subject(winners[0] ?? 0, view, names)} is the last one left and wins.`;
  return 'The turn limit is reached: those still in share the win.';
}

/** Why a card of the hand has no use now, with the clause that says so; null if it has one. */
export function whyNot(card: Card, view: View, legal: Action[]): string | null {
  if (usesOf(card, legal).length > 0) return null;
  if (view.phase === 'over') return 'The game is over (NB-20).';
  if (legal.length === 0) return 'It is not your turn (NB-7).';
  if (view.phase === 'arrange') return 'Finish the Disrupt first (NB-17).';
  if (!isPlaceable(card)) return functionWhyNot(card, view);
  if (view.phase === 'opening_flip') return 'Round one ends with a flip (NB-5).';
  if (view.phase === 'dual_flip') return 'In Dual you flip first (NB-19).';
  if (view.phase === 'opening') return 'Bombs may not be placed in round one at this table (NB-A4).';
  if (view.flip_only) return 'A bomb leaves you only flips in this turn (NB-12).';
  if (view.operations === 0) return 'Both operations of the turn are done (NB-7).';
  return 'Every position is occupied (NB-8).';
}

function functionWhyNot(card: Card, view: View): string {
  if (view.phase === 'opening' || view.phase === 'opening_flip') return 'Function cards wait until round one is over (NB-A7).';
  if (view.dual) return 'Function cards are out of the game in Dual (NB-19).';
  if (card === 'stack') {
    return view.operations === 0 || view.flip_only ? 'No card can be placed any more in this turn (NB-A20).' : 'Stack needs an occupied position and a card to place (NB-A36).';
  }
  return 'No card is covered (NB-A36).';
}

/** What may be done with a card of the hand. */
export function usesOf(card: Card, legal: Action[]): Action[] {
  return legal.filter((action) => (action.do === 'place' ? action.card === card : action.do === card));
}

/** What may be done at a position. */
export function actionsAt(position: number, legal: Action[]): Action[] {
  return legal.filter((action) => ('position' in action ? action.position === position : action.do === 'arrange' && action.from === position));
}
