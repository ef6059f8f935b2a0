import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { fingerprint, judge, remember, sha256 } from './fair';

beforeEach(() => localStorage.clear());

test('the hash is that of everybody else, at every length around a block', () => {
  for (const length of [0, 1, 3, 54, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('a deal is trusted only if the secret fits what this device was shown', () => {
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
