/** Verifying the deal: the secret of a finished game must have the fingerprint published before the deal. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The proof of the shuffles in a record. */
export interface Fairness {
  commitment: string;
  secret: string;
  /** What was pledged before the deal; absent in records of earlier versions. */
  pledges?: { seat: number; hash: string }[];
  entropy: { seat: number; text: string }[];
}

/** The fingerprint of a secret, as published by the table; null for an invalid secret. */
export function fingerprint(secret: string): string | null {
  if (!/^[0-9a-f]{64}$/.test(secret)) return null;
  return bytesToHex(sha256(concatBytes(utf8ToBytes('cardinal commitment 1\n'), hexToBytes(secret))));
}

const KEY = 'cardinal-fingerprints';
const MATCHES = 100;

function seen(): [string, string][] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? (parsed as [string, string][]) : [];
  } catch {
    return [];
  }
}

/** Remembers the first published fingerprint of a match. */
export function remember(match: string, commitment: string): void {
  const known = seen();
  if (known.some(([id]) => id === match)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, [match, commitment]].slice(-MATCHES)));
  } catch {
    // Without storage nothing can be compared later; the check says so.
  }
}

/** The fingerprint that this device saw before the deal, if it did. */
export function remembered(match: string): string | null {
  return seen().find(([id]) => id === match)?.[1] ?? null;
}

export type Verdict = 'same' | 'unseen' | 'other' | 'broken' | 'none';

/** The result of the check. */
export function judge(match: string, fairness: Fairness | null | undefined): Verdict {
  if (!fairness) return 'none';
  if (fingerprint(fairness.secret) !== fairness.commitment) return 'broken';
  const before = remembered(match);
  if (before === null) return 'unseen';
  return before === fairness.commitment ? 'same' : 'other';
}
