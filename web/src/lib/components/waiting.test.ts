import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../connection';
import type { Me, Sitter, TableInfo, TableOrder } from '../protocol/protocol';
import { router } from '../router.svelte';
import { session } from '../session.svelte';
import type { TableStore } from '../table.svelte';
import WaitingRoom from './WaitingRoom.svelte';

const ordered: TableOrder[] = [];
let room: ReturnType<typeof mount> | null = null;

const person = (id: string): Sitter => ({
  kind: 'person',
  person: { id, name: id, kind: 'guest' },
  presence: 'here',
  substitute: null,
  substitute_moves: 0,
  left: false,
  abandoned: false,
});

function show(sitters: Sitter[], more: object): void {
  const store = {
    seat: 0,
    names: sitters.map((sitter, at) => (sitter.kind === 'person' ? sitter.person.name : `seat ${at}`)),
    order: (order: TableOrder) => {
      ordered.push(order);
      return Promise.resolve({ on: 'done' } as Answer);
    },
  } as unknown as TableStore;
  const info = {
    game: 'made-up',
    seats: sitters.map((sitter) => ({ sitter })),
    host: { id: 'ann', name: 'ann', kind: 'guest' },
    clock: { kind: 'none' },
    open: true,
    rated: false,
    start_when_full: false,
    spectators: { allowed: true, sight: 'public', delay: 0 },
    ...more,
  } as unknown as TableInfo;
  room = mount(WaitingRoom, {
    target: document.body,
    props: { store, info, sit: () => Promise.resolve(), leave: () => {} },
  });
  flushSync();
}
const press = async (what: string): Promise<void> => {
  document.querySelector<HTMLElement>(`[data-do="${what}"]`)!.click();
  await new Promise((done) => {
    setTimeout(done);
  });
  flushSync();
};

beforeEach(() => {
  ordered.length = 0;
  session.me = { id: 'ann', name: 'ann', kind: 'guest' } as Me;
});
afterEach(async () => {
  vi.restoreAllMocks();
  session.me = null;
  if (room) await unmount(room);
  room = null;
});

test('a search can be cancelled: a table of one is closed, another is left', async () => {
  const went = vi.spyOn(router, 'go').mockImplementation(() => {});
  show([person('ann'), { kind: 'open' }], { start_when_full: true });
  expect(document.querySelector('[data-part="search"]')).not.toBeNull();
  expect(document.querySelector('[data-do="start"]')).toBeNull();
  await press('cancel-search');
  expect(ordered).toEqual([{ do: 'close' }]);
  expect(went).toHaveBeenCalledWith('/');
  await unmount(room!);
  show([person('ann'), person('ben'), { kind: 'open' }], { start_when_full: true });
  await press('cancel-search');
  expect(ordered.at(-1)).toEqual({ do: 'stand' });
});

test('the host makes another person host, and removes one only after a question', async () => {
  // This DOM has no dialogs.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  show([person('ann'), person('ben')], {});
  expect(document.querySelectorAll('[data-do="remove"]').length).toBe(1);
  await press('host');
  expect(ordered).toEqual([{ do: 'host', person: 'ben' }]);
  await press('remove');
  expect(ordered.length).toBe(1);
  document
    .querySelector('dialog form')!
    .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await new Promise((done) => {
    setTimeout(done);
  });
  flushSync();
  expect(ordered.at(-1)).toEqual({ do: 'remove', person: 'ben' });
  expect(document.querySelector('dialog')).toBeNull();
});

test('the host locks a seat, and opens it again', async () => {
  show([person('ann'), person('ben'), { kind: 'open' }], {});
  await press('lock');
  expect(ordered).toEqual([{ do: 'plan', seat: 2, plan: { kind: 'locked' } }]);
  await unmount(room!);
  show([person('ann'), person('ben'), { kind: 'open', locked: true }], { start_when_full: true });
  expect(document.querySelector('[data-part="search"], [data-do="sit"]')).toBeNull();
  expect(document.querySelector<HTMLButtonElement>('[data-do="start"]')!.disabled).toBe(true);
  await press('unlock');
  expect(ordered.at(-1)).toEqual({ do: 'plan', seat: 2, plan: { kind: 'open' } });
});

test('no one can start, leave or close while the cards are being dealt', () => {
  show([person('ann'), person('ben')], { dealing: null });
  expect(document.querySelector('[data-do="start"]')).not.toBeNull();
  void unmount(room!);
  show([person('ann'), person('ben')], { dealing: 9 });
  expect(document.querySelector('[data-do="start"], [data-do="leave-seat"]')).toBeNull();
});

test('a person who is not the host has no such powers', () => {
  show([person('ann'), person('ben')], { host: { id: 'ben', name: 'ben', kind: 'guest' } });
  expect(document.querySelector('[data-do="host"], [data-do="remove"]')).toBeNull();
  expect(document.querySelector('[data-do="lock"], [data-do="unlock"]')).toBeNull();
});
