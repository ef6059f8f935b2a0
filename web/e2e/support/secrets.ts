/**
 * What a seat may know, computed independently of the server: a finished game is replayed with
 * all cards visible, and the rules of visibility give the cards that a seat had seen after each step.
 */
import type { Message, Notice } from './traffic';

/** Cards a seat holds or has drawn, and cards that everyone has seen. */
export interface Knowledge {
  mine: Set<string>;
  open: Set<string>;
}
export type Cards = string[];
export interface Step {
  seq: number;
  notices: Notice[];
}

const bare = (card: string): string => card.split('=')[0] ?? card;

/** Applies one notice: the cards that everyone sees, and those that one seat sees. Cards of other notices are visible to no seat. */
export type Reveal = (known: Knowledge, notice: Notice, seat: number) => void;

export function show(known: Knowledge, cards: (string | null)[]): void {
  for (const card of cards) {
    if (card === null) continue;
    known.mine.delete(bare(card));
    known.open.add(bare(card));
  }
}

/** All strings of a value that name cards of the deck. Unseen cards are listed without an order, and ignored. */
function cardsIn(value: unknown, deck: Set<string>): string[] {
  if (typeof value === 'string') return deck.has(bare(value)) ? [bare(value)] : [];
  if (Array.isArray(value)) return value.flatMap((one) => cardsIn(one, deck));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'unseen' ? [] : cardsIn(one, deck)));
}

/** Everything that a seat learned before it may know it. */
export type Leaks = (deck: string[], course: Step[], seat: number, received: Message[]) => string[];

/** Every card that a seat learned before it may know it, as `step card`. */
export const leaksBy =
  (reveal: Reveal): Leaks =>
  (deck, course, seat, received) => {
    // The cards known during a step, and those still known after it.
    const during: Set<string>[] = [new Set()];
    const after: Set<string>[] = [new Set()];
    const known: Knowledge = { mine: new Set(), open: new Set() };
    for (const { notices } of course) {
      const passing = new Set([...known.mine, ...known.open]);
      for (const notice of notices) {
        if (notice.on === 'reshuffled') cardsIn(notice, new Set(deck)).forEach((card) => passing.add(card));
        reveal(known, notice, seat);
        for (const card of [...known.mine, ...known.open]) passing.add(card);
      }
      during.push(passing);
      after.push(new Set([...known.mine, ...known.open]));
    }
    const all = new Set(deck);
    const found: string[] = [];
    const check = (value: unknown, may: Set<string> | undefined, step: number): void => {
      for (const card of cardsIn(value, all)) if (!may?.has(card)) found.push(`${step} ${card}`);
    };
    for (const message of received) {
      if (message.on === 'update')
        check({ view: message.view, outlook: message.outlook }, after[message.seq ?? -1], message.seq ?? -1);
      // An update has steps, and so has the past of a match.
      for (const step of message.steps ?? []) check(step.notices, during[step.seq], step.seq);
    }
    return found;
  };
