// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages } from '../../scripts/keys.mjs';
import { appearance, facts, games, kit, REGISTERED } from '../lib/games';
import { offer } from '../lib/offer.svelte';
import type { Info } from '../lib/protocol/protocol';

/** Everything below a folder that was written by hand, as paths from `web/`. */
function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'shots', 'results'].includes(entry.name) ? [] : files(path);
    return /\.(ts|mjs|svelte|css|html)$/.test(path) ? [path] : [];
  });
}

/** What is written from Rust and from the texts names what is there. */
const generated = (path: string): boolean =>
  path.startsWith('src/lib/protocol/') || path === 'src/lib/words/keys.ts';
/** Whether a file is part of a game: in its folder, or in `e2e/games` under its name. */
const ofGame = (path: string, game: string): boolean =>
  path.startsWith(`src/tables/${game}/`) || new RegExp(`^e2e/games/${game}[.-]`).test(path);
/** Whether a text contains the id of a game as a word. */
const hasId = (text: string, game: string): boolean => new RegExp(`(?<![\\w-])${game}(?![\\w-])`).test(text);

const shell = [...files('src'), ...files('e2e'), ...files('scripts'), 'index.html', 'vite.config.ts'].filter(
  (path) => !generated(path),
);

describe('a game is one folder', () => {
  it('which the rest of the client does not know by name', () => {
    expect(shell.length).toBeGreaterThan(100);
    const named = shell.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return REGISTERED.filter(
        (game) => !REGISTERED.some((owner) => ofGame(path, owner)) && hasId(text, game),
      ).map((game) => `${path} names ${game}`);
    });
    expect(named).toEqual([]);
  });

  it('whose name would be noticed elsewhere', () => {
    for (const game of REGISTERED) {
      expect(hasId(`open('${game}')`, game)).toBe(true);
      expect(hasId(`import './${game}/Table.svelte'`, game)).toBe(true);
      expect(hasId(`[data-game='${game}']`, game)).toBe(true);
      expect(hasId(`un${game}ed`, game)).toBe(false);
    }
  });

  it('with a manifest, a table, words and texts', async () => {
    const texts = messages('en');
    expect(REGISTERED).toEqual(
      expect.arrayContaining(
        readdirSync('src/tables', { withFileTypes: true }).flatMap((entry) =>
          entry.isDirectory() && entry.name !== 'generic' ? [entry.name] : [],
        ),
      ),
    );
    for (const game of REGISTERED) {
      const { Table, words } = await kit(game);
      expect([typeof Table, typeof words.describeAction, typeof words.describeNotice], game).toEqual([
        'function',
        'function',
        'function',
      ]);
      for (const key of [`game-${game}`, `game-${game}-line`]) expect(texts.has(key), key).toBe(true);
      expect(appearance(game).deck, game).toBeDefined();
      expect(existsSync(`e2e/games/${game}.ts`), game).toBe(true);
    }
  });

  it('whose place on the start page its manifest sets', () => {
    expect(games().map(({ id }) => id)).toEqual(REGISTERED);
    expect(new Set(REGISTERED.map((game) => JSON.stringify(appearance(game).hue))).size).toBe(
      REGISTERED.length,
    );
  });
});

describe('a game without a folder', () => {
  const info = (id: string, seats: number[]): Info => ({ id, name: 'Made Up', seats }) as Info;

  it('is listed after the others, with the facts of the server', () => {
    offer.games = [info('made-up', [2, 3, 4, 5]), ...REGISTERED.map((game) => info(game, [2]))];
    expect(games().map(({ id }) => id)).toEqual([...REGISTERED, 'made-up']);
    expect(facts('made-up')).toEqual({
      id: 'made-up',
      name: 'Made Up',
      line: '',
      size: '2–5 players',
      seats: 3,
      least: 2,
      taught: false,
    });
    offer.games = [info('made-up', [2])];
    // What the server does not offer is not shown.
    expect(games().map(({ id }) => id)).toEqual(['made-up']);
    expect(facts('made-up')).toMatchObject({ size: '2 players', seats: 2 });
    offer.games = [];
    expect(facts('made-up')).toMatchObject({ name: 'made-up', size: '', seats: 2 });
  });

  it('has the generic table', async () => {
    expect(await kit('made-up')).toEqual(await kit('generic'));
    expect(appearance('made-up').deck).toBeUndefined();
  });
});
