/** Cards of Number Chain as text: `"36"`, `"3?"`, and laid with a name, `"3?=35"`. */
import type { Action, Card, Laid } from '../../lib/protocol/number-chain';
import { t } from '../../lib/words/speech.svelte';

/** What a laid card shows. */
export interface Face {
  /** The card without its name. */
  card: Card;
  /** The two digits it counts as; `?` where one is open. */
  digits: [string, string];
  /** Which digit was named, if one was. */
  named: 0 | 1 | null;
  /** Whether the card is a wild. */
  wild: boolean;
}

/** Parses a laid card. */
export function faceOf(laid: Laid): Face {
  const [card = '', name] = laid.split('=');
  const text = name ?? card;
  const at = card.indexOf('?');
  return {
    card,
    digits: [text[0] ?? '?', text[1] ?? '?'],
    named: name !== undefined && (at === 0 || at === 1) ? at : null,
    wild: at >= 0,
  };
}

/** The number it counts as, `"3?"` while it is open. */
export function numberOf(laid: Laid): string {
  return faceOf(laid).digits.join('');
}

/** The name of a card: `36`, `wild 3?`, `wild 3? as 35`. */
export function nameOf(laid: Laid): string {
  const face = faceOf(laid);
  if (!face.wild) return laid;
  return face.named === null
    ? t('nc-wild', { card: face.card })
    : t('nc-wild-as', { card: face.card, number: numberOf(laid) });
}

/** In the order of the first digit, the wilds that begin with a `?` last. */
export function inOrder(hand: Card[]): Card[] {
  const key = (card: Card) => card.replace('?', card[0] === '?' ? '9' : '8');
  return [...hand].sort((one, other) => key(one).localeCompare(key(other)));
}

/** The cards an action speaks of. */
export function cardsIn(action: Action | null | undefined): Card[] {
  if (!action) return [];
  if (action.do === 'play' || action.do === 'discard') return [faceOf(action.card).card];
  return action.do === 'chain' ? action.cards.map((laid) => faceOf(laid).card) : [];
}
