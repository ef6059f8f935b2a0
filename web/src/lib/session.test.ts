import { afterEach, expect, test, vi } from 'vitest';
import { announcer } from './announce.svelte';
import { api, Trouble } from './api';
import { net } from './net.svelte';
import { session } from './session.svelte';
import type { Me, ToClient } from './protocol/protocol';

afterEach(() => vi.restoreAllMocks());

test('simultaneous calls create one guest, and a failure can be repeated', async () => {
  vi.spyOn(net.connection, 'start').mockImplementation(() => {});
  const guest = { id: 'g', name: 'Guest', kind: 'guest' } as Me;
  const come = vi.spyOn(api, 'guest').mockRejectedValueOnce(new Error('away')).mockResolvedValue(guest);
  await expect(session.ensurePerson()).rejects.toThrow('away');
  const found = await Promise.all([session.ensurePerson(), session.ensurePerson(), session.ensurePerson()]);
  expect(found).toEqual([guest, guest, guest]);
  expect(await session.ensurePerson()).toEqual(guest);
  expect(come).toHaveBeenCalledTimes(2);
  expect(net.connection.start).toHaveBeenCalledTimes(1);
});

test('a visitor may have no session, and deleting the account ends it', async () => {
  vi.spyOn(net.connection, 'start').mockImplementation(() => {});
  vi.spyOn(api, 'me').mockResolvedValue(null);
  await session.begin();
  expect([session.me, session.ready]).toEqual([null, true]);
  session.me = { id: 'm', name: 'Ann', kind: 'member' } as Me;
  const gone = vi
    .spyOn(api, 'deleteMe')
    .mockRejectedValueOnce(new Error('wrong password'))
    .mockResolvedValue(null);
  await expect(session.forget('no')).rejects.toThrow('wrong password');
  expect(session.me).not.toBeNull();
  await session.forget('yes');
  expect(gone).toHaveBeenLastCalledWith({ password: 'yes' });
  expect(session.me).toBeNull();
});

test('a visitor from a banned network sees the reason at once', async () => {
  vi.spyOn(net.connection, 'start').mockImplementation(() => {});
  vi.spyOn(api, 'me').mockRejectedValue(
    new Trouble({ code: 'banned', message: 'your network is banned: a flood' }),
  );
  await session.begin();
  expect(session.me).toBeNull();
  expect(announcer.notes.at(-1)?.text).toContain('a flood');
});

test('an anonymous socket ends the session', () => {
  const welcome = (you: Me | null): ToClient => ({
    on: 'welcome',
    protocol: 1,
    version: '',
    bundle: '',
    you,
    now: 0,
  });
  const ann = { id: 'm', name: 'Ann', kind: 'member' } as Me;
  session.me = ann;
  session.hear(welcome(ann));
  session.hear({ on: 'pong', now: 0 });
  expect(session.me).toEqual(ann);
  session.hear(welcome(null));
  expect(session.me).toBeNull();
  session.me = ann;
  session.hear({ on: 'bye', refusal: { code: 'banned', message: 'you are banned: rude' } });
  expect(session.me).toBeNull();
  expect(announcer.notes.at(-1)?.text).toContain('rude');
});
