/** A finished game, step by step: from one seat's knowledge or with everything. */
import { api } from './api';
import { distinct, kit, type Kit } from './games';
import type { ReplayPart } from './protocol/protocol';

/** A step as the server tells it. */
export interface Trace {
  step: number;
  notices?: unknown[];
  turn?: { seats?: number[] } | string;
  scores?: number[];
}

/** The server gives at most so many steps at a time. */
const PART = 1000;

export class Replay {
  /** The step shown; 0 is before the deal. */
  at = $state(0);
  seat = $state<number | null>(null);
  length = $state(0);
  view = $state.raw<unknown>(null);
  shown = $state(-1);
  notices = $state.raw<unknown[]>([]);
  private given = $state.raw<string[]>([]);
  readonly names = $derived(distinct(this.given));
  game = $state('');
  steps = $state.raw<Trace[]>([]);
  kit = $state.raw<Kit | null>(null);
  private views = new Map<string, unknown>();
  private round = 0;

  constructor(readonly id: string) {}

  /** Fetches the whole course, and the first picture. */
  async begin(): Promise<void> {
    const first = await api.replay(this.id, this.seat, 0, PART);
    this.game = first.game;
    this.given = first.names;
    this.length = first.length;
    this.kit = await kit(first.game);
    await this.course(this.seat, first);
    await this.go(this.shown < 0 ? Math.min(1, this.length) : this.at);
  }

  /** Through whose eyes. Only the last wish counts. */
  async look(seat: number | null): Promise<void> {
    this.seat = seat;
    const first = await api.replay(this.id, seat, 0, PART);
    await this.course(seat, first);
    if (seat === this.seat) await this.go(this.at);
  }

  /** Shows a step. Only the last wish counts. */
  async go(step: number): Promise<void> {
    const at = Math.max(0, Math.min(this.length, step));
    const before = this.shown;
    this.at = at;
    this.round += 1;
    const { round, seat } = this;
    const key = `${seat ?? 'all'}:${at}`;
    let view = this.views.get(key);
    if (view === undefined) {
      view = (await api.replay(this.id, seat, at, 1)).view;
      this.views.set(key, view);
    }
    if (round !== this.round || seat !== this.seat) return;
    this.view = view;
    this.notices = at === before + 1 ? (this.steps[at - 1]?.notices ?? []) : [];
    this.shown = at;
  }

  /** What happened in a step, in words. */
  words(step: number): string {
    const notices = this.steps[step - 1]?.notices ?? [];
    const { kit, view, names } = this;
    if (!kit || view === null) return '';
    return notices.map((notice) => kit.words.describeNotice(notice, view, names)).filter((text) => text !== '').join(' ');
  }

  /** Takes up the course as a seat knows it, unless another one looks by then. */
  private async course(seat: number | null, first: ReplayPart): Promise<void> {
    let steps = first.steps as Trace[];
    while (seat === this.seat && steps.length < first.length) {
      const more = (await api.replay(this.id, seat, steps.length, PART)).steps as Trace[];
      if (more.length === 0) break;
      steps = [...steps, ...more];
    }
    if (seat === this.seat) this.steps = steps;
  }
}
