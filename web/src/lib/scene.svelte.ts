/** A match as one watcher sees it: the scene of an update, and the lines of a log. Live play and replays share it. */
import { sameMove } from './lesson';
import type { Step, Update } from './protocol/protocol';
import type { Somebody } from './words/forms';
import { t } from './words/speech.svelte';

/** The game at one moment, as one watcher may know it. */
export interface Scene extends Update {
  /** When this page heard of it, by its own clock. */
  heard: number;
}

/** Which match is seen, and through whose eyes. */
export const sight = ({ match_id, watcher }: Update): string =>
  `${match_id} ${watcher.kind} ${eyes(watcher)}`;

/** The seat whose cards are seen; `null` for a spectator, and where every card is. */
export const eyes = (watcher: Update['watcher']): number | null => ('seat' in watcher ? watcher.seat : null);

/** The scene after an update. What is as it was stays the same object, so that a choice half made by hand is not lost. */
export function sceneOf(update: Update, before: Scene | null = null): Scene {
  const scene = { ...update, heard: Date.now() };
  if (before === null || before.seq !== update.seq || sight(before) !== sight(update)) return scene;
  const legal = sameMove(before.outlook.legal, update.outlook.legal)
    ? before.outlook.legal
    : update.outlook.legal;
  return { ...scene, view: before.view, outlook: { ...update.outlook, legal } };
}

/** What happened in some steps. */
export const noticesOf = (steps: Step[]): unknown[] => steps.flatMap((step) => step.notices);

/** A line of the log, worded when it is read: the language may change. */
export class LogLine {
  readonly text = $derived.by(() => this.words());

  constructor(
    readonly key: string,
    readonly seq: number,
    private readonly words: () => string,
    /** Whether it tells of something that was taken back. */
    readonly struck = false,
    /** Whether it tells of an undo, which nothing takes back. */
    readonly undo = false,
  ) {}

  strike(): LogLine {
    return new LogLine(this.key, this.seq, this.words, true);
  }
}

/** How many lines of what was taken back are named. */
const NAMED = 4;

/** Words an undo: whose it is, where that is known, and what was taken back, as far as this page was told of it. */
function undone(lines: LogLine[], who: Somebody | null): string {
  if (lines.length === 0) return who === null ? t('log-undone') : t('log-undone-by', who);
  const words = lines.slice(0, NAMED).map((line) => line.text);
  const moves = (lines.length > NAMED ? [...words, '…'] : words).join(' · ');
  return who === null ? t('log-undone-what', { moves }) : t('log-undone-what-by', { ...who, moves });
}

/** Continues a log. An undo strikes out the lines that it takes back, and is a line of its own; `who` words whose it is. */
export function written(
  log: LogLine[],
  steps: Step[],
  describe: (notice: unknown) => string,
  who: (seat: number) => Somebody,
): LogLine[] {
  let lines = [...log];
  for (const { seq, notices, back_to: back, by } of steps) {
    notices.forEach((notice, at) => lines.push(new LogLine(`${seq}.${at}`, seq, () => describe(notice))));
    if (back === undefined) continue;
    const taken = (line: LogLine): boolean => line.seq > back && line.seq < seq && !line.struck && !line.undo;
    const moves = lines.filter(taken);
    lines = lines.map((line) => (taken(line) ? line.strike() : line));
    lines.push(
      new LogLine(`${seq}`, seq, () => undone(moves, by === undefined ? null : who(by)), false, true),
    );
  }
  return lines;
}
