/** The props of every game's table, the interface of its words, and the states of a card. */

/** The props of `tables/<game>/Table.svelte`. */
export interface TableProps<View, Action, Notice = unknown> {
  /** The view of this seat or of a spectator. */
  view: View;
  /** All legal actions of the viewer's seat; empty if it is not their turn. */
  legal: Action[];
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  /** The players' names by seat. */
  names: string[];
  /** Submits a move of one or more actions: all of them, or none. */
  act: (...actions: Action[]) => void;
  /** A move to highlight. */
  hint?: Action | null;
  /** What just happened, oldest first. */
  lastNotices: Notice[];
  /** Whose turn it is, and every seat's score, in the same form for all games. */
  outlook?: { turn: number[]; scores: number[] };
}

/** What `tables/<game>/words.ts` exports: short plain sentences for log, screen reader and lists of moves. */
export interface Words<View, Action, Notice> {
  describeAction(action: Action, view: View, names: string[]): string;
  describeNotice(notice: Notice, view: View, names: string[]): string;
}

/** The state of a card, independent of its face. */
export interface CardState {
  size?: 'small' | 'medium' | 'large';
  /** Called on a press; without it the card is a picture. */
  press?: () => void;
  /** The accessible name, if it differs from the card's own. */
  label?: string;
  /** Whether a press only says why the card cannot be used now. */
  blocked?: boolean;
  /** Whether such a card is faded. */
  dims?: boolean;
  chosen?: boolean;
  hinted?: boolean;
}
