/**
 * The one socket of the page: connects, and connects again with growing pauses; resumes every watched table from the last
 * number seen; keeps each order until it is answered and sends it again under the same id, so that none is lost or
 * carried out twice.
 */
import { PROTOCOL } from './protocol/protocol';
import type { Since, TableOrder, ToClient, ToServer } from './protocol/protocol';
import { orderId } from './ids';

/** As much of a WebSocket as is needed, so that tests can bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

/** How the connection is; `tries` counts the failures since it was open. */
export type Health =
  | { kind: 'connecting'; tries: number }
  | { kind: 'open' }
  | { kind: 'waiting'; until: number; tries: number };

/** How an order ended. */
export type Answer = Extract<ToClient, { on: 'done' | 'refused' | 'hint' }>;

/** What somebody who watches a table knows already. */
export interface Watch {
  known(): { since: Since | null; chat: number; shoulder?: number | null };
}

interface Pending {
  message: ToServer;
  settle: (answer: Answer) => void;
  timer: ReturnType<typeof setTimeout> | null;
}

/** An order that is not answered within this time is sent again. */
const PATIENCE = 8000;
/** The server is asked this often whether it is there, and given up if it has said nothing when it is to be asked again. */
const PING = 20000;
/** An attempt that has not come to a welcome within this time has failed. */
const LIMIT = 10000;
/** The pauses between attempts, in milliseconds. */
const PAUSES = [300, 800, 1600, 3000, 6000, 12000, 20000];

/** Orders without an answer, of all connections of this page: it is not reloaded over them. */
const underWay = new Set<string>();

export class Connection {
  health: Health = { kind: 'connecting', tries: 0 };
  private socket: Socket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | null = null;
  private limit: ReturnType<typeof setTimeout> | null = null;
  private pulse: ReturnType<typeof setInterval> | null = null;
  /** Whether the server was asked if it is there, and has said nothing since. */
  private asked = false;
  private bundle: string | null = null;
  /** Runs while an old page lets its orders be answered before it is reloaded. */
  private outdated: ReturnType<typeof setTimeout> | null = null;
  private lobby = false;
  private readonly watches = new Map<string, Watch>();
  private readonly pending = new Map<string, Pending>();
  private readonly listeners = new Set<(message: ToClient) => void>();

  constructor(
    private readonly make: () => Socket,
    private readonly changed: (health: Health) => void = () => {},
    private readonly reload: () => void = () => location.reload(),
  ) {}

  /** Connects, if it is not connected; after a sign-in it connects anew, as somebody else. */
  start(anew = false): void {
    if (this.again !== null) clearTimeout(this.again);
    this.again = null;
    if (this.socket !== null && !anew) return;
    this.drop();
    this.become({ kind: 'connecting', tries: this.tries });
    document.addEventListener('visibilitychange', this.looked);
    const socket = this.make();
    this.socket = socket;
    this.limit = setTimeout(() => this.lost(), LIMIT);
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.asked = false;
      this.read(String(event.data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Ends it for good. */
  stop(): void {
    document.removeEventListener('visibilitychange', this.looked);
    if (this.again !== null) clearTimeout(this.again);
    this.again = null;
    if (this.outdated !== null) clearTimeout(this.outdated);
    this.outdated = null;
    this.drop();
    for (const id of this.pending.keys()) underWay.delete(id);
  }

  /** Whoever looks at the page again does not wait for the next attempt: hidden pages get theirs late. */
  private readonly looked = (): void => {
    if (document.visibilityState === 'visible' && this.health.kind === 'waiting') this.start();
  };

  /** Tells about every message. Gives the way to stop. */
  listen(listener: (message: ToClient) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Watches a table from what is known; gives the way to stop. */
  watch(table: string, watch: Watch): () => void {
    this.watches.set(table, watch);
    if (this.health.kind === 'open') this.sendWatch(table, watch);
    return () => {
      if (this.watches.get(table) !== watch) return;
      this.watches.delete(table);
      if (this.health.kind === 'open') this.send({ do: 'unwatch', table });
    };
  }

  /** Asks for a watched table once more, from what is known. */
  refresh(table: string): void {
    const watch = this.watches.get(table);
    if (watch !== undefined && this.health.kind === 'open') this.sendWatch(table, watch);
  }

  /** Asks for the steps of a match before a number. */
  recall(table: string, match: string, before: number): void {
    if (this.health.kind === 'open') this.send({ do: 'history', table, match_id: match, before });
  }

  /** Turns the news of the lobby on or off. */
  follow(on: boolean): void {
    this.lobby = on;
    if (this.health.kind === 'open') this.send({ do: 'lobby', on });
  }

  /** Gives an order and waits for its answer, however often the connection is lost meanwhile. */
  order(table: string, order: TableOrder): Promise<Answer> {
    const id = orderId();
    const message: ToServer = { do: 'order', table, id, order };
    return new Promise((settle) => {
      this.pending.set(id, { message, settle, timer: null });
      underWay.add(id);
      if (this.health.kind === 'open') this.submit(id);
    });
  }

  /** Orders without an answer yet. */
  get unanswered(): number {
    return this.pending.size;
  }

  private become(health: Health): void {
    this.health = health;
    this.changed(health);
  }

  private send(message: ToServer): void {
    this.socket?.send(JSON.stringify(message));
  }

  private sendWatch(table: string, watch: Watch): void {
    const { since, chat, shoulder = null } = watch.known();
    // This page does not fold notices.
    this.send({ do: 'watch', table, since, chat, views: true, ...(shoulder === null ? {} : { shoulder }) });
  }

  private submit(id: string): void {
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    if (pending.timer !== null) clearTimeout(pending.timer);
    this.send(pending.message);
    pending.timer = setTimeout(() => {
      if (this.health.kind === 'open') this.submit(id);
    }, PATIENCE);
  }

  private read(text: string): void {
    let message: ToClient;
    try {
      message = JSON.parse(text) as ToClient;
    } catch {
      return;
    }
    if (message.on === 'welcome') {
      if (message.protocol !== PROTOCOL) return this.reload();
      this.bundle ??= message.bundle;
      if (this.bundle !== message.bundle) {
        // What was decided on the old page is carried out before the new one comes, within reason.
        if (underWay.size === 0) return this.reload();
        this.outdated ??= setTimeout(() => this.reload(), PATIENCE);
      }
      this.opened();
    }
    if (message.on === 'done' || message.on === 'refused' || message.on === 'hint') {
      const pending = this.pending.get(message.id);
      // A second answer to an order that was sent twice finds nothing here.
      if (pending !== undefined) {
        this.pending.delete(message.id);
        underWay.delete(message.id);
        if (pending.timer !== null) clearTimeout(pending.timer);
        pending.settle(message);
        if (this.outdated !== null && underWay.size === 0) return this.reload();
      }
    }
    for (const listener of [...this.listeners]) listener(message);
  }

  private opened(): void {
    if (this.limit !== null) clearTimeout(this.limit);
    this.limit = null;
    this.tries = 0;
    this.become({ kind: 'open' });
    if (this.lobby) this.send({ do: 'lobby', on: true });
    for (const [table, watch] of this.watches) this.sendWatch(table, watch);
    for (const id of this.pending.keys()) this.submit(id);
    this.pulse = setInterval(() => {
      // Only a question without an answer counts: a hidden page is woken so seldom that time alone says nothing.
      if (this.asked) return this.lost();
      this.asked = true;
      this.send({ do: 'ping' });
    }, PING);
  }

  private drop(): void {
    if (this.limit !== null) clearTimeout(this.limit);
    this.limit = null;
    if (this.pulse !== null) clearInterval(this.pulse);
    this.pulse = null;
    this.asked = false;
    for (const pending of this.pending.values()) {
      if (pending.timer !== null) clearTimeout(pending.timer);
      pending.timer = null;
    }
    const socket = this.socket;
    this.socket = null;
    if (socket !== null) {
      socket.onclose = null;
      socket.close();
    }
  }

  private lost(): void {
    this.drop();
    const pause = PAUSES[Math.min(this.tries, PAUSES.length - 1)] ?? 20000;
    this.tries += 1;
    // Not everybody comes back in the same moment.
    const wait = pause * (0.75 + Math.random() * 0.5);
    this.become({ kind: 'waiting', until: Date.now() + wait, tries: this.tries });
    this.again = setTimeout(() => this.start(), wait);
  }
}
