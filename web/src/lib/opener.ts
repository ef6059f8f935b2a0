/** The focus after a dialog. */

/** Returns a function that restores the current focus, to be called when a dialog closes. */
export function opener(): () => void {
  const before = document.activeElement;
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
