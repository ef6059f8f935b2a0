/**
 * This browser's contribution to the shuffles: 32 random bytes for each match, pledged by their hash with the seat and
 * revealed at the deal. They are kept, so that the record can be checked for them.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Fairness } from './fair';
import type { TableInfo, TableOrder } from './protocol/protocol';

/** A pledged contribution, by its hash; after the reveal with its match and all pledges made by then. */
interface Kept {
  hash: string;
  value: string;
  match?: string;
  pledged?: string[];
}

const KEY = 'cardinal-luck';
const MATCHES = 200;

function kept(): Kept[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? (parsed as Kept[]) : [];
  } catch {
    return [];
  }
}

function keep(list: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list.slice(-MATCHES)));
  } catch {
    // Without storage nothing can be revealed or checked later; the table deals without it.
  }
}

/** The pledge of a contribution; null for an invalid one. */
export function pledgeOf(value: string): string | null {
  if (!/^[0-9a-f]{64}$/.test(value)) return null;
  return bytesToHex(sha256(concatBytes(utf8ToBytes('cardinal pledge 1\n'), hexToBytes(value))));
}

/** Draws and keeps a contribution; returns its pledge. */
export function pledge(): string {
  const value = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const hash = pledgeOf(value) ?? '';
  keep([...kept(), { hash, value }]);
  return hash;
}

/** The contributions of one person at this device to the matches of one table. */
export class Luck {
  /** The commitment of the match with the current pledge. */
  private pledgedFor: string | null = null;

  /** What is due at the table, if anything. */
  due(info: TableInfo, seat: number | null): TableOrder | null {
    const coming =
      info.status === 'waiting'
        ? info.current.commitment
        : info.status === 'finished'
          ? info.next_commitment
          : null;
    if (seat === null || coming === null) return null;
    const given = info.pledges.find((one) => one.seat === seat);
    const known = given && kept().find((one) => one.hash === given.hash);
    if (info.dealing !== null) {
      if (!given || !known || given.revealed) return null;
      // A server that changes its secret after the pledge does not get the contribution.
      this.pledgedFor ??= info.current.commitment;
      if (this.pledgedFor !== info.current.commitment || (known.match ?? info.current.id) !== info.current.id)
        return null;
      keep(
        kept().map((one) =>
          one.hash === known.hash
            ? { ...one, match: info.current.id, pledged: info.pledges.map(({ hash }) => hash) }
            : one,
        ),
      );
      return { do: 'reveal', value: known.value };
    }
    if (info.lesson || this.pledgedFor === coming) return null;
    this.pledgedFor = coming;
    return known && known.match === undefined ? null : { do: 'pledge', hash: pledge() };
  }
}

export type Part = 'included' | 'left-out' | 'none';

/**
 * Whether the record of a match has this browser's contribution: under its pledge, and beside none that was pledged after
 * the reveal, because a later contribution could choose the cards.
 */
export function partIn(match: string, fairness: Fairness | null | undefined): Part {
  const own = kept().filter((one) => one.match === match);
  if (own.length === 0) return 'none';
  const pledges = fairness?.pledges ?? [];
  const entropy = fairness?.entropy ?? [];
  const pledged = ({ seat, text }: { seat: number; text: string }): boolean =>
    pledges.some((one) => one.seat === seat && one.hash === pledgeOf(text));
  const whole = own.every(
    ({ value, pledged: before }) =>
      entropy.some(({ text }) => text === value) && before?.join() === pledges.map(({ hash }) => hash).join(),
  );
  return whole && entropy.every(pledged) ? 'included' : 'left-out';
}
