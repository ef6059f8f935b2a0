import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Action, View } from '../../lib/protocol/numboom';
import Table from './Table.svelte';

const act = vi.fn<(...actions: Action[]) => void>();
let table: ReturnType<typeof mount>;

beforeEach(() => {
  act.mockReset();
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
    positions: [[covered], [covered], [covered], []],
    players: [player, player, player, player],
    deck: 9,
    discards: {},
    rests: 0,
    known_rests: {},
    lost: { sure: {}, maybe: {}, missing: 0 },
    operations: 1,
    flip_only: false,
    stacks: 0,
    arranged: [2],
  } as unknown as View;
  const legal = [0, 1, 3].map((from): Action => ({ do: 'arrange', from }));
  table = mount(Table, {
    target: document.body,
    props: { view, legal, seat: 0, names: ['Ann', 'Ben', 'Cho', 'Dee'], act, lastNotices: [] } as never,
  });
  flushSync();
});
afterEach(() => unmount(table));

function press(selector: string): void {
  document.querySelector<HTMLElement>(selector)!.click();
  flushSync();
}
const pile = (position: number): void => press(`[data-position="${position}"]`);
const order = (): string[] =>
  [...document.querySelectorAll('.order b')].map((cell) => cell.textContent ?? '');

test('a complete new order is sent as one move', () => {
  pile(3);
  pile(0);
  expect(act).not.toHaveBeenCalled();
  expect(order()).toEqual(['was 3', 'was 4', 'was 1', '?']);
  // What the server knows already is not chosen again.
  pile(2);
  expect(order()).toEqual(['was 3', 'was 4', 'was 1', '?']);
  pile(1);
  expect(act.mock.calls).toEqual([[3, 0, 1].map((from) => ({ do: 'arrange', from }))]);
});

test('a choice can be taken back before the new order is complete', () => {
  pile(3);
  pile(0);
  pile(3);
  expect(order()).toEqual(['was 3', 'was 1', '?', '']);
  press('button[title="Cancel"]');
  expect(order()).toEqual(['was 3', '?', '', '']);
  // The list of moves leads to the same order.
  press('[data-move="1"]');
  pile(0);
  press('[data-move="0"]');
  expect(act.mock.calls).toEqual([[1, 0, 3].map((from) => ({ do: 'arrange', from }))]);
});
