import { beforeEach, expect, test, vi } from 'vitest';
import { companionsAt, keepCompanions, seatCompanion } from './companions';

beforeEach(() => localStorage.clear());

test('the people at this device are remembered per table', () => {
  keepCompanions('one', [{ name: 'Ada', token: 'a' }]);
  keepCompanions('two', [
    { name: 'Ben', token: 'b' },
    { name: 'Eva', token: 'c' },
  ]);
  expect(companionsAt('one').map(({ name }) => name)).toEqual(['Ada']);
  expect(companionsAt('two').map(({ name }) => name)).toEqual(['Ben', 'Eva']);
  expect(companionsAt('three')).toEqual([]);
});

test('only the latest tables are remembered, and invalid data is ignored', () => {
  for (let table = 0; table < 30; table += 1) keepCompanions(`table${table}`, [{ name: 'Ada', token: 'a' }]);
  expect(companionsAt('table0')).toEqual([]);
  expect(companionsAt('table29')).toHaveLength(1);
  localStorage.setItem('cardinal-companions', '{"not": "a list"}');
  expect(companionsAt('table29')).toEqual([]);
});

test('another person is seated by their own key, and a refusal is shown', async () => {
  const ask = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path) =>
      Promise.resolve(
        path === '/api/guest'
          ? Response.json({ token: 'key' })
          : Response.json({ code: 'too-many', message: 'too much at once' }, { status: 429 }),
      ),
    );
  await expect(seatCompanion('t', 1, 'Ben')).rejects.toMatchObject({ code: 'too-many' });
  expect(
    ask.mock.calls.map(([, wish]) => [wish?.credentials, new Headers(wish?.headers).get('Authorization')]),
  ).toEqual([
    ['omit', null],
    ['omit', 'Bearer key'],
  ]);
  ask.mockRestore();
});
