import { describe, expect, it } from 'vitest';
import { place } from './forms';

describe('places', () => {
  it('are counted as ordinals', () => {
    expect([1, 2, 3, 4, 11, 22].map(place)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']);
  });
});
