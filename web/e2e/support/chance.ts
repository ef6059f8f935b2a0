/** Pseudo-random choices that repeat in every run. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(things: T[], random: () => number): T {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('there is nothing to pick from');
  return thing;
}
