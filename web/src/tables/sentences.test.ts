import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { speech, type Language } from '../lib/words/speech.svelte';

type Said = Record<Language, string>;
interface Moment {
  game: string;
  names: string[];
  view: never;
  notices: { what: never; said: Said }[];
  actions: { what: never; said: Said }[];
}

interface Words {
  describeAction: (action: never, view: never, names: string[]) => string;
  describeNotice: (notice: never, view: never, names: string[]) => string;
}

const WORDS = import.meta.glob<Words>('./*/words.ts', { eager: true });
/** What the terminal client says; a test of it writes the file. */
const file = join('..', 'crates', 'tui', 'tests', 'words', 'sentences.json');
const moments = JSON.parse(readFileSync(file, 'utf8')) as Moment[];

afterEach(() => speech.pick('en'));

describe('the sentences of the terminal', () => {
  it.each(['en', 'es', 'ja', 'ko'] as const)('are those of the page in %s', async (language) => {
    await speech.pick(language);
    for (const { game, names, view, notices, actions } of moments) {
      const words = WORDS[`./${game}/words.ts`];
      for (const { what, said } of notices)
        expect(words?.describeNotice(what, view, names)).toBe(said[language]);
      for (const { what, said } of actions)
        expect(words?.describeAction(what, view, names)).toBe(said[language]);
    }
  });
});
