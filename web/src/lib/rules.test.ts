import { expect, it } from 'vitest';
import { REGISTERED } from './games';
import { meaning, rules } from './rules';

it('says what a value of an option means', () => {
  const option = { key: 'speed', title: 'Speed', clause: 'AB-1', text: 'How fast.', values: { 2: 'Twice.' } };
  expect(meaning(option, '2')).toBe('Twice.');
  expect(meaning(option, 'slow')).toBe('');
  expect(meaning(undefined, '2')).toBe('');
});

it('reads the rules of all games', async () => {
  for (const game of REGISTERED) {
    const book = await rules(game);
    expect(book.sections.length).toBeGreaterThan(3);
    expect(Object.keys(book.options).length).toBeGreaterThan(3);
    for (const { clauses } of book.sections)
      for (const clause of clauses) expect(clause.text.length).toBeGreaterThan(0);
  }
});

it('has an empty book for a game without a text', async () => {
  expect(await rules('no-such-game')).toMatchObject({
    game: 'no-such-game',
    tagline: '',
    sections: [],
    options: {},
    refusals: {},
  });
});
