import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Lets the arrow keys, Home and End move through the buttons of a row, so that a hand is one tab stop. */
export function roving(): Attachment<HTMLElement> {
  return (row) => {
    const buttons = () => [...row.querySelectorAll<HTMLElement>('[data-stop]')];
    const settle = (current?: HTMLElement) => {
      const all = buttons();
      const chosen = current ?? all.find((button) => button.tabIndex === 0) ?? all[0];
      for (const button of all) {
        button.setAttribute('tabindex', button === chosen ? '0' : '-1');
      }
    };
    const onKey = (event: KeyboardEvent) => {
      const all = buttons();
      const at = all.indexOf(document.activeElement as HTMLElement);
      if (at < 0) return;
      const step = STEPS[event.key];
      const next = step
        ? (at + step + all.length) % all.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? all.length - 1
            : -1;
      if (next < 0) return;
      event.preventDefault();
      all[next]?.focus();
    };
    const onFocus = (event: FocusEvent) => {
      const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
      if (!stop) return;
      held = { stop, at: buttons().indexOf(stop) };
      settle(stop);
    };
    const onBlur = (event: FocusEvent) => {
      // A removed button loses the focus to nothing; otherwise the focus has a target, or the button stays.
      const stop = event.target as HTMLElement;
      queueMicrotask(() => {
        if (held?.stop === stop && row.contains(stop) && document.activeElement !== stop) held = null;
      });
    };
    /** The position of the focus in the row. */
    let held: { stop: HTMLElement; at: number } | null = null;
    // When a played card takes the focus with it, its neighbour gets the focus, so that it stays in the row.
    const recover = () => {
      if (held === null || row.contains(held.stop)) return;
      const all = buttons();
      const next = all[Math.min(held.at, all.length - 1)];
      held = null;
      if (next && (document.activeElement === null || document.activeElement === document.body)) next.focus();
    };
    settle();
    const watcher = new MutationObserver(() => {
      recover();
      settle();
    });
    watcher.observe(row, { childList: true, subtree: true });
    row.addEventListener('keydown', onKey);
    row.addEventListener('focusin', onFocus);
    row.addEventListener('focusout', onBlur);
    return () => {
      watcher.disconnect();
      row.removeEventListener('keydown', onKey);
      row.removeEventListener('focusin', onFocus);
      row.removeEventListener('focusout', onBlur);
    };
  };
}
