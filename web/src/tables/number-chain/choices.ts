/** What a tap on a card can mean, from the list of legal actions. */
import type { Action, Card, View } from '../../lib/protocol/number-chain';
import { subject } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';
import { cardsIn, faceOf } from './cards';

export type Single = Extract<Action, { do: 'play' | 'discard' }>;
export type ChainAction = Extract<Action, { do: 'chain' }>;

/** The ways to lay this one card: none, one, or one for each name a wild can have. */
export function singlesOf(legal: Action[], card: Card): Single[] {
  return legal.filter(
    (action): action is Single =>
      (action.do === 'play' || action.do === 'discard') && faceOf(action.card).card === card,
  );
}

/** The Chains that hold all of these cards. */
export function chainsWith(legal: Action[], cards: Card[]): ChainAction[] {
  return legal.filter(
    (action): action is ChainAction =>
      action.do === 'chain' && cards.every((card) => cardsIn(action).includes(card)),
  );
}

/** The move of this kind, if it is legal. */
export function moveOf<Kind extends Action['do']>(
  legal: Action[],
  kind: Kind,
): Extract<Action, { do: Kind }> | undefined {
  return legal.find((action): action is Extract<Action, { do: Kind }> => action.do === kind);
}

/** Why a card of the hand cannot be laid now, with the clause. */
export function whyNot(card: Card, view: View, legal: Action[], chaining: boolean): string {
  if (view.phase === 'over') return t('nc-why-over');
  if (view.seat !== null && view.players[view.seat]?.out) return t('nc-why-out');
  if (legal.length === 0) return t('nc-why-turn');
  if (chaining) return t('nc-why-chain', { card });
  const clause = view.condition === 'pivot' ? 'NC-11' : 'NC-12';
  return t('nc-why-link', { card, first: card[0] ?? '', digit: view.link, clause });
}

export function promptFor(view: View, legal: Action[], names: string[]): string {
  if (view.phase === 'over') return t('nc-ask-over');
  if (view.phase === 'starter' || view.phase === 'deal') return t('nc-ask-deal');
  if (view.phase === 'reshuffle') return t('nc-ask-reshuffle');
  if (legal.length === 0) {
    const { who } = subject(view.active, null, names);
    const out = view.seat !== null && view.players[view.seat]?.out;
    return out ? t('nc-ask-out', { who }) : t('nc-ask-other', { who });
  }
  const fits = view.link === 0 ? t('nc-fits-any') : t('nc-fits-digit', { digit: view.link });
  const canLay = legal.some((action) => action.do === 'play');
  switch (view.phase) {
    case 'discard':
      return t('nc-ask-discard');
    case 'playing':
      return canLay ? t('nc-ask-more', { fits }) : t('nc-ask-end');
    case 'offer':
      return t('nc-ask-offer', { fits });
    default:
      if (view.first_out !== null) return t('nc-ask-closing', { fits });
      return canLay ? t('nc-ask-act', { fits }) : t('nc-ask-stuck', { fits });
  }
}
