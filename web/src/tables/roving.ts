import type { Attachment } from 'svelte/attachments';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Lets the arrow keys, Home and End walk through the buttons of a row, so that a hand is one stop of the Tab key. */
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
      const next = step ? (at + step + all.length) % all.length : event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : -1;
      if (next < 0) return;
      event.preventDefault();
      all[next]?.focus();
    };
    const onFocus = (event: FocusEvent) => {
      const stop = (event.target as HTMLElement).closest<HTMLElement>('[data-stop]');
      if (stop) settle(stop);
    };
    settle();
    const watcher = new MutationObserver(() => settle());
    watcher.observe(row, { childList: true, subtree: true });
    row.addEventListener('keydown', onKey);
    row.addEventListener('focusin', onFocus);
    return () => {
      watcher.disconnect();
      row.removeEventListener('keydown', onKey);
      row.removeEventListener('focusin', onFocus);
    };
  };
}
