import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../api';
import Sessions from './Sessions.svelte';

afterEach(() => vi.restoreAllMocks());

const settled = async (): Promise<void> => {
  await new Promise((done) => {
    setTimeout(done);
  });
  flushSync();
};

test('other devices are listed and signed out, this one is not', async () => {
  let list = ['here', 'phone', 'library'].map((id) => ({
    id,
    seen: 0,
    address: id === 'phone' ? '192.0.2.7' : null,
    current: id === 'here',
  }));
  vi.spyOn(api, 'sessions').mockImplementation(() => Promise.resolve(list));
  const end = vi.spyOn(api, 'endSession').mockImplementation((id) => {
    list = list.filter((session) => session.id !== id);
    return Promise.resolve(null);
  });
  const all = vi.spyOn(api, 'endSessions').mockImplementation(() => {
    list = list.filter((session) => session.current);
    return Promise.resolve(null);
  });
  const shown = mount(Sessions, { target: document.body });
  await settled();
  const listed = (): (string | null)[] =>
    [...document.querySelectorAll('[data-session]')].map((line) => line.getAttribute('data-session'));
  expect(listed()).toEqual(['here', 'phone', 'library']);
  expect(document.querySelector('[data-session="phone"]')?.textContent).toContain('192.0.2.7');
  expect(document.querySelector('[data-session="here"] button')).toBeNull();
  document.querySelector<HTMLElement>('[data-session="phone"] button')!.click();
  await settled();
  await settled();
  expect(end).toHaveBeenCalledWith('phone');
  expect(listed()).toEqual(['here', 'library']);
  document.querySelector<HTMLElement>('[data-do="end-sessions"]')!.click();
  await settled();
  await settled();
  expect(all).toHaveBeenCalledOnce();
  expect(listed()).toEqual(['here']);
  expect(document.querySelector('[data-do="end-sessions"]')).toBeNull();
  await unmount(shown);
});
