/** Checking the shuffles: the secret of a finished game must have the fingerprint that was published before the deal. */

const ROUND = Uint32Array.from([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be,
  0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa,
  0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85,
  0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3,
  0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f,
  0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
]);

/** SHA-256, in hexadecimal digits. Browsers offer their own only on encrypted pages, and a table at home often has none. */
export function sha256(text: Uint8Array): string {
  const length = text.length;
  const padded = new Uint8Array((((length + 8) >> 6) + 1) << 6);
  padded.set(text);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(padded.length - 4, length << 3);
  const state = Uint32Array.from([0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19]);
  const words = new Uint32Array(64);
  const at = (list: Uint32Array, index: number): number => list[index] ?? 0;
  const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));
  for (let start = 0; start < padded.length; start += 64) {
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(start + 4 * i);
    for (let i = 16; i < 64; i += 1) {
      const [near, far] = [at(words, i - 15), at(words, i - 2)];
      const low = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
      const high = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
      words[i] = at(words, i - 16) + low + at(words, i - 7) + high;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i += 1) {
      const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(words, i)) | 0;
      const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { state[i] = at(state, i) + value; });
  }
  return [...state].map((value) => value.toString(16).padStart(8, '0')).join('');
}

/** What a record says of its shuffles. */
export interface Fairness {
  commitment: string;
  secret: string;
  entropy: { seat: number; text: string }[];
}

/** Hexadecimal digits as bytes. */
export const bytes = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** The fingerprint of a secret, as the table publishes it; nothing for what is no secret. */
export function fingerprint(secret: string): string | null {
  if (!/^[0-9a-f]{64}$/.test(secret)) return null;
  return sha256(Uint8Array.from([...new TextEncoder().encode('cardinal commitment 1\n'), ...bytes(secret)]));
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

/** Remembers the fingerprint that was published for a match; the first one counts. */
export function remember(match: string, commitment: string): void {
  const known = seen();
  if (known.some(([id]) => id === match)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...known, [match, commitment]].slice(-MATCHES)));
  } catch {
    // Without storage nothing can be compared later; the check says so.
  }
}

/** The fingerprint this device was shown before the deal, if it was there. */
export function remembered(match: string): string | null {
  return seen().find(([id]) => id === match)?.[1] ?? null;
}

export type Verdict = 'same' | 'unseen' | 'other' | 'broken' | 'none';

/** What can be said of a finished match. */
export function judge(match: string, fairness: Fairness | null | undefined): Verdict {
  if (!fairness) return 'none';
  if (fingerprint(fairness.secret) !== fairness.commitment) return 'broken';
  const before = remembered(match);
  if (before === null) return 'unseen';
  return before === fairness.commitment ? 'same' : 'other';
}
