/** A replay: a finished game step by step, with the knowledge of one seat or of all. */
import { api } from './api';
import { distinct, kit, seatNames, type Kit } from './games';
import type { MatchSummary, Step, Update } from './protocol/protocol';
import { noticesOf, sceneOf, written, type LogLine, type Scene } from './scene.svelte';
import { subject } from './words/forms';

/** How many steps of the log to fetch at a time. */
const PART = 1000;
/** How many views to fetch at a time. */
const WINDOW = 50;

export class Replay {
  /** The requested step; 0 is before the deal. */
  at = $state(0);
  seat = $state<number | null>(null);
  length = $state(0);
  scene = $state.raw<Scene | null>(null);
  notices = $state.raw<unknown[]>([]);
  game = $state('');
  kit = $state.raw<Kit | null>(null);
  /** The lines of all steps, as far as the observer may know them. */
  log = $state.raw<LogLine[]>([]);
  /** The shown lines: with the knowledge of one seat, none of later steps. */
  readonly visible = $derived(
    this.seat === null ? this.log : this.log.filter(({ seq }) => seq <= (this.scene?.seq ?? 0)),
  );
  private match = $state.raw<MatchSummary | null>(null);
  private recorded = $state.raw<string[]>([]);
  readonly names = $derived(this.match === null ? distinct(this.recorded) : seatNames(this.match));
  private readonly windows = new Map<string, Promise<Update[]>>();
  private requests = 0;

  constructor(readonly id: string) {}

  /** Fetches the whole log, and the first views. */
  async begin(): Promise<void> {
    this.at = 1;
    await Promise.all([
      this.look(this.seat),
      api.match(this.id).then(
        (match) => (this.match = match),
        () => {},
      ),
    ]);
  }

  /** Chooses the observer. Only the latest request counts. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    const course: Step[] = [];
    for (let from = 0; seat === this.seat; from = course.at(-1)?.seq ?? from) {
      const { game, names, updates, length } = await api.replay(this.id, seat, from, PART, false);
      [this.game, this.recorded, this.length] = [game, names, length];
      const more = updates.flatMap(({ steps }) => steps);
      course.push(...more);
      if (more.length === 0 || course.length >= length) break;
    }
    if (seat !== this.seat) return;
    this.kit ??= await kit(this.game);
    await this.go(this.at);
    const view = this.scene?.view;
    if (seat === this.seat)
      this.log = written(
        [],
        course,
        (notice) => this.kit?.words.describeNotice(notice, view, this.names) ?? '',
        (by) => subject(by, seat, this.names),
      );
  }

  /** Shows a step. Only the latest request counts. */
  async go(step: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.length, step));
    this.requests += 1;
    const { at, requests, seat } = this;
    const update = (await this.window(seat, at)).find(({ seq }) => seq === at);
    if (requests !== this.requests || seat !== this.seat || update === undefined) return;
    this.notices = this.scene?.seq === at - 1 ? noticesOf(update.steps) : [];
    this.scene = sceneOf(update);
    // Prefetch the next views.
    for (const near of [at - WINDOW / 2, at + WINDOW / 2])
      if (near >= 0 && near <= this.length) this.window(seat, near).catch(() => {});
  }

  /** The updates around a step, with views. */
  private window(seat: number | null, at: number): Promise<Update[]> {
    const from = at === 0 ? 0 : at - 1 - ((at - 1) % WINDOW);
    const key = `${seat ?? 'all'}:${from}`;
    const known = this.windows.get(key);
    if (known !== undefined) return known;
    const asked = api.replay(this.id, seat, from, WINDOW, true).then(({ updates }) => updates);
    asked.catch(() => this.windows.delete(key));
    this.windows.set(key, asked);
    return asked;
  }
}
