/** The cards of Numboom: their names, what they do, and what a number does to the Death Number. */
import type { Card, Cards } from '../../lib/protocol/numboom';
import { listed } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';

/** All kinds, in the order in which a hand is held. */
export const KINDS: readonly Card[] = [
  '1',
  '2',
  '3',
  '4',
  'bomb',
  'stack',
  'observe',
  'reverse',
  'reset',
  'disrupt',
  'exchange',
];

/** What a kind is called in a sentence. */
export const cardName = (card: Card): string => t('nb-card', { card });

/** What a card is good for, in one line. */
export function useOf(card: Card): string {
  return card === '1' || card === '2' || card === '3' || card === '4'
    ? t('nb-use-number')
    : t(`nb-use-${card}`);
}

/** Whether a kind can lie face down on the table. */
export function isPlaceable(card: Card): boolean {
  return numberOf(card) !== null || card === 'bomb';
}

/** The number on a card; none on bombs and functions. */
export function numberOf(card: Card): number | null {
  const number = Number(card);
  return Number.isInteger(number) ? number : null;
}

/** The number that eliminates the player who flips it. */
export function deadly(deathNumber: number): number {
  return 4 - deathNumber;
}

/** The Death Number after a flip; null if the flip is fatal. */
export function after(deathNumber: number, number: number): number | null {
  const sum = (deathNumber + number) % 4;
  return sum === 0 ? null : sum;
}

/** The name with its article: "a 3", "an Observe". */
export const article = (card: Card): string => t('nb-a-card', { card });

/** The symbol of a kind, for open hands. */
export function tag(card: Card): string {
  const number = numberOf(card);
  return number !== null ? `${number}` : card === 'bomb' ? '✹' : cardName(card).slice(0, 2);
}

/** Cards one by one, in the order of a hand. */
export function spread(cards: Cards): Card[] {
  return KINDS.flatMap((card) => Array<Card>(cards[card] ?? 0).fill(card));
}

/** Cards in words: "2 × 3 and a Stack". */
export function list(cards: Cards): string {
  const parts = KINDS.filter((card) => cards[card]).map((card) => {
    const count = cards[card] ?? 0;
    return count === 1 ? article(card) : t('nb-many', { count, card: cardName(card) });
  });
  return listed(parts) || t('nb-nothing');
}
