import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../connection';
import type { Me, TableInfo } from '../protocol/protocol';
import { session } from '../session.svelte';
import type { TableStore } from '../table.svelte';
import SidePanel from './SidePanel.svelte';

/** The talk of the last test, which goes on while it is shown. */
const chat = $state<{ now: object[] }>({ now: [] });
const said: string[] = [];
const answers: ((on: Answer['on']) => void)[] = [];
let panel: ReturnType<typeof mount>;

beforeEach(() => {
  said.length = answers.length = 0;
  vi.spyOn(session, 'ensurePerson').mockResolvedValue({} as Me);
  const order = ({ text }: { text: string }): Promise<Answer> =>
    new Promise((settle) => {
      said.push(text);
      answers.push((on) => settle({ on } as Answer));
    });
  const store = { seat: 0, log: [], chat: [], muted: [], order } as unknown as TableStore;
  panel = mount(SidePanel, {
    target: document.body,
    props: {
      store,
      info: { seats: [], chat_open: true, status: 'waiting' } as unknown as TableInfo,
      close: () => {},
      leave: () => {},
    },
  });
  flushSync();
  document.querySelector<HTMLElement>('[data-tab="chat"]')!.click();
  flushSync();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await unmount(panel);
});

const field = (): HTMLInputElement => document.querySelector<HTMLInputElement>('#say')!;
function type(text: string): void {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}
async function enter(): Promise<void> {
  document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await new Promise((done) => {
    setTimeout(done);
  });
  flushSync();
}
async function answer(on: Answer['on']): Promise<void> {
  answers.shift()!(on);
  await new Promise((done) => {
    setTimeout(done);
  });
  flushSync();
}

test('a line is sent once, and text typed before the answer stays', async () => {
  type('Hello');
  await enter();
  await enter();
  expect(said).toEqual(['Hello']);
  type('How are');
  await answer('done');
  expect(field().value).toBe('How are');
});

test('a line that is refused comes back, unless another one is being typed', async () => {
  type('Hello');
  await enter();
  await answer('refused');
  expect(field().value).toBe('Hello');
  await enter();
  type('Other');
  await answer('refused');
  expect(field().value).toBe('Other');
});

test('new lines are counted even if the oldest have been dropped', async () => {
  await unmount(panel);
  const line = (id: number, kind = 'said'): object => ({
    id,
    at: 0,
    from: { id: 'b', name: 'Ben', kind: 'guest' },
    kind,
    text: 'hello',
  });
  const store = new Proxy({ seat: 0, log: [], muted: [] } as unknown as TableStore, {
    get: (known, key) => (key === 'chat' ? chat.now : (Reflect.get(known, key) as unknown)),
  });
  chat.now = [1, 2, 3].map((id) => line(id));
  panel = mount(SidePanel, {
    target: document.body,
    props: {
      store,
      info: { seats: [], chat_open: true, status: 'waiting' } as unknown as TableInfo,
      close: () => {},
      leave: () => {},
    },
  });
  flushSync();
  const tab = (): string => document.querySelector('[data-tab="chat"]')?.textContent ?? '';
  expect(tab()).not.toContain('1');
  chat.now = [line(2), line(3), line(4), line(5, 'remark')].slice(-3);
  flushSync();
  expect(tab()).toContain('1');
});
