/** What a tap on a card can mean, read from the list of legal moves. */
import type { Action, Card, View } from '../../lib/protocol/number-chain';
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
export function moveOf<Kind extends Action['do']>(legal: Action[], kind: Kind): Extract<Action, { do: Kind }> | undefined {
  return legal.find((action): action is Extract<Action, { do: Kind }> => action.do === kind);
}

/** Why a card of the hand cannot be laid now, with the clause that says so. */
export function whyNot(card: Card, view: View, legal: Action[], chaining: boolean): string {
  if (view.phase === 'over') return 'The game is over. (NC-25)';
  if (view.seat !== null && view.players[view.seat]?.out) return 'You are out of this round. (NC-22)';
  if (legal.length === 0) return 'It is not your turn. (NC-9)';
  if (chaining) return `${card} makes no Chain with the cards chosen: three numbers in a row are needed. (NC-15)`;
  const clause = view.condition === 'pivot' ? 'NC-11' : 'NC-12';
  return `${card} begins with ${card[0]}, and a ${view.link} is asked for. (${clause})`;
}

/** What the viewer is asked to do. */
export function promptFor(view: View, legal: Action[], names: string[]): string {
  const whose = names[view.active] ?? 'Somebody';
  if (view.phase === 'over') return 'The game is over.';
  if (view.phase === 'starter' || view.phase === 'deal') return 'Cards are being dealt.';
  if (view.phase === 'reshuffle') return 'A new Supply is being shuffled.';
  if (legal.length === 0) {
    const out = view.seat !== null && view.players[view.seat]?.out;
    return out ? `You are out of this round. ${whose} is on turn.` : `${whose} is on turn.`;
  }
  const digit = view.link === 0 ? 'any card fits' : `cards that begin with ${view.link} fit`;
  const canLay = legal.some((action) => action.do === 'play');
  switch (view.phase) {
    case 'discard':
      return 'You hold more than ten cards: choose one to discard to the Floor.';
    case 'playing':
      return canLay ? `Lay another card – ${digit} – or end your turn.` : 'Nothing else fits. End your turn.';
    case 'offer':
      return `Your Chain earned an extra turn: ${digit}. Use it or decline.`;
    default:
      if (view.first_out !== null) return `Closing phase: play or chain – ${digit}.`;
      return canLay ? `Your turn: ${digit}. Play, take or reset.` : `Your turn: ${digit}, and you hold none. Take or reset.`;
  }
}
