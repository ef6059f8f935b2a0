/** What the table says it waits for, and why a card cannot be played now. */
import type { Action, Card, View } from '../../lib/protocol/sequence-numbers';
import { teamName } from './teams';
import { ENDINGS, outcome, subject } from './words';

export const isSpecial = (card: Card): boolean => card.startsWith('plus') || card.startsWith('minus');

/** What may be done with the card in this place of the hand. */
export function usesOf(slot: number, legal: Action[]): Action[] {
  return legal.filter((action) => 'slot' in action && action.slot === slot);
}

/** What may be done at a space. */
export function actionsAt(space: string, legal: Action[]): Action[] {
  return legal.filter((action) => ('space' in action ? action.space === space : action.do === 'lock' && action.first === space));
}

/** One line on what is expected of whom. */
export function prompt(view: View, legal: Action[], names: string[]): string {
  if (view.phase === 'over') return `${outcome(view, names)} ${view.ending && view.ending !== 'won' ? ENDINGS[view.ending] : ''}`.trim();
  if (view.phase === 'vote' && view.trial) {
    const call = `${subject(view.trial.caller, view, names)} called table talk on ${teamName(view.trial.accused, view, names)}.`;
    return legal.some((action) => action.do === 'vote') ? `${call} Are they guilty?` : `${call} The others are voting.`;
  }
  if (view.phase === 'forfeit') return legal.some((action) => action.do === 'forfeit') ? 'The call stands: choose a card to give up.' : 'Cards are being given up for table talk.';
  if (view.phase === 'dealer' || view.phase === 'deal' || view.phase === 'reshuffle') return 'Cards are being shuffled and dealt.';
  if (view.active !== view.seat) return `${subject(view.active, view, names)} is to move${view.phase === 'lock' ? ': choosing five chips of a longer line' : ''}.`;
  if (view.phase === 'lock') return 'More than five in a line: choose the five that are locked.';
  if (legal.some((action) => action.do === 'pass') && view.options.answers === 'shown') return 'You have no play.';
  if (view.misses > 0 && view.options.answers === 'solve') return 'That was not it. Work it out again.';
  return view.options.answers === 'solve' ? 'Your turn: work out a card and find its space.' : 'Your turn: choose a card.';
}

/** Why a card has no use now, with the clause that says so; null if it has one. */
export function whyNot(slot: number, card: Card, view: View, legal: Action[]): string | null {
  if (usesOf(slot, legal).length > 0) return null;
  if (view.phase === 'over') return 'the game is over (SN-15).';
  if (view.phase === 'vote' || view.phase === 'forfeit') return 'a call of table talk is being settled (SN-A24).';
  if (view.active !== view.seat) return 'it is not your turn (SN-8).';
  if (view.phase === 'lock') return 'choose your five first (SN-A10).';
  if (card.startsWith('plus')) return 'no space is open (SN-A16).';
  if (card.startsWith('minus')) return 'there is no opposing chip that may be taken (SN-A17).';
  return view.exchanged ? 'both spaces are covered, and you have exchanged a card already (SN-11).' : 'both spaces are covered (SN-8).';
}
