import { expect, it } from 'vitest';
import { REGISTERED } from './games';
import { parse } from '../../scripts/rulebook.mjs';
import { meaning, rules } from './rules';

const source = `### Comment.

title = Game
## One

AB-1 = First
    line.

    Second paragraph.
    .title = Begin
## Two

AB-A2 = Other.
    .title = Other
option-speed = How fast.
    .title = Speed
    .clause = AB-1
    .n-2 = Twice, or
        more.
    .slow = Slow.
`;

it('reads sections, paragraphs and options', () => {
  const book = parse('game', source);
  expect(book.title).toBe('Game');
  expect(book.sections).toEqual([
    { title: 'One', clauses: [{ id: 'AB-1', title: 'Begin', text: ['First line.', 'Second paragraph.'] }] },
    { title: 'Two', clauses: [{ id: 'AB-A2', title: 'Other', text: ['Other.'] }] },
  ]);
  expect(book.options.speed?.title).toBe('Speed');
  expect(meaning(book.options.speed, '2')).toBe('Twice, or more.');
  expect(meaning(book.options.speed, 'slow')).toBe('Slow.');
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
