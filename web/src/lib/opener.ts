/** Where a dialog leads back to. */

/** Gives a way back to what has the focus now, for whoever closes what is about to open: the focus must not be lost with it. */
export function opener(): () => void {
  const before = document.activeElement;
  return () => {
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
