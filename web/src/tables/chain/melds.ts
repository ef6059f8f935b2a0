/** Which legal play the chosen cards of a hand are (CH-16 to CH-21). */
import type { Action, Card, Meld, View } from '../../lib/protocol/chain';
import { faceOf } from './cards';

export type Play = Extract<Action, { do: 'play' }>;

/** How often each number, and X, is there; what an X stands for is left out. */
function counts(cards: string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) {
    const { number, x } = faceOf(card);
    const key = x ? 'X' : String(number);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

/** The legal plays that use at least these cards. */
export function playsWith(legal: Action[], cards: Card[]): Play[] {
  const wanted = [...counts(cards)];
  return legal.filter((action): action is Play => {
    if (action.do !== 'play') return false;
    const there = counts(action.meld);
    return wanted.every(([key, count]) => (there.get(key) ?? 0) >= count);
  });
}

/** The legal plays that use exactly these cards: several where an X can stand for different numbers. */
export function playsOf(legal: Action[], cards: Card[]): Play[] {
  return playsWith(legal, cards).filter((action) => action.meld.length === cards.length);
}

const KINDS = ['', '', 'pair of', 'triple of', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Cards of one number by how many they are: `pair of 7s`, `four 7s`. */
export function setName(size: number, number: number | null | undefined): string {
  return `${KINDS[size] ?? size} ${number}s`;
}

/** What a meld is: `7`, `X`, `pair of 7s`, `run 4–6 with X as 5`. */
export function meldName(meld: Meld): string {
  const numbers = meld.map((card) => faceOf(card).number);
  const low = numbers[0] ?? null;
  const named = meld.filter((card) => card.startsWith('X=')).map((card) => `X as ${card.slice(2)}`);
  const few = named.length > 1 ? ` with ${named.length} X` : named.length === 1 ? ' with an X' : '';
  if (meld.length === 1) return low === null ? 'X' : String(low);
  if (new Set(numbers).size > 1) return `run ${low}–${numbers[numbers.length - 1]}${named.length > 0 ? ` with ${named.join(', ')}` : ''}`;
  return `${setName(meld.length, low)}${few}`;
}

/** The same as it is spoken of in a sentence: `an 8`, `a pair of 7s`, `the run 4–6`. */
export function playName(meld: Meld): string {
  const name = meldName(meld);
  if (name.startsWith('run')) return `the ${name}`;
  if (meld.length > 3) return name;
  return name === '8' || name === 'X' ? `an ${name}` : `a ${name}`;
}

/** Why the chosen cards cannot be played, with the clause. */
export function whyNotPlay(cards: Card[], view: View): string {
  const zeros = cards.filter((card) => faceOf(card).number === 0).length;
  if (zeros > 0 && cards.length > 1 && !view.options.zero_in_melds) return 'A 0 is played alone. (CH-A28)';
  const numbers = cards.filter((card) => !card.startsWith('X')).map((card) => faceOf(card).number ?? 0);
  const distinct = new Set(numbers).size;
  const spread = numbers.length > 0 ? Math.max(...numbers) - Math.min(...numbers) : 0;
  const run = distinct === numbers.length && spread < cards.length && cards.length >= 3;
  if (distinct > 1 && !run) return 'Together these are no meld: cards of one number, or three in a row. (CH-19)';
  if (distinct > 1 && cards.length > 3 && view.options.run_length === 'three') return 'Runs have three cards. (CH-A22)';
  if (!view.table) return 'These cards cannot be led. (CH-19)';
  if (cards.length < view.table.length) return `At least ${view.table.length} cards are needed to beat the ${meldName(view.table)}. (CH-A21)`;
  return `That does not beat the ${meldName(view.table)}. (CH-16)`;
}
