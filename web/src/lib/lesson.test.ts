// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messages } from '../../scripts/keys.mjs';
import { REGISTERED } from './games';
import { follows, sameMove } from './lesson';

test('the order of the parts does not matter, everything else does', () => {
  expect(sameMove({ do: 'play', card: '62' }, { card: '62', do: 'play' })).toBe(true);
  expect(sameMove({ do: 'link', cards: ['41', '42'] }, { do: 'link', cards: ['41', '42'] })).toBe(true);
  expect(sameMove({ do: 'link', cards: ['41', '42'] }, { do: 'link', cards: ['42', '41'] })).toBe(false);
  expect(sameMove({ do: 'play', card: '62' }, { do: 'play', card: '65' })).toBe(false);
  expect(sameMove({ do: 'end' }, { do: 'end', card: '62' })).toBe(false);
  expect(sameMove(['a'], { 0: 'a' })).toBe(false);
  expect(sameMove(null, {})).toBe(false);
});

test('a move may say more than the script, but not less or anything else', () => {
  const script = { do: 'play', meld: ['7'] };
  expect(follows(script, script)).toBe(true);
  expect(follows({ do: 'play', meld: ['7'], cards: ['B7'] }, script)).toBe(true);
  expect(follows({ do: 'play', meld: ['8'], cards: ['B8'] }, script)).toBe(false);
  expect(follows({ do: 'play' }, script)).toBe(false);
  expect(follows(null, script)).toBe(false);
});

test('every word of the scripts is there, and none is left over', () => {
  const said = REGISTERED.flatMap((game) => {
    const script = readFileSync(`../crates/games/src/${game.replaceAll('-', '_')}/lesson.json`, 'utf8');
    const { moves } = JSON.parse(script) as { moves: { seat: number; say?: string }[] };
    expect(
      moves.filter(({ seat }) => seat === 0).every(({ say }) => say !== undefined),
      game,
    ).toBe(true);
    return [`${game}-free`, ...moves.flatMap(({ say }) => (say === undefined ? [] : [say]))];
  });
  const texts = [...messages('en').keys()].filter((key) =>
    REGISTERED.some((game) => key.startsWith(`lesson-${game}-`)),
  );
  expect(texts.sort()).toEqual([...new Set(said)].map((say) => `lesson-${say}`).sort());
});
