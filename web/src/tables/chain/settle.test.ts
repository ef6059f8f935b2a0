import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Action, SheetView, View } from '../../lib/protocol/chain';
import Board from './Board.svelte';

test('a group is laid as one move', async () => {
  const act = vi.fn<(...actions: Action[]) => void>();
  const left = ['r3', 'r4', 'r5'];
  const sheet = {
    left,
    groups: [],
    points: 0,
    best: false,
    stage: 'declaring',
    fits: [],
    kept: [],
    discarded: [],
  } as unknown as SheetView;
  const legal = left.map((card): Action => ({ do: 'lay', group: 0, card }));
  const board = mount(Board, {
    target: document.body,
    props: { view: {} as View, sheet, legal, names: [], hint: null, act, explain: () => {} },
  });
  flushSync();
  for (const card of left) {
    document.querySelector<HTMLElement>(`[data-spot="${card}"] button`)!.click();
    flushSync();
  }
  document.querySelector<HTMLElement>('[data-offer]')!.click();
  expect(act.mock.calls).toEqual([left.map((card) => ({ do: 'lay', group: 0, card }))]);
  await unmount(board);
});
