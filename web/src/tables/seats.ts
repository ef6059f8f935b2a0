/** The seats round a table as one of them sees it. */

/** The other players in turn order; all players for a spectator. */
export function othersOf(players: number, own: number | null): number[] {
  const first = own === null ? 0 : own + 1;
  return Array.from({ length: players }, (_, at) => (first + at) % players).filter((seat) => seat !== own);
}
