import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { Connection, type Socket } from '../../lib/connection';
import { kit } from '../../lib/games';
import type { Notice, View } from '../../lib/protocol/numboom';
import type { Outlook, TableInfo, ToServer } from '../../lib/protocol/protocol';
import { TableStore } from '../../lib/table.svelte';
import TablePage from '../../pages/TablePage.svelte';

const numboom = await kit('numboom');
const sent: ToServer[] = [];
const socket: Socket = {
  send: (text) => sent.push(JSON.parse(text) as ToServer),
  close: () => {},
  onclose: null,
  onmessage: null,
};
function say(message: object): void {
  socket.onmessage?.({ data: JSON.stringify(message) });
  flushSync();
}

const player = {
  hand: {},
  size: 4,
  fallen: 0,
  note: { sure: {}, maybe: {}, missing: 0 },
  bombed: false,
  fall: null,
  laid_off: {},
};
const covered = { card: null, mixed: false, known_by: [], peeked: false, fresh: false };
const view = {
  seat: 0,
  active: 0,
  phase: 'arrange',
  options: { memory_aid: false },
  clockwise: true,
  dual: false,
  death_number: 1,
  positions: [[covered], [covered], []],
  players: [player, player],
  deck: 9,
  discards: {},
  rests: 0,
  known_rests: {},
  lost: { sure: {}, maybe: {}, missing: 0 },
  operations: 1,
  flip_only: false,
  stacks: 0,
  arranged: [],
} as unknown as View;
const outlook = {
  turn: [0],
  optional: [],
  legal: [0, 1, 2].map((from) => ({ do: 'arrange', from })),
  clocks: { now: 0, left: [], running: [] },
  scores: [0, 0],
  result: null,
  undo: true,
  lesson: null,
} as Outlook;
const peeked = (position: number): Notice => ({ on: 'peeked', seat: 1, position, card: null });
const info = {
  id: 't',
  game: 'numboom',
  status: 'playing',
  lesson: false,
  clock: { kind: 'none' },
  vote: null,
  chat_open: true,
  next_commitment: null,
  rematch: [],
  current: { id: 'm', number: 1, commitment: 'c', started: 1, ended: null, result: null, ratings: null },
  seats: [
    {
      sitter: {
        kind: 'person',
        person: { id: 'p', name: 'Ann', kind: 'guest' },
        presence: 'here',
        substitute: null,
      },
    },
    { sitter: { kind: 'bot', level: 'hard' } },
  ],
} as unknown as TableInfo;

test('a table is shown from its updates, its log from the history, and a whole move is sent at once', async () => {
  const connection = new Connection(
    () => socket,
    () => {},
    () => {},
  );
  connection.start();
  const store = new TableStore('t', connection);
  store.kit = numboom;
  const page = mount(TablePage, { target: document.body, props: { id: 't', store } });
  say({ on: 'welcome', protocol: 2, version: '0', bundle: 'b', you: null, now: 0 });
  say({ on: 'table', table: info, your_seat: 0, muted: [] });
  say({
    on: 'update',
    table: 't',
    match_id: 'm',
    seq: 4,
    watcher: { kind: 'seat', seat: 0 },
    steps: [],
    view,
    outlook,
  });
  expect(document.querySelector('.game')?.getAttribute('data-moment')).toBe('m:4');
  expect(sent.filter((message) => message.do === 'history')).toEqual([
    { do: 'history', table: 't', match_id: 'm', before: 5 },
  ]);

  const steps = [1, 2].map((seq) => ({ seq, at: 0, notices: seq === 1 ? [peeked(seq)] : [] }));
  say({
    on: 'history',
    table: 't',
    match_id: 'm',
    steps: [...steps, { seq: 3, at: 0, notices: [], back_to: 1 }, { seq: 4, at: 0, notices: [] }],
  });
  const lines = [...document.querySelectorAll('aside li')];
  expect(lines.map((line) => line.textContent)).toEqual([
    'Hard bot peeks at position 2.',
    'The last move was taken back.',
  ]);
  expect(lines.map((line) => line.querySelector('s') !== null)).toEqual([false, false]);

  for (const position of [2, 0, 1]) {
    document.querySelector<HTMLElement>(`[data-position="${position}"]`)!.click();
    flushSync();
  }
  const orders = sent.filter((message) => message.do === 'order');
  expect(orders.map(({ order }) => order)).toEqual([
    { do: 'moves', match_id: 'm', base: 4, actions: [2, 0, 1].map((from) => ({ do: 'arrange', from })) },
  ]);
  expect(document.querySelector('.game')?.getAttribute('aria-busy')).toBe('true');
  await unmount(page);
  store.leave();
  connection.stop();
});
