/** The shuffles of a finished game, made once more from its secret and from what the players added. */
import type { Deck } from '../tables/manifest';
import { bytes, sha256, type Fairness } from './fair';

/** What of a record is needed here. */
export interface Shuffled {
  game: string;
  seats: string[];
  inputs: ({ chance: Record<string, Outcome> } | object)[];
  fairness?: Fairness | null;
}

type Outcome = number | string | string[];

/** How many outcomes follow from the secret, how many only the rules can tell, and the first that does not follow. */
export interface Redone {
  good: number;
  open: number;
  wrong: number | null;
}

/** A hand that cannot be played from is shuffled anew until it can; more often than this it never is. */
const PATIENCE = 10_000;

/** ChaCha20 as a source of 32 bits at a time. */
export class Stream {
  private block = new Uint32Array(16);
  private used = 16;
  private blocks = 0;
  private readonly key: Uint32Array;

  constructor(seed: Uint8Array) {
    const view = new DataView(seed.buffer, seed.byteOffset, 32);
    this.key = Uint32Array.from({ length: 8 }, (_, at) => view.getUint32(4 * at, true));
  }

  next(): number {
    if (this.used === 16) this.fill();
    this.used += 1;
    return this.block[this.used - 1] ?? 0;
  }

  /** A number below `bound`, each equally likely. */
  below(bound: number): number {
    const biased = 2 ** 32 % bound;
    let product: number;
    do product = this.next() * bound;
    while (product % 2 ** 32 < biased);
    return Math.floor(product / 2 ** 32);
  }

  /** Shuffles in place, from the back. */
  shuffle(items: string[]): void {
    for (let last = items.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [items[last], items[other]] = [items[other] ?? '', items[last] ?? ''];
    }
  }

  private fill(): void {
    const start = Uint32Array.from([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...this.key, this.blocks, 0, 0, 0]);
    const state = start.slice();
    const turn = (at: number, from: number, by: number): void => {
      const mixed = (state[at] ?? 0) ^ (state[from] ?? 0);
      state[at] = (mixed << by) | (mixed >>> (32 - by));
    };
    const add = (at: number, more: number): void => { state[at] = (state[at] ?? 0) + (state[more] ?? 0); };
    const quarter = (a: number, b: number, c: number, d: number): void => {
      add(a, b); turn(d, a, 16); add(c, d); turn(b, c, 12);
      add(a, b); turn(d, a, 8); add(c, d); turn(b, c, 7);
    };
    for (let round = 0; round < 10; round += 1) {
      for (let at = 0; at < 4; at += 1) quarter(at, at + 4, at + 8, at + 12);
      for (let at = 0; at < 4; at += 1) quarter(at, 4 + ((at + 1) % 4), 8 + ((at + 2) % 4), 12 + ((at + 3) % 4));
    }
    this.block = state.map((word, at) => word + (start[at] ?? 0));
    this.used = 0;
    this.blocks += 1;
  }
}

/** The seed that a secret and the players' additions make. */
export function seed(fairness: Fairness): Uint8Array {
  const text = new TextEncoder();
  const added = fairness.entropy.flatMap(({ seat, text: words }) => {
    const letters = text.encode(words);
    const length = new DataView(new ArrayBuffer(8));
    length.setUint32(0, letters.length, true);
    return [seat, ...new Uint8Array(length.buffer), ...letters];
  });
  return bytes(sha256(Uint8Array.from([...text.encode('cardinal seed 1\n'), ...bytes(fairness.secret), ...added])));
}

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}

/** Makes every outcome of chance again; null for a record without its secret. */
export function redo(record: Shuffled, { place, chances }: Deck): Redone | null {
  if (!record.fairness) return null;
  const stream = new Stream(seed(record.fairness));
  const found: Redone = { good: 0, open: 0, wrong: null };
  for (const [at, input] of record.inputs.entries()) {
    if (!('chance' in input)) continue;
    const [kind = '', outcome = []] = Object.entries(input.chance)[0] ?? [];
    const chance = chances[kind];
    let follows: boolean | null = null;
    if (Array.isArray(outcome) && (chance === 'shuffle' || chance === 'retry')) {
      const cards = [...outcome].sort((one, other) => place(one) - place(other));
      let tries = chance === 'retry' ? PATIENCE : 1;
      do stream.shuffle(cards);
      while (!same(cards, outcome) && (tries -= 1) > 0);
      follows = same(cards, outcome);
    } else if (chance === 'seat' && at === 0) {
      follows = stream.below(record.seats.length) === outcome;
    } else {
      // Drawn from a hand, from what is left or among those who are tied: the rules say who that is.
      for (const _ of Array.isArray(outcome) ? outcome : [outcome]) stream.next();
    }
    if (follows === false) return { ...found, wrong: at };
    found[follows === null ? 'open' : 'good'] += 1;
  }
  return found;
}
