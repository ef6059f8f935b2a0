/** On a phone a hand is laid out in rows of cards large enough for a finger. */

/** How many of these cards fit into one row of a small phone. */
const ROW = 7;

/** How many cards a row has, so that as few rows as possible are as even as possible. */
export function perRow(cards: number): number {
  return Math.max(1, Math.ceil(cards / Math.ceil(Math.max(1, cards) / ROW)));
}
