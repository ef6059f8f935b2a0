import { expect, it } from 'vitest';
import { othersOf } from './seats';

it('goes round the table from the next seat, without the viewer’s own', () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  expect(othersOf(3, 0)).toEqual([1, 2]);
  expect(othersOf(2, null)).toEqual([0, 1]);
});
