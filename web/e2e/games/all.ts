import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameTest } from './game';

const ids = readdirSync(join(import.meta.dirname, '../../src/tables')).filter((id) =>
  existsSync(join(import.meta.dirname, `${id}.ts`)),
);

export const ALL: GameTest[] = await Promise.all(
  ids.map(async (id) => ((await import(`./${id}.ts`)) as { default: GameTest }).default),
);

function found(game: GameTest | undefined): GameTest {
  if (!game) throw new Error('there is no such game');
  return game;
}
/** A game for tests that hold for any. */
export const ANY = found(ALL[0]);
/** A short game. */
export const SHORT = found(ALL.find(({ short }) => short));
