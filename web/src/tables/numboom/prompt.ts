/** The prompt of the table, and why a card cannot be played now or at a position. */
import type { Action, Card, View } from '../../lib/protocol/numboom';
import { isPlaceable } from './cards';
import { subject } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';
import { place } from './words';

export function prompt(view: View, legal: Action[], names: string[]): string {
  if (view.phase === 'over') return outcome(view, names);
  if (legal.length === 0) {
    const { who } = subject(view.active, view.seat, names);
    if (view.seat !== null && view.players[view.seat]?.fall) return t('nb-ask-out', { who });
    if (['starter', 'deal', 'redraw', 'reshuffle'].includes(view.phase)) return t('nb-ask-shuffle');
    if (view.active === view.seat) return t('one-moment');
    if (view.phase === 'arrange') return t('nb-ask-arranging', { who });
    return t(view.flip_only ? 'nb-ask-other-flip' : 'nb-ask-other', { who });
  }
  switch (view.phase) {
    case 'opening':
      return t('nb-ask-opening');
    case 'opening_flip':
      return t('nb-ask-opening-flip');
    case 'arrange':
      return t('nb-ask-arrange', { place: place(view.arranged.length) });
    case 'dual_flip':
      return t('nb-ask-dual-flip');
    case 'dual_place':
      return t('nb-ask-dual-place');
    case 'dual_fill':
      return t('nb-ask-dual-fill');
    default:
      break;
  }
  if (view.operations === 0 || legal.some((action) => action.do === 'end')) return t('nb-ask-end');
  if (view.flip_only) return t('nb-ask-flip-only', { count: view.operations });
  const act = t('nb-ask-act', { count: view.operations });
  return view.stacks > 0 ? `${act} ${t('nb-ask-may-stack')}` : act;
}

function outcome(view: View, names: string[]): string {
  const winners = view.players.flatMap((player, seat) => (player.fall ? [] : [seat]));
  return winners.length === 1 ? t('nb-won', subject(winners[0] ?? 0, view.seat, names)) : t('nb-won-shared');
}

/** Why a card of the hand cannot be used now, with the clause; null if it can. */
export function whyNot(card: Card, view: View, legal: Action[]): string | null {
  if (usesOf(card, legal).length > 0) return null;
  if (view.phase === 'over') return t('nb-why-over');
  if (legal.length === 0) return t('nb-why-turn');
  if (view.phase === 'arrange') return t('nb-why-arrange');
  if (!isPlaceable(card)) return functionWhyNot(card, view);
  if (view.phase === 'opening_flip') return t('nb-why-opening-flip');
  if (view.phase === 'dual_flip') return t('nb-why-dual-flip');
  if (view.phase === 'opening') return t('nb-why-opening-bomb');
  if (view.flip_only) return t('nb-why-flip-only');
  return view.operations === 0 ? t('nb-why-operations') : t('nb-why-occupied');
}

/** Why a usable card cannot be used at this position, with the clause; null if it can. */
export function whyNotThere(card: Card, position: number, legal: Action[]): string | null {
  const aims = usesOf(card, legal).flatMap((action) => ('position' in action ? [action.position] : []));
  if (aims.length === 0 || aims.includes(position)) return null;
  return card === 'observe' ? t('nb-why-nothing-there') : t('nb-why-occupied-there');
}

function functionWhyNot(card: Card, view: View): string {
  if (view.phase === 'opening' || view.phase === 'opening_flip') return t('nb-why-opening-function');
  if (view.dual) return t('nb-why-dual-function');
  if (card === 'stack')
    return view.operations === 0 || view.flip_only ? t('nb-why-stack-late') : t('nb-why-stack');
  return t('nb-why-covered');
}

/** The legal actions with a card of the hand. */
export function usesOf(card: Card, legal: Action[]): Action[] {
  return legal.filter((action) => (action.do === 'place' ? action.card === card : action.do === card));
}

/** The legal actions at a position. */
export function actionsAt(position: number, legal: Action[]): Action[] {
  return legal.filter((action) =>
    'position' in action ? action.position === position : action.do === 'arrange' && action.from === position,
  );
}
