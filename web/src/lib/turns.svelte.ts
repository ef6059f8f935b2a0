/** Where it is this person's turn while the page shows something else: the latest game, one at a time. */
import type { ToClient } from './protocol/protocol';

/** A reminder goes away by itself after this time. */
const SHOWN = 20_000;

export interface Turn {
  table: string;
  game: string;
}

class Turns {
  waiting = $state.raw<Turn | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Takes up a reminder of the server, unless the page shows that table; whether it did. */
  hear(message: ToClient, path: string): boolean {
    if (message.on !== 'your_turn' || path === `/table/${message.table}`) return false;
    const fresh = this.waiting?.table !== message.table;
    this.waiting = { table: message.table, game: message.game };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.dismiss(), SHOWN);
    return fresh;
  }

  /** The page shows a table: there is no need to be reminded of it. */
  visit(path: string): void {
    if (path === `/table/${this.waiting?.table}`) this.dismiss();
  }

  dismiss(): void {
    clearTimeout(this.timer);
    this.waiting = null;
  }
}

export const turns = new Turns();
