/** How cards travel: one pair for all tables, so that a card leaving one place is seen arriving at the other. */
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, fly } from 'svelte/transition';

/** How long a card is under way, in milliseconds; nothing for those who asked for stillness. */
export const travel = (): number => (prefersReducedMotion.current ? 0 : 220);

/** Where a card leaves and where it arrives, by its name. */
export const [send, receive] = crossfade({
  duration: () => travel(),
  fallback: (node) => fly(node, { y: -24, duration: travel() }),
});
