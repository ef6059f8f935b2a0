import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection, type Socket } from './connection';
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
