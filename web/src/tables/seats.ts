/** The seats round a table as one of them sees it. */

/** Everybody else in the order in which they follow; all of them for somebody who looks on. */
export function othersOf(players: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: players }, (_, at) => (first + at) % players).filter((seat) => seat !== own);
}
