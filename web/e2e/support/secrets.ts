/**
 * What a seat may know, told apart from the server's own account of it: a game that is over is gone through with
 * everything open, and by the rules of who sees what it is written down which cards a seat had seen after each step.
 */
import type { Message, Notice } from './traffic';

/** Cards a seat holds or has drawn for itself, and cards that everybody has seen. */
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

/** Goes on by one thing that happened: what everybody sees of it, and what only one seat does. The cards of anything it leaves out are for no seat. */
export type Reveal = (known: Knowledge, notice: Notice, seat: number) => void;

export function show(known: Knowledge, cards: (string | null)[]): void {
  for (const card of cards) {
    if (card === null) continue;
    known.mine.delete(bare(card));
    known.open.add(bare(card));
  }
}

/** All strings of a value that name cards of the deck. What was not seen is listed without an order, and left out. */
function cardsIn(value: unknown, deck: Set<string>): string[] {
  if (typeof value === 'string') return deck.has(bare(value)) ? [bare(value)] : [];
  if (Array.isArray(value)) return value.flatMap((one) => cardsIn(one, deck));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => (key === 'unseen' ? [] : cardsIn(one, deck)));
}

/** Everything that a seat was told before it may know it. */
export type Leaks = (deck: string[], course: Step[], seat: number, received: Message[]) => string[];

/** Every card that a seat was told of before it may know it, as `step card`. */
export const leaksBy =
  (reveal: Reveal): Leaks =>
  (deck, course, seat, received) => {
    // What may be known during a step, and what remains known after it.
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
