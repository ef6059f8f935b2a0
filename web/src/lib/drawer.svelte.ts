/** The drawer with the rules: which game's, and at which clause. */

class Drawer {
  game = $state<string | null>(null);
  clause = $state<string | null>(null);
  private before: HTMLElement | null = null;

  show(game: string, clause: string | null = null): void {
    if (this.game === null) this.before = document.activeElement as HTMLElement | null;
    this.game = game;
    this.clause = clause;
  }

  /** Closes it; the focus goes back to where it was. */
  close(): void {
    this.game = null;
    this.clause = null;
    this.before?.focus?.();
    this.before = null;
  }
}

export const drawer = new Drawer();
