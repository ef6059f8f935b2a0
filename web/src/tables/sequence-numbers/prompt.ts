/** The prompt of the table, and why a card cannot be played now or on a space. */
import type { Action, Card, Space, View } from '../../lib/protocol/sequence-numbers';
import { subject } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';
import { teamAs } from './teams';
import { numberAt, teamAt } from './spaces';
import { cardName, ending, outcome } from './words';

export const isSpecial = (card: Card): boolean => card.startsWith('plus') || card.startsWith('minus');

/** The legal actions with this card of the hand. */
export function usesOf(slot: number, legal: Action[]): Action[] {
  return legal.filter((action) => 'slot' in action && action.slot === slot);
}

/** The legal actions at a space. */
export function actionsAt(space: string, legal: Action[]): Action[] {
  return legal.filter((action) =>
    'space' in action ? action.space === space : action.do === 'lock' && action.first === space,
  );
}

export function prompt(view: View, legal: Action[], names: string[]): string {
  const solving = view.options.answers === 'solve';
  if (view.phase === 'over')
    return `${outcome(view, names)} ${view.ending && view.ending !== 'won' ? ending(view.ending) : ''}`.trim();
  if (view.phase === 'vote' && view.trial) {
    const { who } = subject(view.trial.caller, view.seat, names);
    const accused = teamAs(view.trial.accused, view, names);
    const call =
      accused.you === 'yes'
        ? t('sn-ask-called-you', { who })
        : t('sn-ask-called', { who, team: accused.who });
    return `${call} ${legal.some((action) => action.do === 'vote') ? t('sn-ask-guilty') : t('sn-ask-voting')}`;
  }
  if (view.phase === 'forfeit')
    return legal.some((action) => action.do === 'forfeit') ? t('sn-ask-forfeit') : t('sn-ask-forfeiting');
  if (view.phase === 'dealer' || view.phase === 'deal' || view.phase === 'reshuffle')
    return t('sn-ask-shuffle');
  if (view.active !== view.seat)
    return t(view.phase === 'lock' ? 'sn-ask-other-lock' : 'sn-ask-other', {
      who: subject(view.active, view.seat, names).who,
    });
  if (view.phase === 'lock') return t('sn-ask-lock');
  if (legal.some((action) => action.do === 'pass') && !solving) return t('sn-ask-no-play');
  if (view.misses > 0 && solving) return t('sn-ask-again');
  return solving ? t('sn-ask-solve') : t('sn-ask-card');
}

/** Why a card cannot be used now, with the clause; null if it can. */
export function whyNot(slot: number, card: Card, view: View, legal: Action[]): string | null {
  if (usesOf(slot, legal).length > 0) return null;
  if (view.phase === 'over') return t('sn-why-over');
  if (view.phase === 'vote' || view.phase === 'forfeit') return t('sn-why-trial');
  if (view.active !== view.seat) return t('sn-why-turn');
  if (view.phase === 'lock') return t('sn-why-lock');
  if (card.startsWith('plus')) return t('sn-why-plus');
  if (card.startsWith('minus')) return t('sn-why-minus');
  return view.exchanged ? t('sn-why-exchanged') : t('sn-why-covered');
}

/** Why a usable card cannot be used on this space, with the clause; null if it can. */
export function whyNotThere(
  slot: number,
  card: Card,
  space: Space,
  view: View,
  legal: Action[],
): string | null {
  const aims = usesOf(slot, legal).flatMap((action) => ('space' in action ? [action.space] : []));
  if (aims.length === 0 || aims.includes(space)) return null;
  if (numberAt(view, space) === 0) return t('sn-why-corner');
  const team = teamAt(view, space);
  if (card.startsWith('minus')) {
    if (team === null) return t('sn-why-no-chip');
    return view.seat !== null && view.players[view.seat]?.team === team
      ? t('sn-why-own-chip')
      : t('sn-why-locked');
  }
  if (team !== null) return t('sn-why-chip');
  return view.options.answers === 'solve' ? t('sn-why-tried') : t('sn-why-number', { card: cardName(card) });
}
