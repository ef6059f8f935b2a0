/** The reminder that it is this person's turn at a table which the page does not show; the latest only. */
import type { ToClient } from './protocol/protocol';

/** How long a reminder is shown. */
const SHOWN = 20_000;

export interface Turn {
  table: string;
  game: string;
}

class Turns {
  waiting = $state.raw<Turn | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a reminder of the server unless the page shows that table; returns whether it did. */
  hear(message: ToClient, path: string): boolean {
    if (message.on !== 'your_turn' || path === `/table/${message.table}`) return false;
    const fresh = this.waiting?.table !== message.table;
    this.waiting = { table: message.table, game: message.game };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.dismiss(), SHOWN);
    return fresh;
  }

  /** The page now shows this table, which needs no reminder. */
  visit(path: string): void {
    if (path === `/table/${this.waiting?.table}`) this.dismiss();
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.waiting = null;
  }
}

export const turns = new Turns();
