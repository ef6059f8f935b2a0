/** A table as this page knows it: what the server said last, the log, the talk, and orders under way. */
import { announcer } from './announce.svelte';
import type { Answer, Connection } from './connection';
import { distinct, type Kit } from './games';
import { remember } from './fair';
import { sameMove } from './lesson';
import { atTable } from './refusals';
import { t } from './words/speech.svelte';
import type { ChatLine, Outlook, Refusal, Since, Step, Suggestion, TableInfo, TableOrder, ToClient, Watcher } from './protocol/protocol';

type ViewMessage = Extract<ToClient, { on: 'view' }>;

/** The game at one moment, as one watcher may know it. */
export interface Scene {
  match: string;
  seq: number;
  watcher: Watcher;
  view: unknown;
  outlook: Outlook;
  /** When this page heard of it, by its own clock. */
  heard: number;
}

/** A line of the log, worded when it is read: the language may change. */
export class LogLine {
  constructor(
    readonly key: string,
    readonly seq: number,
    private readonly words: () => string,
  ) {}

  get text(): string {
    return this.words();
  }
}

/** Views are shown at most this often: bots may be faster than anybody can look. */
const PACE = 60;
/** A view that does not come is asked for. */
const OVERDUE = 2500;
/** Refusals that pass: the server is about something else, and the table is there a moment later. */
const PASSING = ['busy', 'draining', 'slow', 'storage'];

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  muted = $state.raw<string[]>([]);
  scene = $state.raw<Scene | null>(null);
  notices = $state.raw<unknown[]>([]);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Why the table is not shown. */
  closed = $state.raw<Refusal | null>(null);
  hints = $state.raw<Suggestion[]>([]);
  asking = $state(false);
  /** The number that the own move became, until the view shows it; -1 while it is on its way. */
  private sent = $state<number | null>(null);
  readonly names = $derived(distinct((this.info?.seats ?? []).map((seat, at) => seat.name || t('seat-number', { number: at + 1 }))));
  readonly busy = $derived(this.sent !== null);
  readonly legal = $derived<unknown[]>(this.scene?.outlook.legal ?? []);
  readonly mine = $derived(this.seat !== null && (this.scene?.outlook.turn.includes(this.seat) ?? false));

  kit: Kit | null = null;
  /** Whether nothing is read out: somebody else looks at this device. */
  silent = false;
  private left = false;
  /** What the server promised for the match after the last one, while that was not dealt. */
  private promised: { number: number; commitment: string } | null = null;
  private head = 0;
  private filled = '';
  private pending: Step[] = [];
  private unsaid: Step[] = [];
  private overdue: ReturnType<typeof setTimeout> | null = null;
  private next: ViewMessage | null = null;
  private showing: ReturnType<typeof setTimeout> | null = null;
  private shownAt = 0;
  private readonly stops: (() => void)[];

  constructor(
    readonly id: string,
    private readonly connection: Connection,
  ) {
    this.stops = [
      connection.listen((message) => this.hear(message)),
      connection.watch(id, { known: () => ({ since: this.since(), chat: this.lastLine() }) }),
    ];
  }

  /** The page goes elsewhere. */
  leave(): void {
    this.left = true;
    this.stops.forEach((stop) => stop());
    if (this.showing !== null) clearTimeout(this.showing);
    this.settle();
  }

  /** The words of the game have been loaded: what was kept back is said now. */
  equip(kit: Kit): void {
    this.kit = kit;
    this.speak(false);
  }

  /** Gives an order; a refusal is shown. */
  async order(order: TableOrder): Promise<Answer> {
    const answer = await this.connection.order(this.id, order);
    if (answer.on === 'refused') this.refuse(answer.refusal);
    return answer;
  }

  /** Submits a move, unless one is on its way. */
  async act(action: unknown): Promise<void> {
    const scene = this.scene;
    if (scene === null || this.sent !== null) return;
    const wanted = scene.outlook.lesson?.action ?? null;
    if (wanted !== null && !sameMove($state.snapshot(action), wanted)) {
      announcer.note({ kind: 'plain', text: t('lesson-other') });
      return;
    }
    this.sent = -1;
    this.hints = [];
    const answer = await this.order({ do: 'move', match_id: scene.match, base: scene.seq, action: $state.snapshot(action) });
    if (answer.on !== 'done') {
      this.sent = null;
      // What was refused was judged by an old picture, perhaps.
      this.ask();
    } else if (this.scene !== null && this.scene.match === scene.match && this.scene.seq < (answer.seq ?? 0)) {
      this.sent = answer.seq;
    } else {
      this.sent = null;
    }
  }

  async undo(): Promise<void> {
    const scene = this.scene;
    if (scene) await this.order({ do: 'undo', match_id: scene.match, base: scene.seq });
  }

  async hint(): Promise<void> {
    const scene = this.scene;
    if (scene === null || this.asking) return;
    this.asking = true;
    const answer = await this.order({ do: 'hint', match_id: scene.match, base: scene.seq });
    this.asking = false;
    if (answer.on !== 'hint' || this.left) return;
    if (answer.seq !== this.scene?.seq) return;
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
    switch (message.on) {
      case 'table':
        if (message.table.id !== this.id) return;
        this.info = message.table;
        this.witness(message.table);
        this.seat = message.your_seat;
        this.muted = message.muted;
        this.closed = null;
        break;
      case 'chat':
        if (message.table === this.id) this.talk(message.lines);
        break;
      case 'view':
        if (message.table === this.id) this.arrive(message);
        break;
      case 'events':
        if (message.table === this.id) this.follow(message);
        break;
      case 'refused':
        if (message.table === this.id && message.id === 'watch') this.turnedAway(message.refusal);
        break;
      default:
    }
  }

  /** What was promised before the deal is compared with what is revealed after the game; what is first seen later proves nothing. */
  private witness({ current, next_commitment: next }: TableInfo): void {
    if (current.started === null) remember(current.id, current.commitment);
    else if (this.promised?.number === current.number) remember(current.id, this.promised.commitment);
    if (next !== null) this.promised = { number: current.number + 1, commitment: next };
  }

  /** The table is not shown to this page: for good, or it is asked for again in a moment. */
  private turnedAway(refusal: Refusal): void {
    if (!PASSING.includes(refusal.code)) {
      this.closed = refusal;
      return;
    }
    this.settle();
    this.overdue = setTimeout(() => {
      this.overdue = null;
      this.connection.refresh(this.id, this.since(), this.lastLine());
    }, OVERDUE);
  }

  private since(): Since | null {
    return this.scene === null ? null : { match_id: this.scene.match, seq: this.scene.seq };
  }

  private lastLine(): number {
    return this.chat[this.chat.length - 1]?.id ?? 0;
  }

  private talk(lines: ChatLine[]): void {
    const fresh = lines.filter((line) => line.id > this.lastLine());
    if (fresh.length > 0) this.chat = [...this.chat, ...fresh].slice(-200);
  }

  /** A view is shown at once, or as soon as the one before has been seen for a moment; of several, the last. */
  private arrive(message: ViewMessage): void {
    this.settle();
    this.next = message;
    if (this.showing !== null) return;
    const wait = this.shownAt + PACE - Date.now();
    if (wait <= 0) this.show();
    else this.showing = setTimeout(() => this.show(), wait);
  }

  private show(): void {
    this.showing = null;
    this.shownAt = Date.now();
    const message = this.next;
    this.next = null;
    if (message !== null) this.see(message);
  }

  private see(message: ViewMessage): void {
    const other = this.scene?.match !== message.match_id;
    const back = !other && message.seq < (this.scene?.seq ?? 0);
    if (other) {
      this.log = [];
      this.unsaid = [];
      this.pending = [];
      this.sent = null;
    }
    if (other || back) this.hints = [];
    if (this.scene?.seq !== message.seq) this.hints = [];
    const { match_id: match, seq, watcher, view, outlook } = message;
    this.head = Math.max(other || back ? 0 : this.head, seq);
    this.scene = { match, seq, watcher, view, outlook, heard: Date.now() };
    this.notices = this.pending.filter((step) => step.seq <= seq).flatMap((step) => step.notices);
    this.pending = this.pending.filter((step) => step.seq > seq);
    this.speak(true);
    if (this.sent !== null && this.sent >= 0 && seq >= this.sent) this.sent = null;
    if (this.head > seq) this.expect();
    // What happened before this page came is asked for once, for the log.
    if (this.filled !== match && seq > 1) {
      this.filled = match;
      this.connection.refresh(this.id, { match_id: match, seq: 1 }, this.lastLine());
    } else {
      this.filled = match;
    }
  }

  private follow(message: Extract<ToClient, { on: 'events' }>): void {
    const scene = this.scene;
    // The first view of a match comes before its events, and this one after them.
    if (scene === null || scene.match !== message.match_id) return this.expect();
    const known = new Set([...this.log.map((line) => line.seq), ...this.unsaid.map((step) => step.seq)]);
    const fresh = message.steps.filter((step) => !known.has(step.seq));
    this.unsaid = [...this.unsaid, ...fresh];
    const later = message.steps.filter((step) => step.seq > this.head);
    if (later.length === 0) {
      // Nothing new but the present outlook, or the past for the log.
      const end = message.steps[message.steps.length - 1]?.seq ?? scene.seq;
      if (end === scene.seq) this.scene = { ...scene, outlook: message.outlook, heard: Date.now() };
      if (this.head > scene.seq) this.expect();
      this.speak(false);
      return;
    }
    this.head = later[later.length - 1]?.seq ?? this.head;
    this.pending = [...this.pending, ...later];
    this.expect();
  }

  /** Asks for a fresh view, and again if none comes. */
  private ask(): void {
    if (this.left) return;
    this.settle();
    this.connection.refresh(this.id, null, this.lastLine());
    this.expect();
  }

  /** A view is on its way by itself; only one that does not come is asked for. */
  private expect(): void {
    this.overdue ??= setTimeout(() => this.ask(), OVERDUE);
  }

  private settle(): void {
    if (this.overdue !== null) clearTimeout(this.overdue);
    this.overdue = null;
  }

  /** Puts into words what has happened up to the view. */
  private speak(aloud: boolean): void {
    const scene = this.scene;
    if (!this.kit || !scene) return;
    const { words } = this.kit;
    const due = this.unsaid.filter((step) => step.seq <= scene.seq);
    if (due.length === 0) return;
    this.unsaid = this.unsaid.filter((step) => step.seq > scene.seq);
    const lines: LogLine[] = [];
    for (const step of due) {
      step.notices.forEach((notice, at) => {
        const line = new LogLine(`${step.seq}.${at}`, step.seq, () => words.describeNotice(notice, scene.view, this.names));
        if (line.text !== '') lines.push(line);
      });
    }
    this.log = [...this.log.filter((line) => line.seq <= scene.seq), ...lines].sort((one, other) => one.seq - other.seq).slice(-400);
    if (aloud && !this.silent && lines.length > 0) {
      const said = lines.slice(-6).map((line) => line.text);
      if (this.mine) said.push(t('say-your-turn'));
      announcer.say(said.join(' '));
    }
  }

  private refuse(refusal: Refusal): void {
    const game = this.info?.game ?? null;
    const clause = refusal.clause && game ? { game, id: refusal.clause } : undefined;
    void atTable(refusal, game).then((text) => {
      announcer.note({ kind: 'bad', text, ...(clause ? { clause } : {}) });
    });
  }
}
