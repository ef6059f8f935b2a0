import { expect, it } from 'vitest';
import { route } from './router.svelte';

it('finds the page of a path, and says so when there is none', () => {
  expect(route('/')).toEqual({ page: 'start' });
  expect(route('/table/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(route('/table/')).toEqual({ page: 'lost' });
  expect(route('/table/a/b')).toEqual({ page: 'lost' });
  expect(route('/history/')).toEqual({ page: 'history' });
  expect(route('/reset')).toEqual({ page: 'reset' });
  expect(route('/new/%E0')).toEqual({ page: 'setup', game: '%E0' });
  expect(route('/nowhere')).toEqual({ page: 'lost' });
});
