/** What every game's table is given, what its words must offer, and how a card can be shown. */

/** The props of `tables/<game>/Table.svelte`. */
export interface TableProps<View, Action, Notice = unknown> {
  /** What this seat, or somebody who looks on, may know. */
  view: View;
  /** Everything the viewer's seat may do now; empty if it has nothing to decide. */
  legal: Action[];
  /** Whose view it is; null for somebody who looks on. */
  seat: number | null;
  /** The players' names by seat. */
  names: string[];
  /** Submits a move of one or more actions: all of them, or none. */
  act: (...actions: Action[]) => void;
  /** A move to highlight. */
  hint?: Action | null;
  /** What just happened, oldest first. */
  lastNotices: Notice[];
  /** Which seats may act, and every seat's score, as the server tells them of any game. */
  outlook?: { turn: number[]; scores: number[] };
}

/** What `tables/<game>/words.ts` exports: short plain sentences for log, screen reader and lists of moves. */
export interface Words<View, Action, Notice> {
  describeAction(action: Action, view: View, names: string[]): string;
  describeNotice(notice: Notice, view: View, names: string[]): string;
}

/** How a card lies on the table, whatever is printed on it. */
export interface CardState {
  size?: 'small' | 'medium' | 'large';
  /** What a press does; without it the card is a picture. */
  press?: () => void;
  /** The name for those who do not see it, if it is more than the card's own. */
  label?: string;
  /** Whether a press only tells why the card is of no use now. */
  blocked?: boolean;
  /** Whether such a card is shown fainter. */
  dims?: boolean;
  chosen?: boolean;
  hinted?: boolean;
}
