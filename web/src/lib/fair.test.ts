import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { fingerprint, judge, remember } from './fair';

beforeEach(() => localStorage.clear());

test('the fingerprint of a secret matches that of other implementations', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => at * 7);
  const expected = createHash('sha256').update('cardinal commitment 1\n').update(bytes).digest('hex');
  expect(fingerprint(Buffer.from(bytes).toString('hex'))).toBe(expected);
});

test('a deal is trusted only if the secret matches the fingerprint that this device saw', () => {
  const secret = '07'.repeat(32);
  const commitment = fingerprint(secret) ?? '';
  const fair = { commitment, secret, entropy: [] };
  expect(judge('m', null)).toBe('none');
  expect(judge('m', fair)).toBe('unseen');
  remember('m', commitment);
  remember('m', 'something later');
  expect(judge('m', fair)).toBe('same');
  expect(judge('m', { ...fair, secret: '08'.repeat(32) })).toBe('broken');
  expect(judge('m', { ...fair, secret: 'nonsense' })).toBe('broken');
  remember('n', 'another one');
  expect(judge('n', fair)).toBe('other');
});
