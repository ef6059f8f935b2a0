/** Repeats the shuffles of a finished game from its secret and the players' contributions. */
import type { Deck } from '../tables/manifest';
import { chacha20orig } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fingerprint, type Fairness } from './fair';

/** The parts of a record that are needed here. */
export interface Shuffled {
  game: string;
  seats: string[];
  inputs: ({ chance: Record<string, Outcome> } | object)[];
  fairness?: Fairness | null;
}

type Outcome = number | string | string[];

/** The number of outcomes that follow from the secret, the number that only the rules can decide, and the first that does not follow. */
export interface Redone {
  good: number;
  open: number;
  wrong: number | null;
}

/** An unplayable deal is shuffled again until it is playable, never more often than this. */
const PATIENCE = 10_000;

/** ChaCha20 as a source of 32 bits at a time. */
export class Stream {
  private block = new DataView(new ArrayBuffer(0));
  private used = 64;
  private blocks = 0;

  constructor(private readonly seed: Uint8Array) {}

  next(): number {
    if (this.used === 64) {
      this.block = new DataView(
        chacha20orig(this.seed, new Uint8Array(8), new Uint8Array(64), undefined, this.blocks).buffer,
      );
      this.used = 0;
      this.blocks += 1;
    }
    this.used += 4;
    return this.block.getUint32(this.used - 4, true);
  }

  /** A uniform number below `bound`. */
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
}

/** The seed made of the secret and the players' contributions. */
export function seed(fairness: Fairness): Uint8Array {
  const added = fairness.entropy.map(({ seat, text }) => {
    const letters = utf8ToBytes(text);
    const head = new DataView(new ArrayBuffer(9));
    head.setUint8(0, seat);
    head.setUint32(1, letters.length, true);
    return concatBytes(new Uint8Array(head.buffer), letters);
  });
  return sha256(concatBytes(utf8ToBytes('cardinal seed 1\n'), hexToBytes(fairness.secret), ...added));
}

function same(one: string[], other: string[]): boolean {
  return one.length === other.length && one.every((card, at) => card === other[at]);
}

/** Repeats every outcome of chance; null for a record without a secret. */
export function redo(record: Shuffled, { place, chances }: Deck): Redone | null {
  if (!record.fairness || fingerprint(record.fairness.secret) === null) return null;
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
      // A draw from a hand, from the remaining cards or among tied players depends on the rules.
      for (const _ of Array.isArray(outcome) ? outcome : [outcome]) stream.next();
    }
    if (follows === false) return { ...found, wrong: at };
    found[follows === null ? 'open' : 'good'] += 1;
  }
  return found;
}
