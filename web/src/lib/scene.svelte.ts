/** A match as one watcher sees it: the scene of an update, and the lines of a log. Live play and replays share it. */
import { sameMove } from './lesson';
import type { Step, Update } from './protocol/protocol';
import type { Subject } from './words/forms';
import { t } from './words/speech.svelte';

/** The game at one moment, as one watcher may know it. */
export interface Scene extends Update {
  /** When it arrived, by this page's clock. */
  heard: number;
}

/** The match, and the observer whose knowledge is shown. */
export const sight = ({ match_id, watcher }: Update): string =>
  `${match_id} ${watcher.kind} ${eyes(watcher)}`;

/** The seat whose cards are visible; `null` for a spectator, and if all cards are visible. */
export const eyes = (watcher: Update['watcher']): number | null => ('seat' in watcher ? watcher.seat : null);

/** The scene after an update. Unchanged parts stay the same objects, so that a half-made choice is not lost. */
export function sceneOf(update: Update, before: Scene | null = null): Scene {
  const scene = { ...update, heard: Date.now() };
  if (before === null || before.seq !== update.seq || sight(before) !== sight(update)) return scene;
  const legal = sameMove(before.outlook.legal, update.outlook.legal)
    ? before.outlook.legal
    : update.outlook.legal;
  return { ...scene, view: before.view, outlook: { ...update.outlook, legal } };
}

/** The events of some steps. */
export const noticesOf = (steps: Step[]): unknown[] => steps.flatMap((step) => step.notices);

/** A line of the log, worded when it is read: the language may change. */
export class LogLine {
  readonly text = $derived.by(() => this.words());

  constructor(
    readonly key: string,
    readonly seq: number,
    private readonly words: () => string,
    /** Whether its event was taken back. */
    readonly struck = false,
    /** Whether it is the line of an undo, which cannot be taken back. */
    readonly undo = false,
  ) {}

  strike(): LogLine {
    return new LogLine(this.key, this.seq, this.words, true);
  }
}

/** The most lines that the line of an undo repeats. */
const NAMED = 4;

/** The text of an undo: the player, if known, and the lines taken back, as far as this page has them. */
function undone(lines: LogLine[], who: Subject | null): string {
  if (lines.length === 0) return who === null ? t('log-undone') : t('log-undone-by', who);
  const words = lines.slice(0, NAMED).map((line) => line.text);
  const moves = (lines.length > NAMED ? [...words, '…'] : words).join(' · ');
  return who === null ? t('log-undone-what', { moves }) : t('log-undone-what-by', { ...who, moves });
}

/** Continues a log. An undo strikes out the lines that it takes back, and is a line of its own; `who` names its player. */
export function written(
  log: LogLine[],
  steps: Step[],
  describe: (notice: unknown) => string,
  who: (seat: number) => Subject,
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
