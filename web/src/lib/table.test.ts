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
const outlook = {
  turn: [0],
  optional: [],
  legal: [{ do: 'a' }],
  clocks: { now: 0, left: [], running: [] },
  scores: [],
  result: null,
  undo: false,
  lesson: null,
};
interface Sent {
  seq: number;
  at: number;
  notices: unknown[];
  back_to?: number;
  by?: number;
}
const steps = (from: number, to: number): Sent[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    seq: from + at,
    at: 0,
    notices: [{ on: 'n', seq: from + at }],
  }));
/** An update at a number, with as many of the last steps as are given. */
function update(seq: number, sent: Sent[] = [], more: object = {}): void {
  say({
    on: 'update',
    table: 't',
    match_id: 'm',
    seq,
    watcher: { kind: 'seat', seat: 0 },
    steps: sent,
    view: { seq },
    outlook,
    ...more,
  });
}
const step = (seq: number): void => update(seq, steps(seq, seq));
const history = (from: number, to: number): void =>
  say({ on: 'history', table: 't', match_id: 'm', steps: steps(from, to) });
const asked = (): ToServer[] => sent.filter((message) => message.do === 'history');
const log = (): string[] => store.log.map((line) => (line.struck ? `(${line.text})` : line.text));
const watches = (): ToServer[] => sent.filter((message) => message.do === 'watch');

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  const connection = new Connection(
    () => {
      socket = {
        send: (text) => sent.push(JSON.parse(text) as ToServer),
        close: () => {},
        onclose: null,
        onmessage: null,
      };
      return socket;
    },
    () => {},
    () => {},
  );
  connection.start();
  store = new TableStore('t', connection);
  store.kit = {
    Table: null as never,
    words: {
      describeAction: (action) => (action as { do: string }).do,
      describeNotice: (notice) => `n${(notice as { seq: number }).seq}`,
    },
  };
  say({ on: 'welcome', protocol: 2, version: '0', bundle: 'b', you: null, now: 0 });
});
afterEach(() => vi.useRealTimers());

it('shows an update at once, with its notices, and requests nothing', () => {
  step(1);
  vi.advanceTimersByTime(1000);
  step(2);
  expect(store.scene).toMatchObject({ seq: 2, view: { seq: 2 } });
  expect(store.notices).toEqual([{ on: 'n', seq: 2 }]);
  vi.advanceTimersByTime(10_000);
  expect(watches()).toEqual([{ do: 'watch', table: 't', since: null, chat: 0, views: true }]);
  expect(asked()).toEqual([]);
});

it('clears a deleted line, and shows every line once', () => {
  const line = (id: number, text: string): object => ({ id, at: 0, from: null, kind: 'said', text });
  say({ on: 'chat', table: 't', lines: [line(1, 'hello'), line(2, 'rude')] });
  say({ on: 'chat', table: 't', lines: [line(2, 'rude'), line(3, 'bye')] });
  say({ on: 'chat', table: 't', lines: [line(2, '…')] });
  expect(store.chat.map(({ id, text }) => [id, text])).toEqual([
    [1, 'hello'],
    [2, '…'],
    [3, 'bye'],
  ]);
});

it('shows rapid updates one by one, and merges them if too many are waiting', () => {
  for (let seq = 1; seq <= 3; seq += 1) step(seq);
  expect(store.scene?.seq).toBe(1);
  vi.advanceTimersByTime(60);
  expect(store.scene?.seq).toBe(2);
  expect(store.notices).toEqual([{ on: 'n', seq: 2 }]);
  for (let seq = 4; seq <= 8; seq += 1) step(seq);
  vi.advanceTimersByTime(60);
  expect(store.scene?.seq).toBe(5);
  expect(store.notices).toEqual([3, 4, 5].map((seq) => ({ on: 'n', seq })));
  vi.advanceTimersByTime(180);
  expect(store.scene?.seq).toBe(8);
  expect(store.notices).toEqual([{ on: 'n', seq: 8 }]);
  expect(log()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8']);
  expect(watches().length).toBe(1);
});

it('logs each step once, even if it is sent again', () => {
  update(3, steps(1, 3));
  update(4, steps(2, 4));
  vi.advanceTimersByTime(100);
  expect(log()).toEqual(['n1', 'n2', 'n3', 'n4']);
  expect(store.notices).toEqual([{ on: 'n', seq: 4 }]);
});

it('takes only the outlook of an update without steps', () => {
  step(1);
  vi.advanceTimersByTime(100);
  const before = store.scene;
  const clocks = { now: 7, left: [3], running: [0] };
  update(1, [], { outlook: { ...outlook, legal: [{ do: 'a' }], clocks } });
  expect(store.scene?.outlook.clocks).toEqual(clocks);
  // A table forgets what is half chosen when it is given another view or other moves.
  expect(store.scene?.view).toBe(before?.view);
  expect(store.legal).toBe(before?.outlook.legal);
  expect(store.notices).toEqual([{ on: 'n', seq: 1 }]);
  vi.advanceTimersByTime(100);
  update(1, [], { view: undefined, outlook: { ...outlook, legal: [{ do: 'b' }] } });
  expect(store.legal).toEqual([{ do: 'b' }]);
  expect(watches().length).toBe(1);
});

it('shows an update after a gap, and has the log filled', () => {
  step(1);
  vi.advanceTimersByTime(100);
  update(5, steps(4, 5));
  expect(store.scene?.seq).toBe(5);
  expect(log()).toEqual(['n4', 'n5']);
  expect(asked()).toEqual([{ do: 'history', table: 't', match_id: 'm', before: 4 }]);
  history(1, 3);
  expect(log()).toEqual(['n1', 'n2', 'n3', 'n4', 'n5']);
  expect(asked().length).toBe(1);
});

it('watches the table again if an update has no view for its steps', () => {
  step(1);
  vi.advanceTimersByTime(100);
  update(2, steps(2, 2), { view: undefined });
  expect(store.scene?.seq).toBe(1);
  expect(watches()[1]).toEqual({
    do: 'watch',
    table: 't',
    since: { match_id: 'm', seq: 1 },
    chat: 0,
    views: true,
  });
  step(2);
  expect(log()).toEqual(['n1', 'n2']);
});

it('resumes from the latest update, shown or not', () => {
  step(1);
  step(2);
  socket.onclose?.();
  vi.advanceTimersByTime(500);
  say({ on: 'welcome', protocol: 2, version: '0', bundle: 'b', you: null, now: 0 });
  expect(watches()[1]).toMatchObject({ since: { match_id: 'm', seq: 2 } });
});

it('fills the log of a long match page by page, down to its first step', () => {
  update(1200);
  expect(log()).toEqual([]);
  expect(store.notices).toEqual([]);
  expect(asked()).toEqual([{ do: 'history', table: 't', match_id: 'm', before: 1201 }]);
  // It goes on meanwhile.
  vi.advanceTimersByTime(100);
  step(1201);
  history(701, 1200);
  history(701, 1200);
  history(201, 700);
  history(1, 200);
  expect(log().length).toBe(1201);
  expect(log().slice(0, 2)).toEqual(['n1', 'n2']);
  expect(log().at(-1)).toBe('n1201');
  expect(asked().map((message) => 'before' in message && message.before)).toEqual([1201, 701, 201]);
  // What is found later is not read out, nor shown as if it happened now.
  expect(store.notices).toEqual([{ on: 'n', seq: 1201 }]);
});

it('requests a log again after a lost connection', () => {
  update(600);
  history(101, 600);
  socket.onclose?.();
  vi.advanceTimersByTime(500);
  const before = asked().length;
  say({ on: 'welcome', protocol: 2, version: '0', bundle: 'b', you: null, now: 0 });
  expect(asked().slice(before), 'the table may not hear it yet').toEqual([]);
  update(600, []);
  vi.advanceTimersByTime(100);
  update(601, steps(601, 601));
  vi.advanceTimersByTime(100);
  expect(asked().slice(before)).toEqual([{ do: 'history', table: 't', match_id: 'm', before: 101 }]);
});

it('strikes out moves taken back while the page was open, and names the undo in a log that is filled later', () => {
  update(4, steps(1, 4));
  vi.advanceTimersByTime(100);
  announcer.hush();
  const undo = { seq: 5, at: 0, notices: [], back_to: 2, by: 1 };
  update(5, [undo]);
  expect(log()).toEqual(['n1', 'n2', '(n3)', '(n4)', 'Seat 2 took back: n3 · n4']);
  expect(announcer.spoken).toMatch(/^Seat 2 took back: n3 · n4/);
  step(6);
  vi.advanceTimersByTime(100);
  expect(log().slice(-2)).toEqual(['Seat 2 took back: n3 · n4', 'n6']);
  // After a reload, the log shows what was taken back, as far as this watcher saw it.
  update(6, [], { watcher: { kind: 'spectator' } });
  vi.advanceTimersByTime(100);
  expect(log()).toEqual([]);
  say({ on: 'history', table: 't', match_id: 'm', steps: [undo, ...steps(6, 6)] });
  say({
    on: 'history',
    table: 't',
    match_id: 'm',
    steps: [...steps(1, 2), ...[3, 4].map((seq) => ({ seq, at: 0, notices: [] }))],
  });
  expect(log(), 'never sent').toEqual(['n1', 'n2', 'Seat 2 took back their last move.', 'n6']);
  update(6, [], { watcher: { kind: 'seat', seat: 0 } });
  vi.advanceTimersByTime(100);
  say({ on: 'history', table: 't', match_id: 'm', steps: [undo, ...steps(6, 6)] });
  say({ on: 'history', table: 't', match_id: 'm', steps: steps(1, 4) });
  expect(log(), 'sent').toEqual(['n1', 'n2', '(n3)', '(n4)', 'Seat 2 took back: n3 · n4', 'n6']);
});

it('words an undo for its player, and without a known player', () => {
  say({
    on: 'table',
    your_seat: 0,
    muted: [],
    table: {
      id: 't',
      seats: [],
      current: { id: 'm', number: 1, commitment: 'f', started: 5, ended: null },
      next_commitment: null,
    },
  });
  update(3, [
    ...steps(1, 1),
    { seq: 2, at: 0, notices: [], back_to: 0, by: 0 },
    { seq: 3, at: 0, notices: [], back_to: 0 },
  ]);
  expect(log()).toEqual(['(n1)', 'You took back: n1', 'The last move was taken back.']);
});

it('has no moves after leaving, until the player takes over again', () => {
  const table = (left: boolean): void =>
    say({
      on: 'table',
      your_seat: 0,
      muted: [],
      table: {
        id: 't',
        current: { id: 'm', number: 1, commitment: 'f', started: 5, ended: null },
        next_commitment: null,
        seats: [
          {
            sitter: {
              kind: 'person',
              person: { id: 'a', name: 'Ann', kind: 'guest' },
              presence: 'here',
              substitute: null,
              substitute_moves: 0,
              left,
              abandoned: false,
            },
          },
        ],
      },
    });
  table(false);
  step(1);
  expect([store.mine, store.legal]).toEqual([true, [{ do: 'a' }]]);
  table(true);
  expect([store.left, store.mine, store.legal]).toEqual([true, false, []]);
  table(false);
  expect([store.left, store.mine, store.legal]).toEqual([false, true, [{ do: 'a' }]]);
});

it('starts a new log with another match', () => {
  step(1);
  vi.advanceTimersByTime(100);
  update(2, steps(1, 2), { match_id: 'other' });
  expect(log()).toEqual(['n1', 'n2']);
  history(1, 2);
  expect(log()).toEqual(['n1', 'n2']);
});

it('submits one move at a time, with the number it was decided on', async () => {
  step(1);
  const moved = store.act({ do: 'a' });
  void store.act({ do: 'a' });
  const orders = sent.filter((message) => message.do === 'order');
  expect(orders.length).toBe(1);
  expect(orders[0]?.order).toEqual({ do: 'moves', match_id: 'm', base: 1, actions: [{ do: 'a' }] });
  say({ on: 'done', table: 't', id: orders[0]?.id, seq: 2 });
  await moved;
  expect(store.busy).toBe(true);
  vi.advanceTimersByTime(100);
  step(2);
  expect(store.busy).toBe(false);
});

it('accepts another move after a refusal', async () => {
  step(1);
  const moved = store.act({ do: 'a' });
  const order = sent.find((message) => message.do === 'order');
  say({ on: 'refused', table: 't', id: order?.id, refusal: { code: 'x', message: 'no' } });
  await moved;
  expect(store.busy).toBe(false);
});

it('names the action for which a whole move is refused', async () => {
  step(1);
  const moved = store.act({ do: 'a' }, { do: 'b' });
  const order = sent.find((message) => message.do === 'order');
  expect(order?.order).toMatchObject({ do: 'moves', actions: [{ do: 'a' }, { do: 'b' }] });
  say({
    on: 'refused',
    table: 't',
    id: order?.id,
    refusal: { code: 'not-seen-yet', index: 1, message: 'look first' },
  });
  await moved;
  await vi.advanceTimersByTimeAsync(0);
  expect(announcer.notes.at(-1)).toMatchObject({ kind: 'bad', text: 'b: Look first.' });
  expect(store.busy).toBe(false);
  // The picture may have been old.
  expect(watches()[1]).toMatchObject({ since: { match_id: 'm', seq: 1 }, views: true });
});

it('lets a learner make only the move of the script', () => {
  update(1, steps(1, 1), {
    outlook: { ...outlook, lesson: { step: 0, of: 1, say: null, clause: null, action: { do: 'a' } } },
  });
  void store.act({ do: 'b' });
  void store.act({ do: 'a' }, { do: 'a' });
  expect(sent.some((message) => message.do === 'order')).toBe(false);
  void store.act({ do: 'a' });
  expect(sent.some((message) => message.do === 'order')).toBe(true);
});

it('requests nothing more once it is left, even after late answers', async () => {
  step(1);
  const moved = store.act({ do: 'a' });
  const order = sent.find((message) => message.do === 'order');
  store.leave();
  say({ on: 'refused', table: 't', id: order?.id, refusal: { code: 'x', message: 'no' } });
  await moved;
  vi.advanceTimersByTime(20_000);
  expect(watches().length).toBe(1);
});

it('asks again only for a table that is refused for the moment', () => {
  const refuse = (code: string): void =>
    say({ on: 'not_admitted', table: 't', refusal: { code, message: 'no' } });
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

it('reads out events, unless another player has the device', () => {
  step(1);
  vi.advanceTimersByTime(100);
  step(2);
  expect(announcer.spoken).toContain('n2');
  announcer.hush();
  store.silent = true;
  vi.advanceTimersByTime(100);
  step(3);
  expect(announcer.spoken).toBe('');
  expect(log()).toEqual(['n1', 'n2', 'n3']);
});

it('trusts a fingerprint only if it was seen before the deal', () => {
  const table = (number: number, started: number | null, next: string | null = null): void =>
    say({
      on: 'table',
      your_seat: 0,
      muted: [],
      table: {
        id: 't',
        seats: [],
        current: {
          id: `m${number}`,
          number,
          commitment: `f${number}`,
          started,
          ended: next === null ? null : 9,
        },
        next_commitment: next,
      },
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

it('shows the hand of a player on request, without legal moves', () => {
  update(1, steps(1, 1), { watcher: { kind: 'spectator' } });
  store.lookOver(1);
  expect(watches().at(-1)).toMatchObject({ table: 't', shoulder: 1, since: { match_id: 'm', seq: 1 } });
  vi.advanceTimersByTime(1000);
  update(1, [], { watcher: { kind: 'shoulder', seat: 1 }, view: { hand: ['7'] } });
  expect(store.scene).toMatchObject({ view: { hand: ['7'] }, watcher: { kind: 'shoulder' } });
  expect(store.legal).toEqual([]);
  // The new observer gets the steps that the spectator has already seen.
  expect(asked().at(-1)).toMatchObject({ before: 2 });
  store.lookOver(null);
  expect(watches().at(-1)).not.toHaveProperty('shoulder');
});
