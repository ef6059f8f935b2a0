import { expect, it } from 'vitest';
import type { Action } from '../../lib/protocol/numboom';
import { whyNotThere } from './prompt';

it('names the rule by which a card cannot be used at a position', () => {
  const legal: Action[] = [
    { do: 'place', card: '3', position: 1 },
    { do: 'observe', position: 0 },
    { do: 'reverse' },
  ];
  expect(whyNotThere('3', 0, legal)).toContain('NB-8');
  expect(whyNotThere('3', 1, legal)).toBeNull();
  expect(whyNotThere('observe', 1, legal)).toContain('NB-A36');
  // Cards that need no position are usable anyway.
  expect(whyNotThere('reverse', 0, legal)).toBeNull();
});
