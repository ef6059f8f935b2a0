import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Fairness } from './fair';
import { Luck, partIn, pledge, pledgeOf } from './luck';
import type { TableInfo, TableOrder } from './protocol/protocol';

beforeEach(() => localStorage.clear());

const given = (seat: number, hash: string, revealed = false) => ({ seat, hash, revealed });
function table(more: object, current: object = {}): TableInfo {
  return {
    status: 'waiting',
    lesson: false,
    pledges: [],
    dealing: null,
    next_commitment: null,
    current: { id: 'm', commitment: 'c', ...current },
    ...more,
  } as unknown as TableInfo;
}
const hashOf = (order: TableOrder | null): string => (order?.do === 'pledge' ? order.hash : '');
const valueOf = (order: TableOrder | null): string => (order?.do === 'reveal' ? order.value : '');

test('a pledge matches the hash of other implementations', () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => at * 7);
  const expected = createHash('sha256').update('cardinal pledge 1\n').update(bytes).digest('hex');
  expect(pledgeOf(Buffer.from(bytes).toString('hex'))).toBe(expected);
  expect(pledgeOf('luck')).toBeNull();
});

test('a contribution is revealed once the cards are dealt, and each match has its own', () => {
  const luck = new Luck();
  expect(luck.due(table({}), null)).toBeNull();
  const hash = hashOf(luck.due(table({}), 0));
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  expect(luck.due(table({ pledges: [given(0, hash)] }), 0)).toBeNull();
  const dealing = { dealing: 9, pledges: [given(1, 'other'), given(0, hash)] };
  expect(luck.due(table(dealing, { commitment: 'another' }), 0)).toBeNull();
  const value = valueOf(luck.due(table(dealing), 0));
  expect(pledgeOf(value)).toBe(hash);
  const next = hashOf(luck.due(table({ status: 'finished', next_commitment: 'd' }), 0));
  expect(next).not.toBe(hash);
  expect(next).not.toBe('');
});

test('a page that is loaded again, or came by a quick match, knows what was pledged', () => {
  const hash = pledge();
  expect(new Luck().due(table({ pledges: [given(0, hash)] }), 0)).toBeNull();
  expect(pledgeOf(valueOf(new Luck().due(table({ dealing: 9, pledges: [given(0, hash)] }), 0)))).toBe(hash);
  // This device cannot reveal the pledge of another one, so it makes a new pledge.
  expect(
    hashOf(new Luck().due(table({ pledges: [given(0, 'elsewhere')] }, { commitment: 'e' }), 0)),
  ).not.toBe('');
});

test('the record must have what this browser added, and nothing that was not pledged by then', () => {
  const [mine, theirs] = [pledge(), '07'.repeat(32)];
  const pledges = [
    { seat: 1, hash: pledgeOf(theirs) ?? '' },
    { seat: 0, hash: mine },
  ];
  const value = valueOf(
    new Luck().due(table({ dealing: 9, pledges: pledges.map((one) => given(one.seat, one.hash)) }), 0),
  );
  const entropy = [
    { seat: 1, text: theirs },
    { seat: 0, text: value },
  ];
  const fair: Fairness = { commitment: 'c', secret: '', pledges, entropy };
  expect(partIn('m', fair)).toBe('included');
  expect(partIn('another', fair)).toBe('none');
  expect(partIn('m', { ...fair, entropy: entropy.slice(1) })).toBe('included');
  const late = { seat: 2, hash: pledgeOf('08'.repeat(32)) ?? '' };
  for (const wrong of [
    null,
    { ...fair, entropy: entropy.slice(0, 1) },
    { ...fair, pledges: [] },
    { ...fair, entropy: [...entropy, { seat: 2, text: 'luck' }] },
    { ...fair, pledges: [...pledges, late], entropy: [...entropy, { seat: 2, text: '08'.repeat(32) }] },
  ])
    expect(partIn('m', wrong)).toBe('left-out');
});
