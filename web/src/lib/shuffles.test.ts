import { expect, test } from 'vitest';
import lines from '../../../tests/shuffles.jsonl?raw';
import { deck, REGISTERED } from './games';
import { redo, seed, Stream, type Shuffled } from './shuffles';

// Made by the program itself, table by table. A game without a folder has no deck here, and its shuffles are not made again.
const tables = lines
  .trim()
  .split('\n')
  .map(
    (line) => JSON.parse(line) as Shuffled & { preset: string; fairness: NonNullable<Shuffled['fairness']> },
  )
  .filter(({ game }) => REGISTERED.includes(game));

/** Makes the shuffles of a record again, as the page does. */
async function again(record: Shuffled) {
  const known = await deck(record.game);
  return known && redo(record, known);
}

const kind = (input: object): string =>
  'chance' in input ? (Object.keys(input.chance as object)[0] ?? '') : '';

test('every shuffle of every preset of every game is repeated', async () => {
  for (const table of tables) {
    // Drawn from a hand, which only the rules know.
    const open = table.inputs.filter((input) => ['extra', 'penalty'].includes(kind(input))).length;
    const good = table.inputs.length - open;
    expect(await again(table), `${table.game} ${table.preset}`).toEqual({ good, open, wrong: null });
  }
  expect(new Set(tables.map((table) => table.game))).toEqual(new Set(REGISTERED));
  const met = new Set(tables.flatMap((table) => table.inputs.map(kind)));
  expect(met).toEqual(new Set(['starter', 'dealer', 'deal', 'reshuffle', 'redraw', 'extra', 'penalty']));
});

test('swapped cards, another first player, another secret or another contribution are detected', async () => {
  for (const table of tables) {
    const { fairness, inputs } = table;
    const at = inputs.findIndex((input) => kind(input) === 'deal');
    const cards = (inputs[at] as { chance: { deal: string[] } }).chance.deal;
    const other = cards.findIndex((card) => card !== cards[0]);
    const swapped = cards.map(
      (card, place) => (place === 0 ? cards[other] : place === other ? cards[0] : card) ?? '',
    );
    expect((await again({ ...table, inputs: inputs.with(at, { chance: { deal: swapped } }) }))?.wrong).toBe(
      at,
    );
    expect(
      (await again({ ...table, fairness: { ...fairness, secret: 'ab'.repeat(32) } }))?.wrong,
    ).not.toBeNull();
    const said = fairness.entropy.map((added) => ({ ...added, text: `${added.text}!` }));
    expect((await again({ ...table, fairness: { ...fairness, entropy: said } }))?.wrong).not.toBeNull();
    const first = inputs[0];
    if (first && 'chance' in first && at > 0) {
      const name = kind(first);
      const begins = (first.chance[name] as number) + 1;
      expect((await again({ ...table, inputs: inputs.with(0, { chance: { [name]: begins } }) }))?.wrong).toBe(
        0,
      );
    }
  }
});

test('unknown outcomes are not judged', async () => {
  expect(
    await again({ game: 'chess', seats: [], inputs: [], fairness: tables[0]?.fairness ?? null }),
  ).toBeNull();
  expect(await again({ game: tables[0]?.game ?? '', seats: [], inputs: [], fairness: null })).toBeNull();
});

test('the stream is ChaCha20', () => {
  // The first words under the zero key, a published test vector.
  const zeros = new Stream(new Uint8Array(32));
  const words = Array.from({ length: 4 }, () => zeros.next().toString(16));
  expect(words).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
  expect(seed({ commitment: '', secret: '00'.repeat(32), entropy: [] })).toHaveLength(32);
});
