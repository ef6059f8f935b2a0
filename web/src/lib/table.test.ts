import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announcer } from './announce.svelte';
import { Connection, type Socket } from './connection';
import { remembered } from './fair';
import { TableStore } from './table.svelte';
import type { ToServer } from './protocol/protocol';

const sent: ToServer[] = [];
let socket: Socket;
let store: TableStore;

function say(message: object): void {
  socket.onmessage?.({ data: JSON.stringify(message) });
}
const outlook = { turn: [0], optional: [], legal: [{ do: 'a' }], clocks: { now: 0, left: [], running: [] }, scores: [], result: null, undo: false };
const view = (seq: number, match = 'm'): object => ({ on: 'view', table: 't', match_id: match, seq, watcher: { kind: 'seat', seat: 0 }, view: { seq }, outlook });
const events = (from: number, to: number): object => ({
  on: 'events', table: 't', match_id: 'm', outlook,
  steps: Array.from({ length: to - from + 1 }, (_, at) => ({ seq: from + at, at: 0, notices: [{ on: 'n', seq: from + at }] })),
});
const watches = (): ToServer[] => sent.filter((message) => message.do === 'watch');

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  const connection = new Connection(() => {
    socket = { send: (text) => sent.push(JSON.parse(text) as ToServer), close: () => {}, onclose: null, onmessage: null };
    return socket;
  }, () => {}, () => {});
  connection.start();
  store = new TableStore('t', connection);
  store.equip({
    Table: null as never,
    words: { describeAction: () => 'a', describeNotice: (notice) => `n${(notice as { seq: number }).seq}` },
  });
  say({ on: 'welcome', protocol: 1, version: '0', bundle: 'b', you: null, now: 0 });
});
afterEach(() => vi.useRealTimers());

/** A step as it comes: what happened, and the view it leads to. */
function step(seq: number): void {
  say(events(seq, seq));
  say(view(seq));
}

it('shows a view at once, with the notices that lead to it, and asks for nothing', () => {
  say(view(1));
  vi.advanceTimersByTime(1000);
  step(2);
  expect(store.scene?.seq).toBe(2);
  expect(store.notices).toEqual([{ on: 'n', seq: 2 }]);
  vi.advanceTimersByTime(10_000);
  expect(watches().length).toBe(1);
});

it('shows many quick steps as few views, with all their notices', () => {
  say(view(1));
  step(2);
  step(3);
  say(events(4, 4));
  expect(store.scene?.seq).toBe(1);
  vi.advanceTimersByTime(60);
  expect(store.scene?.seq).toBe(3);
  expect(store.notices).toEqual([{ on: 'n', seq: 2 }, { on: 'n', seq: 3 }]);
  say(view(4));
  vi.advanceTimersByTime(60);
  expect(store.notices).toEqual([{ on: 'n', seq: 4 }]);
  expect(store.log.map((line) => line.text)).toEqual(['n2', 'n3', 'n4']);
  expect(watches().length).toBe(1);
});

it('tells each step once, however often it is sent', () => {
  say(view(1));
  vi.advanceTimersByTime(100);
  say(events(2, 3));
  say(view(3));
  say(events(2, 3));
  expect(store.log.map((line) => line.text)).toEqual(['n2', 'n3']);
});

it('asks for a view that is behind or does not come, and again', () => {
  say(view(1));
  vi.advanceTimersByTime(100);
  say(events(2, 3));
  say(view(2));
  vi.advanceTimersByTime(2000);
  expect(watches().length).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(watches()[1]).toEqual({ do: 'watch', table: 't', since: null, chat: 0 });
  vi.advanceTimersByTime(3000);
  expect(watches().length).toBe(3);
  say(view(3));
  vi.advanceTimersByTime(10_000);
  expect(watches().length).toBe(3);
});

it('fills the log of a game that is under way, and forgets what was taken back', () => {
  say(view(5));
  expect(watches()[1]).toEqual({ do: 'watch', table: 't', since: { match_id: 'm', seq: 1 }, chat: 0 });
  say(events(2, 5));
  expect(store.log.length).toBe(4);
  expect(store.notices).toEqual([]);
  say(view(6));
  say(view(1, 'other'));
  vi.advanceTimersByTime(100);
  expect(store.log).toEqual([]);
});

it('submits one move at a time, with the number it was decided on', async () => {
  say(view(1));
  const moved = store.act({ do: 'a' });
  void store.act({ do: 'a' });
  const orders = sent.filter((message) => message.do === 'order');
  expect(orders.length).toBe(1);
  expect(orders[0]?.order).toEqual({ do: 'move', match_id: 'm', base: 1, action: { do: 'a' } });
  say({ on: 'done', table: 't', id: orders[0]?.id, seq: 2 });
  await moved;
  expect(store.busy).toBe(true);
  vi.advanceTimersByTime(100);
  step(2);
  expect(store.busy).toBe(false);
});

it('is free for another move after a refusal', async () => {
  say(view(1));
  const moved = store.act({ do: 'a' });
  const order = sent.find((message) => message.do === 'order');
  say({ on: 'refused', table: 't', id: order?.id, refusal: { code: 'x', message: 'no' } });
  await moved;
  expect(store.busy).toBe(false);
});

it('asks for nothing more once it is left, whatever is answered then', async () => {
  say(view(1));
  const moved = store.act({ do: 'a' });
  const order = sent.find((message) => message.do === 'order');
  store.leave();
  say({ on: 'refused', table: 't', id: order?.id, refusal: { code: 'x', message: 'no' } });
  await moved;
  vi.advanceTimersByTime(20_000);
  expect(watches().length).toBe(1);
});

it('asks again for a table that is refused for a moment only', () => {
  const refuse = (code: string): void => say({ on: 'refused', table: 't', id: 'watch', refusal: { code, message: 'no' } });
  refuse('busy');
  expect(store.closed).toBeNull();
  vi.advanceTimersByTime(3000);
  expect(watches().length).toBe(2);
  refuse('draining');
  vi.advanceTimersByTime(3000);
  expect(watches().length).toBe(3);
  // Once it is there, or refused for good, it is not asked for any more.
  refuse('not-found');
  vi.advanceTimersByTime(20_000);
  expect(store.closed?.code).toBe('not-found');
  expect(watches().length).toBe(3);
});

it('reads out what happens, unless somebody else looks at this device', () => {
  say(view(1));
  vi.advanceTimersByTime(100);
  step(2);
  expect(announcer.spoken).toContain('n2');
  announcer.hush();
  store.silent = true;
  vi.advanceTimersByTime(100);
  step(3);
  expect(announcer.spoken).toBe('');
  expect(store.log.map((line) => line.text)).toEqual(['n2', 'n3']);
});

it('trusts a fingerprint only if it was seen before the deal', () => {
  const table = (number: number, started: number | null, next: string | null = null): void => say({
    on: 'table', your_seat: 0, muted: [],
    table: { id: 't', seats: [], current: { id: `m${number}`, number, commitment: `f${number}`, started, ended: next === null ? null : 9 }, next_commitment: next },
  });
  localStorage.clear();
  // The page came to a running game; the next one was promised at its end, and so was another one than was played then.
  table(1, 5);
  expect(remembered('m1')).toBeNull();
  table(1, 5, 'f2');
  table(2, 10);
  expect(remembered('m2')).toBe('f2');
  table(2, 10, 'another');
  table(3, 20);
  expect(remembered('m3')).toBe('another');
  table(4, null);
  table(4, 30);
  expect(remembered('m4')).toBe('f4');
  table(5, 40);
  expect(remembered('m5')).toBeNull();
});
