/** Lessons: whether a move is the one that the script waits for. */

/** Whether a move matches the script's; it may be more specific, such as which of several equal cards it takes. */
export function follows(move: unknown, script: unknown): boolean {
  if (typeof move !== 'object' || typeof script !== 'object' || move === null || script === null)
    return sameMove(move, script);
  const [said, asked] = [move as Record<string, unknown>, script as Record<string, unknown>];
  return Object.keys(asked).every((key) => Object.hasOwn(said, key) && sameMove(said[key], asked[key]));
}

/** Whether two moves are equal, regardless of the order of keys. */
export function sameMove(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && sameMove(left[key], right[key]))
  );
}
