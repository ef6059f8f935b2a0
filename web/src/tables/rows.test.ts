import { expect, it } from 'vitest';
import { perRow } from './rows';

it('lays a hand in rows that are as even as possible', () => {
  expect([0, 1, 7, 8, 9, 13, 14, 15].map(perRow)).toEqual([1, 1, 7, 4, 5, 7, 7, 5]);
});
