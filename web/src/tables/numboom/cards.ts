/** The cards of Numboom: their names, what they do, and what a number does to the Death Number. */
import type { Card, Cards } from '../../lib/protocol/numboom';

/** All kinds, in the order in which a hand is held. */
export const KINDS: readonly Card[] = ['1', '2', '3', '4', 'bomb', 'stack', 'observe', 'reverse', 'reset', 'disrupt', 'exchange'];

/** What a kind is called in a sentence. */
export const NAMES: Record<Card, string> = {
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
  bomb: 'Bomb',
  stack: 'Stack',
  observe: 'Observe',
  reverse: 'Reverse',
  reset: 'Reset',
  disrupt: 'Disrupt',
  exchange: 'Exchange',
};

/** What a card is good for, in one line. */
export const USES: Record<Card, string> = {
  '1': 'Place it face down.',
  '2': 'Place it face down.',
  '3': 'Place it face down.',
  '4': 'Place it face down.',
  bomb: 'Place it face down. Whoever flips it can only flip in their next turn.',
  stack: 'Lets you place one card on an occupied position.',
  observe: 'Look at a covered card. You may flip it in this turn.',
  reverse: 'Turns go round the other way once your turn is over.',
  reset: 'Make the Death Number what you please.',
  disrupt: 'Rearrange the covered cards while nobody looks.',
  exchange: 'All hands go to the left or to the right.',
};

/** Whether a kind can lie face down on the table. */
export function isPlaceable(card: Card): boolean {
  return numberOf(card) !== null || card === 'bomb';
}

/** The number on a card; none on bombs and functions. */
export function numberOf(card: Card): number | null {
  const number = Number(card);
  return Number.isInteger(number) ? number : null;
}

/** The number that puts out whoever flips it. */
export function deadly(deathNumber: number): number {
  return 4 - deathNumber;
}

/** The Death Number after a flip; null if the flip is fatal. */
export function after(deathNumber: number, number: number): number | null {
  const sum = (deathNumber + number) % 4;
  return sum === 0 ? null : sum;
}

/** The name with its article: "a 3", "an Observe". */
export function article(card: Card): string {
  return `${card === 'observe' || card === 'exchange' ? 'an' : 'a'} ${NAMES[card]}`;
}

/** The shortest sign of a kind, for hands that lie open. */
export function tag(card: Card): string {
  const number = numberOf(card);
  return number !== null ? `${number}` : card === 'bomb' ? '✹' : NAMES[card].slice(0, 2);
}

/** Cards one by one, in the order of a hand. */
export function spread(cards: Cards): Card[] {
  return KINDS.flatMap((card) => Array<Card>(cards[card] ?? 0).fill(card));
}

/** Cards in words: "two 3s and a Stack". */
export function list(cards: Cards): string {
  const parts = KINDS.filter((card) => cards[card]).map((card) => {
    const count = cards[card] ?? 0;
    return count === 1 ? article(card) : `${count} × ${NAMES[card]}`;
  });
  return join(parts) || 'nothing';
}

/** Parts of a sentence: "a, b and c". */
export function join(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
