import { expect, test } from 'vitest';
import { sameMove } from './lesson';

test('the order of the parts does not matter, everything else does', () => {
  expect(sameMove({ do: 'play', card: '62' }, { card: '62', do: 'play' })).toBe(true);
  expect(sameMove({ do: 'chain', cards: ['41', '42'] }, { do: 'chain', cards: ['41', '42'] })).toBe(true);
  expect(sameMove({ do: 'chain', cards: ['41', '42'] }, { do: 'chain', cards: ['42', '41'] })).toBe(false);
  expect(sameMove({ do: 'play', card: '62' }, { do: 'play', card: '65' })).toBe(false);
  expect(sameMove({ do: 'end' }, { do: 'end', card: '62' })).toBe(false);
  expect(sameMove(['a'], { 0: 'a' })).toBe(false);
  expect(sameMove(null, {})).toBe(false);
});
