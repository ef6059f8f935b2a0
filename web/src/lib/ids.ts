/** Ids for orders. The server carries out each id once, so each must be new. */

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random word; works on pages without TLS too. */
export function word(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
}

const session = word(10);
let count = 0;

/** The id of the next order of this page. */
export function orderId(): string {
  count += 1;
  return `${session}-${count}`;
}
