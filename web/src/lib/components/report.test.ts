import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../announce.svelte';
import { api, Trouble } from '../api';
import type { ChatLine, Me, PersonRef, TableInfo } from '../protocol/protocol';
import { session } from '../session.svelte';
import type { TableStore } from '../table.svelte';
import SidePanel from './SidePanel.svelte';

const ann = { id: 'a', name: 'Ann', kind: 'guest' } as Me;
const ben: PersonRef = { id: 'b', name: 'Ben', kind: 'guest' };
const line = (id: number, from: PersonRef, text: string): ChatLine => ({
  id,
  at: 0,
  from,
  kind: 'said',
  text,
});
let panel: ReturnType<typeof mount>;

beforeEach(() => {
  session.me = ann;
  const store = {
    seat: 0,
    log: [],
    chat: [line(4, ben, 'rude words'), line(5, ann as PersonRef, 'hello')],
    muted: [],
    order: vi.fn(),
  } as unknown as TableStore;
  const seats = [ann as PersonRef, ben].map((person) => ({
    sitter: { kind: 'person', person, presence: 'here' },
  }));
  const info = { id: 't', seats, chat_open: false, status: 'playing' } as unknown as TableInfo;
  panel = mount(SidePanel, {
    target: document.body,
    props: { store, info, close: () => {}, leave: () => {} },
  });
  flushSync();
  press('[data-tab="chat"]');
});
afterEach(async () => {
  vi.restoreAllMocks();
  session.me = null;
  await unmount(panel);
});

const find = <T extends HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
function press(selector: string): void {
  find(selector).click();
  flushSync();
}
async function send(): Promise<void> {
  find('dialog form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise((done) => {
      setTimeout(done);
    });
  flushSync();
}

test('a line of another person can be reported, the viewer’s own cannot', async () => {
  const report = vi.spyOn(api, 'report').mockResolvedValue({ again: false });
  expect(document.querySelectorAll('[data-do="report-line"]').length).toBe(1);
  press('[data-do="report-line"]');
  expect(find('dialog').textContent).toContain('rude words');
  find<HTMLInputElement>('input[value="name"]').click();
  const text = find<HTMLTextAreaElement>('#report-text');
  text.value = ' look at this ';
  text.dispatchEvent(new Event('input', { bubbles: true }));
  await send();
  expect(report).toHaveBeenCalledWith({
    table: 't',
    person: 'b',
    line: 4,
    reason: 'name',
    text: 'look at this',
  });
  expect(document.querySelector('dialog')).toBeNull();
  expect(announcer.notes.at(-1)?.kind).toBe('good');
});

test('a person can be reported without a chat, and a refusal is shown in the dialog', async () => {
  const refusal = new Trouble({ code: 'too-many', message: 'too many' });
  const report = vi.spyOn(api, 'report').mockRejectedValueOnce(refusal).mockResolvedValue({ again: true });
  press('[data-do="report"]');
  await send();
  expect(find('dialog [role="alert"]').textContent).toBe(refusal.message);
  await send();
  expect(report).toHaveBeenLastCalledWith({ table: 't', person: 'b', reason: 'abuse', text: '' });
  expect(document.querySelector('dialog')).toBeNull();
});

test('closing a dialog restores the focus', () => {
  const opener = find('[data-do="report"]');
  opener.focus();
  press('[data-do="report"]');
  find('#report-text').focus();
  press('[data-do="cancel"]');
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});
