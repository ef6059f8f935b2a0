/** What every game's table is given, and what its words must offer. */

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
  /** Submits a move. */
  act: (action: Action) => void;
  /** A move to highlight. */
  hint?: Action | null;
  /** What just happened, oldest first. */
  lastNotices: Notice[];
}

/** What `tables/<game>/words.ts` exports: short plain sentences for log, screen reader and lists of moves. */
export interface Words<View, Action, Notice> {
  describeAction(action: Action, view: View, names: string[]): string;
  describeNotice(notice: Notice, view: View, names: string[]): string;
}
