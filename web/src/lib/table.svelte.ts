/** A table as this page knows it: the latest state, the log, the chat, and unanswered orders. */
import { announcer } from './announce.svelte';
import type { Answer, Connection } from './connection';
import { distinct, ownSitter, sitting, type Kit } from './games';
import { remember } from './fair';
import { follows } from './lesson';
import { Luck } from './luck';
import { atTable } from './refusals';
import { noticesOf, sceneOf, sight, written, type LogLine, type Scene } from './scene.svelte';
import { subject } from './words/forms';
import { t } from './words/speech.svelte';
import type {
  ChatLine,
  Refusal,
  Since,
  Step,
  Suggestion,
  TableInfo,
  TableOrder,
  ToClient,
  Update,
} from './protocol/protocol';

/** The least time between shown updates: bots may be faster than anyone can follow. */
const PACE = 60;
/** If more updates than this are waiting, the oldest are merged. */
const BACKLOG = 3;
/** How long to wait before asking again for a table that was refused for the moment. */
const RETRY = 2500;
/** Temporary refusals: the server is busy with something else. */
const PASSING = ['busy', 'draining', 'slow', 'storage'];

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  /** The seat whose hand this spectator sees, if the table allows it. */
  shoulder = $state<number | null>(null);
  muted = $state.raw<string[]>([]);
  scene = $state.raw<Scene | null>(null);
  notices = $state.raw<unknown[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the table is not shown. */
  closed = $state.raw<Refusal | null>(null);
  hints = $state.raw<Suggestion[]>([]);
  asking = $state(false);
  /** The components and words of the game, once loaded. */
  kit = $state.raw<Kit | null>(null);
  /** The number of the viewer's last move until the scene shows it; -1 until it is acknowledged. */
  private sent = $state<number | null>(null);
  private lines = $state.raw<LogLine[]>([]);
  readonly log = $derived(this.lines.filter((line) => line.text !== ''));
  readonly names = $derived(
    distinct(
      (this.info?.seats ?? []).map(
        ({ sitter }, at) => sitting(sitter) || t('seat-number', { number: at + 1 }),
      ),
    ),
  );
  readonly busy = $derived(this.sent !== null);
  /** Whether this person has left the game; a bot may play for them. */
  readonly left = $derived(this.info !== null && (ownSitter(this.info, this.seat)?.left ?? false));
  /** The legal actions of this page; none for a spectator, even one who sees a hand. */
  readonly legal = $derived<unknown[]>(
    this.left || this.scene?.watcher.kind === 'shoulder' ? [] : (this.scene?.outlook.legal ?? []),
  );
  readonly mine = $derived(
    !this.left && this.seat !== null && (this.scene?.outlook.turn.includes(this.seat) ?? false),
  );

  /** Whether to read nothing out, because another player has the device. */
  silent = false;
  /** The server's commitment for the next match, until it is dealt. */
  private promised: { number: number; commitment: string } | null = null;
  private readonly luck = new Luck();
  /** The steps of the log, without a gap, up to the scene. */
  private steps: Step[] = [];
  /** The step before which earlier ones were last requested. */
  private asked = 0;
  private waiting: Update[] = [];
  private pacing: ReturnType<typeof setTimeout> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private readonly stops: (() => void)[];

  constructor(
    readonly id: string,
    private readonly connection: Connection,
  ) {
    this.stops = [
      connection.listen((message) => this.hear(message)),
      connection.watch(id, {
        known: () => ({ since: this.since(), chat: this.lastLine(), shoulder: this.shoulder }),
      }),
    ];
  }

  /** Stops watching the table. */
  leave(): void {
    this.stops.splice(0).forEach((stop) => stop());
    clearTimeout(this.pacing);
    clearTimeout(this.retrying);
  }

  /** Shows the hand of this player, or only what is public. */
  lookOver(seat: number | null): void {
    this.shoulder = seat;
    this.connection.refresh(this.id);
  }

  /** Sends an order and shows a refusal. */
  async order(order: TableOrder): Promise<Answer> {
    const answer = await this.connection.order(this.id, order);
    if (answer.on === 'refused') void this.refuse(answer.refusal, order.do === 'moves' ? order.actions : []);
    return answer;
  }

  /** Submits a move of one or more actions, unless one is on its way. */
  async act(...given: unknown[]): Promise<void> {
    const scene = this.scene;
    if (scene === null || this.sent !== null) return;
    const actions = $state.snapshot(given);
    const wanted = scene.outlook.lesson?.action ?? null;
    if (wanted !== null && !(actions.length === 1 && follows(actions[0], wanted))) {
      announcer.note({ kind: 'plain', text: t('lesson-other') });
      return;
    }
    this.sent = -1;
    this.hints = [];
    const answer = await this.order({ do: 'moves', match_id: scene.match_id, base: scene.seq, actions });
    const seq = answer.on === 'done' ? (answer.seq ?? 0) : 0;
    this.sent = this.scene?.match_id === scene.match_id && this.scene.seq < seq ? seq : null;
    // The move may have been based on an outdated view.
    if (answer.on !== 'done') this.connection.refresh(this.id);
  }

  async undo(): Promise<void> {
    const scene = this.scene;
    if (scene) await this.order({ do: 'undo', match_id: scene.match_id, base: scene.seq });
  }

  async hint(): Promise<void> {
    const scene = this.scene;
    if (scene === null || this.asking) return;
    this.asking = true;
    const answer = await this.order({ do: 'hint', match_id: scene.match_id, base: scene.seq });
    this.asking = false;
    if (answer.on !== 'hint' || answer.seq !== this.scene?.seq || this.stops.length === 0) return;
    this.hints = answer.suggestions;
    const best = answer.suggestions[0];
    if (best) announcer.say(t('hint-said', { move: this.describe(best.action) }));
    else announcer.note({ kind: 'plain', text: t('hint-none') });
  }

  /** A move in words. */
  describe(action: unknown): string {
    if (!this.kit || !this.scene) return '';
    return this.kit.words.describeAction(action, this.scene.view, this.names);
  }

  /** Handles one message of the server. */
  hear(message: ToClient): void {
    if (message.on === 'welcome') this.asked = 0;
    if (message.on === 'table') {
      if (message.table.id !== this.id) return;
      this.info = message.table;
      this.witness(message.table);
      this.seat = message.your_seat;
      this.muted = message.muted;
      this.closed = null;
      // Nothing depends on the answer.
      const luck = this.luck.due(message.table, message.your_seat);
      if (luck !== null) void this.connection.order(this.id, luck);
    }
    if (!('table' in message) || message.table !== this.id) return;
    if (message.on === 'chat') this.talk(message.lines);
    else if (message.on === 'update') this.arrive(message);
    else if (message.on === 'history') this.recall(message.match_id, message.steps);
    else if (message.on === 'not_admitted') this.turnedAway(message.refusal);
  }

  /** Notes the commitment before the deal, to compare it with the secret after the game; one first seen later proves nothing. */
  private witness({ current, next_commitment: next }: TableInfo): void {
    if (current.started === null) remember(current.id, current.commitment);
    else if (this.promised?.number === current.number) remember(current.id, this.promised.commitment);
    if (next !== null) this.promised = { number: current.number + 1, commitment: next };
  }

  /** The table is refused: for good, or until the next attempt. */
  private turnedAway(refusal: Refusal): void {
    clearTimeout(this.retrying);
    if (PASSING.includes(refusal.code))
      this.retrying = setTimeout(() => this.connection.refresh(this.id), RETRY);
    else this.closed = refusal;
  }

  private since(): Since | null {
    const last = this.waiting.at(-1) ?? this.scene;
    return last && { match_id: last.match_id, seq: last.seq };
  }

  private lastLine(): number {
    return this.chat.at(-1)?.id ?? 0;
  }

  private talk(lines: ChatLine[]): void {
    // A line that is sent again has been deleted by an operator.
    const again = new Map(lines.filter((line) => line.id <= this.lastLine()).map((line) => [line.id, line]));
    if (again.size > 0) this.chat = this.chat.map((line) => again.get(line.id) ?? line);
    const fresh = lines.filter((line) => line.id > this.lastLine());
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh].slice(-200);
  }

  /** Shows an update at once, or as soon as the earlier ones have been visible for a moment. */
  private arrive(update: Update): void {
    const last = this.since();
    // This page does not fold steps, so an update without a view must be for the current one.
    if (update.view === undefined && (last?.match_id !== update.match_id || last.seq !== update.seq))
      return this.connection.refresh(this.id);
    this.waiting.push(update);
    if (this.pacing === undefined) this.show();
  }

  private show(): void {
    const due = this.waiting.splice(0, Math.max(1, this.waiting.length - BACKLOG));
    this.pacing = due.length === 0 ? undefined : setTimeout(() => this.show(), PACE);
    if (due.length > 0) this.see(due);
  }

  /** Shows the last of some updates, with the events of all of them. */
  private see(due: Update[]): void {
    const before = this.scene;
    const happened = due.flatMap((update) => this.follow(update));
    const { scene } = this;
    if (scene === null || (before !== null && sight(before) === sight(scene) && before.seq === scene.seq))
      return;
    this.hints = [];
    this.notices = noticesOf(happened);
    if (
      before?.match_id !== scene.match_id ||
      (this.sent !== null && this.sent >= 0 && scene.seq >= this.sent)
    )
      this.sent = null;
    const shown = new Set(happened.map((step) => step.seq));
    const said = this.lines
      .filter((line) => shown.has(line.seq) && !line.struck && line.text !== '')
      .slice(-6)
      .map((line) => line.text);
    if (this.silent || said.length === 0) return;
    announcer.say([...said, ...(this.mine ? [t('say-your-turn')] : [])].join(' '));
  }

  /** Takes an update and returns its new steps. If steps before them are missing, the log starts with them and is filled later. */
  private follow(update: Update): Step[] {
    const before = this.scene !== null && sight(this.scene) === sight(update) ? this.scene : null;
    const fresh = update.steps.filter((step) => step.seq > (before?.seq ?? 0));
    const gap = before === null || before.seq + fresh.length !== update.seq;
    if (gap) [this.steps, this.lines, this.asked] = [[], [], 0];
    this.scene = sceneOf(update, before);
    this.steps.push(...fresh);
    this.lines = this.write(this.lines, fresh);
    this.fill();
    return fresh;
  }

  /** Requests the steps before the known ones, once per connection: an update shows that the table is watched. */
  private fill(): void {
    if (this.scene === null) return;
    const before = this.steps[0]?.seq ?? this.scene.seq + 1;
    if (before <= 1 || before === this.asked) return;
    this.asked = before;
    this.connection.recall(this.id, this.scene.match_id, before);
  }

  /** Adds earlier steps to the log. */
  private recall(match: string, earlier: Step[]): void {
    const { scene } = this;
    if (scene?.match_id !== match || earlier.at(-1)?.seq !== (this.steps[0]?.seq ?? scene.seq + 1) - 1)
      return;
    this.steps.unshift(...earlier);
    this.lines = this.write([], this.steps);
    this.fill();
  }

  private write(log: LogLine[], steps: Step[]): LogLine[] {
    const view = this.scene?.view;
    return written(
      log,
      steps,
      (notice) => this.kit?.words.describeNotice(notice, view, this.names) ?? '',
      (by) => subject(by, this.seat, this.names),
    );
  }

  private async refuse(refusal: Refusal, actions: unknown[]): Promise<void> {
    const game = this.info?.game ?? null;
    const clause = refusal.clause && game ? { game, id: refusal.clause } : undefined;
    const action = actions.length > 1 ? actions[refusal.index ?? -1] : undefined;
    const why = await atTable(refusal, game);
    const text = action === undefined ? why : t('move-refused', { move: this.describe(action), why });
    announcer.note({ kind: 'bad', text, ...(clause ? { clause } : {}) });
  }
}
