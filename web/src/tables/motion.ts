/**
 * How cards travel, at a running table and in a replay alike. What travels is marked with `data-travels` and its name. All
 * places are read together, once before a change and once after it, so that a change costs one layout however many cards
 * are under way.
 */
import { tick } from 'svelte';
import { prefersReducedMotion } from 'svelte/motion';

/** Where something is seen. */
interface Place {
  node: HTMLElement;
  box: DOMRect;
}
export type Places = Map<string, Place>;

/** How long a card is under way, in milliseconds; nothing for those who asked for stillness. */
export const travel = (): number => (prefersReducedMotion.current ? 0 : 220);

const EASE = 'cubic-bezier(0.22, 0.61, 0.36, 1)';
const underWay = new WeakMap<Element, Animation>();

/** Where everything that travels is now; nothing is read for those who asked for stillness. */
export function placesIn(root: HTMLElement): Places {
  const places: Places = new Map();
  if (travel() === 0) return places;
  for (const node of root.querySelectorAll<HTMLElement>('[data-travels]')) {
    if (!node.closest('[data-leaving]'))
      places.set(node.dataset['travels'] ?? '', { node, box: node.getBoundingClientRect() });
  }
  return places;
}

/** Shows the way from the places before a change: what is elsewhere goes there, what is new comes, what is gone fades. */
export function show(root: HTMLElement, before: Places): void {
  const duration = travel();
  if (duration === 0 || before.size === 0) return;
  for (const { node } of before.values()) underWay.get(node)?.cancel();
  const now = placesIn(root);
  const frame = root.getBoundingClientRect();
  // Only writing from here on.
  for (const [name, { node, box }] of now) {
    const from = before.get(name)?.box;
    const keyframes = from ? way(from, box) : [{ transform: 'translateY(-24px)', opacity: 0 }, {}];
    if (keyframes) underWay.set(node, node.animate(keyframes, { duration, easing: EASE }));
  }
  for (const [name, { node, box }] of before) {
    if (!now.has(name) && !node.isConnected) fade(root, node, box, frame, duration);
  }
}

/** Changes an order, such as that of a hand, and shows the way. */
export async function rearrange(root: HTMLElement, change: () => void): Promise<void> {
  const before = placesIn(root);
  change();
  await tick();
  show(root, before);
}

/** The way from one place to another; null if they coincide. */
function way(from: DOMRect, to: DOMRect): Keyframe[] | null {
  const right = from.left + from.width / 2 - (to.left + to.width / 2);
  const down = from.top + from.height / 2 - (to.top + to.height / 2);
  const size = to.width > 0 ? from.width / to.width : 1;
  if (Math.abs(right) < 1 && Math.abs(down) < 1 && Math.abs(size - 1) < 0.02) return null;
  return [
    { transform: `translate(${right}px, ${down}px) scale(${size})`, zIndex: 3 },
    { transform: 'none', zIndex: 3 },
  ];
}

/** A card that has left the table is seen going once more; it can no longer be pressed. */
function fade(root: HTMLElement, node: HTMLElement, box: DOMRect, frame: DOMRect, duration: number): void {
  node.dataset['leaving'] = '';
  node.inert = true;
  node.setAttribute('aria-hidden', 'true');
  const place = {
    left: `${box.left - frame.left}px`,
    top: `${box.top - frame.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  };
  Object.assign(node.style, {
    position: 'absolute',
    margin: '0',
    rotate: 'none',
    translate: 'none',
    pointerEvents: 'none',
    ...place,
  });
  node.style.setProperty('--card-w', `${box.width}px`);
  root.append(node);
  node
    .animate([{}, { transform: 'translateY(-24px)', opacity: 0 }], { duration, easing: EASE })
    .finished.then(
      () => node.remove(),
      () => node.remove(),
    );
}
