import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../api';
import type { Me, RunningTable, Sitter, TableInfo, TableOrder } from '../protocol/protocol';
import { session } from '../session.svelte';
import type { TableStore } from '../table.svelte';
import Absence from './Absence.svelte';
import Leave from './Leave.svelte';
import Outcome from './Outcome.svelte';
import Running from './Running.svelte';

const person = (name: string, more: object = {}): { sitter: Sitter } => ({
  sitter: {
    kind: 'person',
    person: { id: name, name, kind: 'guest' },
    presence: 'here',
    substitute: null,
    substitute_moves: 0,
    left: false,
    abandoned: false,
    ...more,
  },
});
const bot = { sitter: { kind: 'bot' as const, level: 'easy' } };
function table(seats: { sitter: Sitter }[], more: object = {}): TableInfo {
  return {
    id: 't',
    game: 'made-up',
    status: 'playing',
    seats,
    rematch: [],
    rematch_declined: null,
    frozen: false,
    lesson: false,
    created: 0,
    current: {
      id: 'm',
      number: 1,
      result: [
        { place: 1, score: 1, team: 0 },
        { place: 2, score: 0, team: 1 },
      ],
      ratings: null,
    },
    ...more,
  } as unknown as TableInfo;
}

const orders: TableOrder[] = [];
const names = ['Ann', 'Ben'];
const store = {
  seat: 0,
  names,
  order: (order: TableOrder) => {
    orders.push(order);
    return Promise.resolve({ on: 'done' });
  },
} as unknown as TableStore;
let shown: ReturnType<typeof mount> | null = null;
function show(component: Component<never>, props: object): void {
  shown = mount(component as Component<object>, { target: document.body, props });
  flushSync();
}
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  orders.length = 0;
  vi.restoreAllMocks();
});
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const press = (name: string): void => {
  document.querySelector<HTMLElement>(`[data-do="${name}"]`)!.click();
  flushSync();
};
const does = (): string[] => all('[data-do]').map((one) => one.dataset['do'] ?? '');
const about = (): string => document.querySelector('#dialog-about')?.textContent ?? '';

it('asks before a player leaves, and says what will happen', () => {
  let closed = 0;
  const props = $state({
    store,
    info: table([person('Ann'), person('Ben')]),
    close: () => {
      closed += 1;
    },
  });
  show(Leave as Component<never>, props);
  expect(about()).toContain('A bot will play for you');
  expect(does()).toEqual(['leave', 'abandon', 'stay']);
  press('stay');
  expect([closed, orders]).toEqual([1, []]);
  press('leave');
  expect(orders).toEqual([{ do: 'stand' }]);
  // No one else is there, so the game waits and leaving the page is enough.
  props.info = table([person('Ann'), bot, person('Ben', { left: true })]);
  flushSync();
  expect(about()).toContain('waits for you');
  expect(document.querySelector('[data-do="leave"]')?.getAttribute('href')).toBe('/');
  props.info = table([person('Ann'), { sitter: { kind: 'open' } }], { status: 'waiting' });
  flushSync();
  expect(about()).toContain('Someone else can take it');
  expect(does()).toEqual(['leave', 'stay']);
});

it('shows that a player has left, what a bot played for them, and a way back', () => {
  const props = $state({ store, info: table([person('Ann'), person('Ben')]) });
  show(Absence as Component<never>, props);
  const text = (): string => document.querySelector('[data-part="absence"] span')?.textContent ?? '';
  const after = (seat: object, more: object = {}): [string, string[]] => {
    props.info = table([person('Ann', seat), person('Ben')], more);
    flushSync();
    return [text(), does()];
  };
  expect(text()).toBe('');
  expect(after({ substitute_moves: 3 })).toEqual(['A bot played 3 moves for you.', ['take-over']]);
  press('take-over');
  expect(orders).toEqual([{ do: 'sit' }]);
  expect(after({ left: true, substitute: 'normal' })).toEqual([
    'You left. A bot is playing for you.',
    ['take-over'],
  ]);
  expect(after({ left: true }, { frozen: true })).toEqual([
    'You left. The game is waiting for you.',
    ['take-over'],
  ]);
  expect(after({ left: true, abandoned: true })).toEqual(['You abandoned this game.', []]);
});

it('shows an offer of a rematch to the opponent, and its answer', () => {
  const answers: boolean[] = [];
  const props = $state({
    store,
    info: table([person('Ann'), person('Ben')]),
    again: (yes: boolean) => {
      answers.push(yes);
      return Promise.resolve();
    },
  });
  show(Outcome as Component<never>, props);
  const offer = (): string =>
    document.querySelector('[data-part="rematch"]')?.getAttribute('data-offer') ?? '';
  const shown = (): string => document.querySelector('[data-part="rematch"]')?.textContent ?? '';
  const after = (more: object): void => {
    props.info = table([person('Ann'), person('Ben')], more);
    flushSync();
  };
  expect([offer(), does()[0]]).toEqual(['none', 'rematch']);
  after({ rematch: [1] });
  expect(offer()).toBe('theirs');
  expect(shown()).toContain('Ben wants a rematch.');
  press('rematch');
  press('decline');
  expect(answers).toEqual([true, false]);
  after({ rematch: [0] });
  expect(offer()).toBe('own');
  expect(shown()).toContain('Waiting for Ben');
  after({ rematch_declined: 1 });
  expect(offer()).toBe('declined');
  expect(shown()).toContain('Ben declined a rematch.');
  expect(does()).toContain('rematch');
});

it('lists running games with opponents, turn and age, and abandons one after a question', async () => {
  const running = (id: string, turn: number[], seats: { sitter: Sitter }[]): RunningTable => ({
    ...table(seats, { id }),
    turn,
    moved: Date.now() - 5 * 60_000,
  });
  vi.spyOn(api, 'myTables').mockResolvedValue([
    running('one', [0], [person('Ann'), person('Ben')]),
    running('two', [1], [person('Ann'), bot]),
  ]);
  const ordered = vi.spyOn(api, 'order').mockResolvedValue({});
  session.me = { id: 'Ann', name: 'Ann', kind: 'guest', login: null } as Me;
  show(Running as Component<never>, {});
  const settle = async (): Promise<void> => {
    await new Promise((done) => {
      setTimeout(done);
    });
    flushSync();
  };
  await settle();
  const card = (id: string, part: string): string =>
    document.querySelector(`[data-table="${id}"] [data-part="${part}"]`)?.textContent ?? '';
  expect([card('one', 'names'), card('one', 'turn')]).toEqual(['Ben', 'Your turn']);
  expect([card('two', 'names'), card('two', 'turn')]).toEqual(['Easy bot', 'Easy bot’s turn']);
  expect(document.querySelector('[data-table="one"]')?.textContent).toContain('5 minutes ago');
  document.querySelector<HTMLElement>('[data-table="two"] [data-do="abandon"]')!.click();
  flushSync();
  expect(about()).toContain('doesn’t count');
  expect(ordered).not.toHaveBeenCalled();
  press('confirm');
  await settle();
  expect(ordered.mock.calls.map(([id, , order]) => [id, order])).toEqual([['two', { do: 'abandon' }]]);
  expect(all('[data-table]').map((one) => one.dataset['table'])).toEqual(['one']);
  session.me = null;
});
