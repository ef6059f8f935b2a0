import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../connection';
import type { Me, TableInfo } from '../protocol/protocol';
import { session } from '../session.svelte';
import type { TableStore } from '../table.svelte';
import SidePanel from './SidePanel.svelte';

const said: string[] = [];
const answers: ((on: Answer['on']) => void)[] = [];
let panel: ReturnType<typeof mount>;

beforeEach(() => {
  said.length = answers.length = 0;
  vi.spyOn(session, 'somebody').mockResolvedValue({} as Me);
  const order = ({ text }: { text: string }): Promise<Answer> => new Promise((settle) => {
    said.push(text);
    answers.push((on) => settle({ on } as Answer));
  });
  const store = { seat: 0, log: [], chat: [], muted: [], order } as unknown as TableStore;
  panel = mount(SidePanel, { target: document.body, props: { store, info: { seats: [], chat_open: true, status: 'waiting' } as unknown as TableInfo, close: () => {}, leave: () => {} } });
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
  await new Promise((done) => { setTimeout(done); });
  flushSync();
}
async function answer(on: Answer['on']): Promise<void> {
  answers.shift()!(on);
  await new Promise((done) => { setTimeout(done); });
  flushSync();
}

test('a line is said once, and what is typed before the answer stays', async () => {
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
