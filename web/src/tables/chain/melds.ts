/** Which legal play the chosen cards of a hand are (CH-16 to CH-21). */
import type { Action, Card, Meld, View } from '../../lib/protocol/chain';
import { row } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';
import { faceOf, nameOf } from './cards';

export type Play = Extract<Action, { do: 'play' }>;

/** The count of each number and of X, regardless of what an X stands for. */
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

/** The legal plays of exactly these cards, which they name (CH-A47): several where an X can stand for different numbers. */
export function playsOf(legal: Action[], cards: Card[]): Play[] {
  const named = cards.filter((card) => !faceOf(card).x);
  return playsWith(legal, cards)
    .filter((action) => action.meld.length === cards.length)
    .map((action) => (named.length > 0 ? { ...action, cards: named } : action));
}

/** Cards of one number by their count: `pair of 7s`, `four 7s`. */
export function setName(size: number, number: number): string {
  return t('ch-set', { size, number });
}

/** The name of a meld: `7`, `X`, `pair of 7s`, `run 4–6 with X as 5`. */
export function meldName(meld: Meld): string {
  const numbers = meld.map((card) => faceOf(card).number);
  const low = numbers[0] ?? null;
  const named = meld.filter((card) => card.startsWith('X='));
  if (meld.length === 1 || low === null) return low === null ? 'X' : String(low);
  if (isRun(meld)) {
    const ends = { low, high: numbers[numbers.length - 1] ?? low };
    return named.length > 0
      ? t('ch-run-with', { ...ends, named: row(named.map(nameOf)) })
      : t('ch-run', ends);
  }
  const set = setName(meld.length, low);
  return named.length > 0 ? t('ch-set-with-x', { set, count: named.length }) : set;
}

const isRun = (meld: Meld) => new Set(meld.map((card) => faceOf(card).number)).size > 1;

/** The name of a meld in a sentence: `an 8`, `a pair of 7s`, `the run 4–6`. */
export function playName(meld: Meld): string {
  const name = meldName(meld);
  if (isRun(meld)) return t('ch-the-run', { run: name });
  if (meld.length > 1) return t('ch-a-set', { size: meld.length, set: name });
  return name === 'X' ? t('ch-an-x') : t('ch-a-single', { number: Number(name) });
}

/** Why the chosen cards cannot be played, with the clause. */
export function whyNotPlay(cards: Card[], view: View): string {
  const zeros = cards.filter((card) => faceOf(card).number === 0).length;
  if (zeros > 0 && cards.length > 1 && !view.options.zero_in_melds) return t('ch-why-zero');
  const numbers = cards.filter((card) => !card.startsWith('X')).map((card) => faceOf(card).number ?? 0);
  const distinct = new Set(numbers).size;
  const spread = numbers.length > 0 ? Math.max(...numbers) - Math.min(...numbers) : 0;
  const run = distinct === numbers.length && spread < cards.length && cards.length >= 3;
  if (distinct > 1 && !run) return t('ch-why-no-meld');
  if (distinct > 1 && cards.length > 3 && view.options.run_length === 'three') return t('ch-why-run-length');
  if (!view.table) return t('ch-why-lead');
  const meld = meldName(view.table);
  return cards.length < view.table.length
    ? t('ch-why-few', { count: view.table.length, meld })
    : t('ch-why-low', { meld });
}
