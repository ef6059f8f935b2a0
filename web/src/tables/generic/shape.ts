/** Guesses about a view, a notice or an action of an unknown game from its shape. */

/** A scalar. */
export type Scalar = string | number | boolean | null;

export type Shape =
  | { kind: 'scalar'; value: Scalar }
  /** Values in a line, such as the cards of a hand. */
  | { kind: 'row'; values: Scalar[] }
  /** Lines of values, such as a board. */
  | { kind: 'grid'; rows: Scalar[][] }
  | { kind: 'list'; items: unknown[] }
  | { kind: 'group'; entries: [string, unknown][] };

/** Keys under which a number is a seat. */
const SEATS = [
  'seat',
  'seats',
  'player',
  'by',
  'active',
  'starter',
  'dealer',
  'leader',
  'holder',
  'winner',
  'winners',
  'known_by',
  'next_starter',
];
/** Keys under which a list has one entry for each seat. */
const BY_SEAT = ['players', 'hands', 'scores', 'totals', 'tallies', 'held'];

const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== 'object';

/** Three or more rows of equal length; fewer are a list of lists. */
const isBoard = (rows: Scalar[][]): boolean =>
  rows.length > 2 && (rows[0]?.length ?? 0) > 1 && rows.every((row) => row.length === rows[0]?.length);

export function shapeOf(value: unknown): Shape {
  // What JSON leaves out counts as nothing.
  if (value === undefined) return { kind: 'scalar', value: null };
  if (isScalar(value)) return { kind: 'scalar', value };
  if (!Array.isArray(value)) return { kind: 'group', entries: Object.entries(value) };
  if (value.every(isScalar)) return { kind: 'row', values: value };
  const rows = value.filter((row): row is Scalar[] => Array.isArray(row) && row.every(isScalar));
  return rows.length === value.length && isBoard(rows)
    ? { kind: 'grid', rows }
    : { kind: 'list', items: value };
}

/** The entries of an object; none of anything else. */
export function partsOf(value: unknown): Record<string, unknown> {
  const shape = shapeOf(value);
  return shape.kind === 'group' ? Object.fromEntries(shape.entries) : {};
}

/** The number of scalars in it, at any depth. */
export function sizeOf(value: unknown): number {
  return value === null || typeof value !== 'object'
    ? 1
    : Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 0);
}

/** A key in words: `known_by` is "Known by". */
export function label(key: string): string {
  const words = key.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether a value under this key is the number of a seat. */
export function isSeat(key: string, value: unknown, names: string[]): value is number {
  return SEATS.includes(key) && typeof value === 'number' && names[value] !== undefined;
}

/** Whether the entries of a list under this key belong to the seats, one to each. */
export const isBySeat = (key: string, length: number, names: string[]): boolean =>
  BY_SEAT.includes(key) && length === names.length;

/** Whether a text looks like a card: short and without a space. */
export const isCard = (value: Scalar): value is string =>
  typeof value === 'string' && /^[^\s_]{1,9}$/.test(value);

/** Whether a value fits into a line of text: a scalar, or an empty list. */
export function isBrief(value: unknown): boolean {
  const shape = shapeOf(value);
  return shape.kind === 'scalar' || (shape.kind === 'row' && shape.values.length === 0);
}

/** The hand of a seat, looked for in the usual places of a view; null if not found. */
export function handOf(view: unknown, seat: number | null): string[] | null {
  if (seat === null) return null;
  const { players, hands, hand } = partsOf(view);
  const own = Array.isArray(players) ? partsOf(players[seat]) : {};
  for (const held of [own.hand, own.cards, Array.isArray(hands) ? hands[seat] : undefined, hand]) {
    const cards = cardsOf(held);
    if (cards !== null) return cards;
  }
  return null;
}

/** Cards one by one, from a list of them or from how many there are of each; null for anything else. */
function cardsOf(held: unknown): string[] | null {
  const shape = shapeOf(held);
  if (shape.kind === 'row') {
    const cards = shape.values.filter((card) => card !== null);
    return cards.every(isCard) ? cards : null;
  }
  if (shape.kind !== 'group') return null;
  const counts = shape.entries.filter(
    (entry): entry is [string, number] => isCard(entry[0]) && Number.isInteger(entry[1]),
  );
  return counts.length === shape.entries.length
    ? counts.flatMap(([card, count]) => Array.from({ length: Math.max(0, count) }, () => card))
    : null;
}

/** Whether an action names a card, alone or with what it stands for: `7?=72`. */
export function mentions(action: unknown, card: string): boolean {
  if (typeof action === 'string') return action === card || action.startsWith(`${card}=`);
  return (
    action !== null &&
    typeof action === 'object' &&
    Object.values(action).some((part) => mentions(part, card))
  );
}
