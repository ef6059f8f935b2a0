/**
 * The socket of the page. It reconnects with growing pauses, resumes every watched table from the last
 * number seen, and keeps each order until it is answered, repeating it under its id, so that none is lost or
 * carried out twice.
 */
import { PROTOCOL } from './protocol/protocol';
import type { Since, TableOrder, ToClient, ToServer } from './protocol/protocol';
import { orderId } from './ids';

/** The part of a WebSocket that is used, so that tests can replace it. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

/** The state of the connection; `tries` counts failures since it was last open. */
export type Health =
  | { kind: 'connecting'; tries: number }
  | { kind: 'open' }
  | { kind: 'waiting'; until: number; tries: number };

/** How an order ended. */
export type Answer = Extract<ToClient, { on: 'done' | 'refused' | 'hint' }>;

/** What a watcher already knows of a table. */
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
/** How often to ping the server; without any message between two pings the connection is given up. */
const PING = 20000;
/** An attempt without a welcome within this time has failed. */
const LIMIT = 10000;
/** The pauses between attempts, in milliseconds. */
const PAUSES = [300, 800, 1600, 3000, 6000, 12000, 20000];

/** Unanswered orders of all connections; the page does not reload while there are any. */
const underWay = new Set<string>();

export class Connection {
  health: Health = { kind: 'connecting', tries: 0 };
  private socket: Socket | null = null;
  private tries = 0;
  private again: ReturnType<typeof setTimeout> | null = null;
  private limit: ReturnType<typeof setTimeout> | null = null;
  private pulse: ReturnType<typeof setInterval> | null = null;
  /** Whether the last ping is unanswered. */
  private asked = false;
  private bundle: string | null = null;
  /** Runs while an outdated page waits for its orders before it reloads. */
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

  /** Connects unless it is connected; after a sign-in it reconnects as the new person. */
  start(reconnect = false): void {
    if (this.again !== null) clearTimeout(this.again);
    this.again = null;
    if (this.socket !== null && !reconnect) return;
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

  /** Closes it for good. */
  stop(): void {
    document.removeEventListener('visibilitychange', this.looked);
    if (this.again !== null) clearTimeout(this.again);
    this.again = null;
    if (this.outdated !== null) clearTimeout(this.outdated);
    this.outdated = null;
    this.drop();
    for (const id of this.pending.keys()) underWay.delete(id);
  }

  /** Connects at once when the page becomes visible: browsers delay the timers of hidden pages. */
  private readonly looked = (): void => {
    if (document.visibilityState === 'visible' && this.health.kind === 'waiting') this.start();
  };

  /** Calls back for every message; returns the function that stops it. */
  listen(listener: (message: ToClient) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Watches a table, starting from what is known; returns the function that stops it. */
  watch(table: string, watch: Watch): () => void {
    this.watches.set(table, watch);
    if (this.health.kind === 'open') this.sendWatch(table, watch);
    return () => {
      if (this.watches.get(table) !== watch) return;
      this.watches.delete(table);
      if (this.health.kind === 'open') this.send({ do: 'unwatch', table });
    };
  }

  /** Watches a table again, starting from what is known. */
  refresh(table: string): void {
    const watch = this.watches.get(table);
    if (watch !== undefined && this.health.kind === 'open') this.sendWatch(table, watch);
  }

  /** Requests the steps of a match before a number. */
  recall(table: string, match: string, before: number): void {
    if (this.health.kind === 'open') this.send({ do: 'history', table, match_id: match, before });
  }

  /** Turns lobby updates on or off. */
  follow(on: boolean): void {
    this.lobby = on;
    if (this.health.kind === 'open') this.send({ do: 'lobby', on });
  }

  /** Sends an order and waits for its answer, across lost connections. */
  order(table: string, order: TableOrder): Promise<Answer> {
    const id = orderId();
    const message: ToServer = { do: 'order', table, id, order };
    return new Promise((settle) => {
      this.pending.set(id, { message, settle, timer: null });
      underWay.add(id);
      if (this.health.kind === 'open') this.submit(id);
    });
  }

  /** Unanswered orders. */
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
        // Wait a limited time for the orders of the old page before loading the new one.
        if (underWay.size === 0) return this.reload();
        this.outdated ??= setTimeout(() => this.reload(), PATIENCE);
      }
      this.opened();
    }
    if (message.on === 'done' || message.on === 'refused' || message.on === 'hint') {
      const pending = this.pending.get(message.id);
      // The second answer to a repeated order is ignored.
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
      // Only an unanswered ping counts: hidden pages wake so rarely that elapsed time proves nothing.
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
    // Spread reconnections, so that clients do not all return at once.
    const wait = pause * (0.75 + Math.random() * 0.5);
    this.become({ kind: 'waiting', until: Date.now() + wait, tries: this.tries });
    this.again = setTimeout(() => this.start(), wait);
  }
}
