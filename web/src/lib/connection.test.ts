import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Socket } from './connection';
import type { ToServer } from './protocol/protocol';

class FakeSocket implements Socket {
  static made: FakeSocket[] = [];
  sent: ToServer[] = [];
  closed = false;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }
  close(): void {
    this.closed = true;
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(bundle = 'b1'): void {
    this.say({ on: 'welcome', protocol: 2, version: '0', bundle, you: null, now: 0 });
  }
  orders(): Extract<ToServer, { do: 'order' }>[] {
    return this.sent.filter((message) => message.do === 'order');
  }
}

const last = (): FakeSocket => FakeSocket.made[FakeSocket.made.length - 1]!;

describe('the connection', () => {
  const reload = vi.fn();
  let connection: Connection;

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    reload.mockReset();
    connection = new Connection(
      () => new FakeSocket(),
      () => {},
      reload,
    );
    connection.start();
  });
  afterEach(() => {
    connection.stop();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('resumes a watched table from the last number seen', () => {
    let seq = 4;
    connection.watch('t', { known: () => ({ since: { match_id: 'm', seq }, chat: 2 }) });
    expect(last().sent).toEqual([]);
    last().welcome();
    expect(last().sent).toEqual([
      { do: 'watch', table: 't', since: { match_id: 'm', seq: 4 }, chat: 2, views: true },
    ]);
    seq = 9;
    last().onclose?.();
    expect(connection.health.kind).toBe('waiting');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made.length).toBe(2);
    last().welcome();
    expect(last().sent).toEqual([
      { do: 'watch', table: 't', since: { match_id: 'm', seq: 9 }, chat: 2, views: true },
    ]);
  });

  it('waits longer after each failure', () => {
    const pauses: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      last().onclose?.();
      const before = FakeSocket.made.length;
      let waited = 0;
      while (FakeSocket.made.length === before && waited < 60_000) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      pauses.push(waited);
    }
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses[4]).toBeGreaterThan(4000);
  });

  it('sends an unanswered order again under the same id, and settles it once', async () => {
    last().welcome();
    const settled = vi.fn();
    const answer = connection.order('t', { do: 'start' }).then(settled);
    const id = last().orders()[0]!.id;
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().welcome();
    expect(
      last()
        .orders()
        .map((order) => order.id),
    ).toEqual([id]);
    vi.advanceTimersByTime(8100);
    expect(
      last()
        .orders()
        .map((order) => order.id),
    ).toEqual([id, id]);
    last().say({ on: 'done', table: 't', id, seq: 5 });
    last().say({ on: 'done', table: 't', id, seq: 5 });
    await answer;
    expect(settled).toHaveBeenCalledTimes(1);
    expect(connection.unanswered).toBe(0);
    vi.advanceTimersByTime(9000);
    expect(last().orders().length).toBe(2);
  });

  it('keeps an order without a connection until there is one', () => {
    void connection.order('t', { do: 'start' });
    expect(last().sent).toEqual([]);
    last().welcome();
    expect(last().orders().length).toBe(1);
  });

  it('gives a refusal with its clause', async () => {
    last().welcome();
    const answer = connection.order('t', { do: 'start' });
    const id = last().orders()[0]!.id;
    last().say({
      on: 'refused',
      table: 't',
      id,
      refusal: { code: 'breaks-relay', clause: 'NC-12', message: 'no' },
    });
    const refused = await answer;
    expect(refused.on === 'refused' && refused.refusal.clause).toBe('NC-12');
  });

  it('reloads an old page, and only an old one', () => {
    last().welcome();
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().welcome();
    expect(reload).not.toHaveBeenCalled();
    last().onclose?.();
    vi.advanceTimersByTime(2000);
    last().welcome('b2');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('lets what is under way be answered before an old page is reloaded', async () => {
    last().welcome();
    const answers = [connection.order('t', { do: 'start' }), connection.order('t', { do: 'stand' })];
    const [first, second] = last()
      .orders()
      .map((order) => order.id);
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().welcome('b2');
    expect(
      last()
        .orders()
        .map((order) => order.id),
    ).toEqual([first, second]);
    last().say({ on: 'done', table: 't', id: first, seq: 5 });
    expect(reload).not.toHaveBeenCalled();
    last().say({ on: 'done', table: 't', id: second, seq: 6 });
    await Promise.all(answers);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads an old page at last though an order is not answered, and at once if the server speaks otherwise', () => {
    last().welcome();
    void connection.order('t', { do: 'start' });
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().welcome('b2');
    vi.advanceTimersByTime(7000);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2000);
    expect(reload).toHaveBeenCalledTimes(1);
    last().say({ on: 'welcome', protocol: 3, version: '0', bundle: 'b2', you: null, now: 0 });
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload the page over an order of another person at this device', () => {
    const other = new Connection(
      () => new FakeSocket(),
      () => {},
      reload,
    );
    void other.order('t', { do: 'start' });
    last().welcome();
    last().onclose?.();
    vi.advanceTimersByTime(500);
    last().welcome('b2');
    expect(reload).not.toHaveBeenCalled();
    other.stop();
    last().onclose?.();
    vi.advanceTimersByTime(2000);
    last().welcome('b2');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('gives up a server that has gone silent', () => {
    last().welcome();
    vi.advanceTimersByTime(70_000);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
    expect(FakeSocket.made[0]!.closed).toBe(true);
  });

  it('keeps a server that answers, however seldom the page is woken', () => {
    // A hidden page: every timer runs once a minute, and what came meanwhile was heard when it came.
    const beat = vi.spyOn(globalThis, 'setInterval');
    last().welcome();
    const pulse = beat.mock.calls[0]![0] as () => void;
    for (let minute = 1; minute <= 8; minute += 1) {
      vi.setSystemTime(minute * 60_000);
      pulse();
      last().say({ on: 'pong', now: 0 });
    }
    expect(connection.health.kind).toBe('open');
    expect(FakeSocket.made.length).toBe(1);
  });

  it('reconnects at once when the page becomes visible', () => {
    let visible: DocumentVisibilityState = 'hidden';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
    last().onclose?.();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made.length).toBe(1);
    visible = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made.length).toBe(2);
    last().welcome();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made.length).toBe(2);
  });

  it('gives up an attempt that comes to nothing, and knows while it tries that one has failed', () => {
    expect(connection.health).toEqual({ kind: 'connecting', tries: 0 });
    vi.advanceTimersByTime(9_900);
    expect(FakeSocket.made[0]!.closed).toBe(false);
    vi.advanceTimersByTime(200);
    expect(FakeSocket.made[0]!.closed).toBe(true);
    expect(connection.health).toMatchObject({ kind: 'waiting', tries: 1 });
    vi.advanceTimersByTime(500);
    expect(connection.health).toEqual({ kind: 'connecting', tries: 1 });
    last().welcome();
    vi.advanceTimersByTime(15_000);
    expect(connection.health).toEqual({ kind: 'open' });
  });
});
