/**
 * Dragging by mouse, pen or finger. Places to drop something are marked with `data-drop` and their name; the one below the
 * pointer is marked with `data-over`. A press that goes nowhere stays a press.
 */
import type { Attachment } from 'svelte/attachments';
import { travel } from './motion';

/** A press that moves less than this is still a press, in pixels. */
const STILL = 7;

/** Makes an element draggable; reports the name of the drop target. */
export function drags(
  drop: (place: string) => void,
  may: () => boolean = () => true,
): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let going = false;
    let over: HTMLElement | null = null;
    node.dataset['drags'] = '';

    function aim(place: HTMLElement | null): void {
      if (over === place) return;
      over?.removeAttribute('data-over');
      place?.setAttribute('data-over', '');
      over = place;
    }
    function placeAt(x: number, y: number): HTMLElement | null {
      const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]') ?? null;
      return place === node || place === node.closest('[data-drop]') ? null : place;
    }
    function down(event: PointerEvent): void {
      if (event.button !== 0 || !event.isPrimary || !may()) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    }
    function move(event: PointerEvent): void {
      if (start === null || event.pointerId !== start.pointer) return;
      const [right, below] = [event.clientX - start.x, event.clientY - start.y];
      if (!going) {
        if (Math.hypot(right, below) < STILL) return;
        going = true;
        // Capture the pointer, so that the element gets its events everywhere.
        node.setPointerCapture(start.pointer);
        node.dataset['dragged'] = '';
      }
      node.style.transform = `translate(${right}px, ${below}px)`;
      aim(placeAt(event.clientX, event.clientY));
    }
    function up(event: PointerEvent): void {
      if (start === null || event.pointerId !== start.pointer) return;
      const [place, dragged] = [over?.dataset['drop'], going];
      release();
      if (!dragged) return;
      // The end of a drag is not a press.
      const swallow = (click: Event): void => {
        click.stopPropagation();
        click.preventDefault();
      };
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
      if (place !== undefined) drop(place);
    }
    /** Moves the element back. */
    function release(): void {
      if (going) {
        const from = node.style.transform;
        node.style.transform = '';
        delete node.dataset['dragged'];
        if (travel() > 0)
          node.animate([{ transform: from }, { transform: 'none' }], {
            duration: travel(),
            easing: 'ease-out',
          });
      }
      aim(null);
      start = null;
      going = false;
    }
    const cancel = (): void => release();
    // The browser would drag a picture or a button itself.
    const own = (event: Event): void => event.preventDefault();
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', cancel);
    node.addEventListener('dragstart', own);
    // Touch and pen capture their target implicitly; a mouse may leave it before the drag begins.
    window.addEventListener('pointermove', away);
    window.addEventListener('pointerup', away);
    function away(event: PointerEvent): void {
      if (start === null || node.contains(event.target as Node)) return;
      if (event.type === 'pointermove') move(event);
      else up(event);
    }
    return () => {
      release();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', cancel);
      node.removeEventListener('dragstart', own);
      window.removeEventListener('pointermove', away);
      window.removeEventListener('pointerup', away);
    };
  };
}
