import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api, Trouble } from '../lib/api';
import { net } from '../lib/net.svelte';
import type { Me, ServerInfo } from '../lib/protocol/protocol';
import { router } from '../lib/router.svelte';
import { session } from '../lib/session.svelte';
import Profile from './Profile.svelte';
import Reset from './Reset.svelte';

let page: ReturnType<typeof mount>;
afterEach(async () => {
  vi.restoreAllMocks();
  session.me = null;
  await unmount(page);
});

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise((done) => {
      setTimeout(done);
    });
  flushSync();
};
const part = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
function type(selector: string, text: string): void {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
function submit(): void {
  part('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
async function enter(server: Partial<ServerInfo>): Promise<void> {
  vi.spyOn(net.connection, 'start').mockImplementation(() => {});
  vi.spyOn(api, 'server').mockResolvedValue(server as ServerInfo);
  page = mount(Profile, { target: document.body });
  await settled();
}

test('an open server asks for no invitation and takes guests', async () => {
  await enter({ sign_up: 'open', guests: true });
  expect([part('#invitation'), part('[data-part="closed"]'), part('[data-part="no-guests"]')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(part('[data-do="guest"]')).not.toBeNull();
});

test('a server by invitation asks for the code', async () => {
  await enter({ sign_up: 'invitation', guests: false });
  expect(part('[data-do="guest"]')).toBeNull();
  expect(part('[data-part="no-guests"]')).not.toBeNull();
  const up = vi.spyOn(api, 'signUp').mockRejectedValue(new Trouble({ code: 'invitation', message: 'no' }));
  type('#login', 'ann');
  type('#password', 'correct horse');
  type('#invitation', 'abcd');
  submit();
  await settled();
  expect(up).toHaveBeenCalledWith({ login: 'ann', password: 'correct horse', invitation: 'abcd' });
});

test('a closed server lets people sign in only', async () => {
  await enter({ sign_up: 'closed', guests: true });
  expect(part('[data-part="entry"]')?.dataset['wish']).toBe('in');
  expect(part('[data-part="closed"]')).not.toBeNull();
  expect(part('[data-do="other-wish"]')).toBeNull();
});

test('without guests, a visitor who wants to play is led to the sign-in form', async () => {
  vi.spyOn(api, 'guest').mockRejectedValue(new Trouble({ code: 'no-guests', message: 'no' }));
  const go = vi.spyOn(router, 'go').mockImplementation(() => {});
  await expect(session.ensurePerson()).rejects.toThrow();
  expect(go).toHaveBeenCalledWith('/profile');
  await enter({ sign_up: 'open', guests: false });
});

test('a link gives a new password, and leaves no code in the address bar', async () => {
  vi.spyOn(net.connection, 'start').mockImplementation(() => {});
  history.replaceState(null, '', '/reset#secret');
  const look = vi.spyOn(api, 'reset').mockResolvedValue({ login: 'ann', until: 0 });
  const reset = vi
    .spyOn(api, 'resetPassword')
    .mockResolvedValue({ id: 'a', name: 'Ann', kind: 'member', login: 'ann' } as Me);
  const go = vi.spyOn(router, 'go').mockImplementation(() => {});
  page = mount(Reset, { target: document.body });
  await settled();
  expect(look).toHaveBeenCalledWith('secret');
  expect(location.hash).toBe('');
  type('#new', 'battery staple');
  submit();
  await settled();
  expect(reset).toHaveBeenCalledWith({ code: 'secret', password: 'battery staple' });
  expect([session.me?.login, go.mock.calls]).toEqual(['ann', [['/profile']]]);
});

test('a link that is over says so', async () => {
  history.replaceState(null, '', '/reset#old');
  vi.spyOn(api, 'reset').mockRejectedValue(new Trouble({ code: 'not-found', message: 'no' }));
  page = mount(Reset, { target: document.body });
  await settled();
  expect(part('[data-part="over"]')).not.toBeNull();
  expect(part('form')).toBeNull();
});

test('a reset link that could not be checked can be checked again', async () => {
  history.replaceState(null, '', '/reset#good');
  const away = new Trouble({ code: '', message: 'away' });
  const look = vi
    .spyOn(api, 'reset')
    .mockRejectedValueOnce(away)
    .mockResolvedValue({ login: 'ann', until: 0 });
  page = mount(Reset, { target: document.body });
  await settled();
  expect([part('[data-part="over"]'), part('form')]).toEqual([null, null]);
  expect(part('[role="alert"]')?.textContent).toContain(away.message);
  part('[data-do="again"]')!.click();
  await settled();
  expect(look.mock.calls).toEqual([['good'], ['good']]);
  expect(part('form')).not.toBeNull();
});

test('after a new password the devices are listed again, because others have been signed out', async () => {
  const ann = { id: 'a', name: 'Ann', kind: 'member', login: 'ann' } as Me;
  session.me = ann;
  vi.spyOn(api, 'profile').mockRejectedValue(new Error('none'));
  vi.spyOn(api, 'change').mockResolvedValue({ ...ann });
  const sessions = vi.spyOn(api, 'sessions').mockResolvedValue([]);
  await enter({});
  const before = sessions.mock.calls.length;
  type('#old', 'correct horse');
  type('#new', 'battery staple');
  part('[data-part="account"] form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settled();
  expect(sessions.mock.calls.length).toBe(before + 1);
  expect(session.me).toEqual(ann);
});
