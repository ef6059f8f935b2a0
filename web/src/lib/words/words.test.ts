// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { messages, target, types } from '../../../scripts/keys.mjs';
import { bundle, choose, LANGUAGES, type Language } from './speech.svelte';

const english = messages('en');
const source = files('src')
  .filter((name) => !name.endsWith('.test.ts') && !name.includes('/protocol/'))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n');

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory()
      ? files(path)
      : /\.(ts|svelte)$/.test(path) && !path.endsWith('keys.ts')
        ? [path]
        : [];
  });
}

/** Which keys the source asks for: whole ones, and those that are put together from a beginning and a word. */
function wanted(key: string, text: string): boolean {
  if (text.includes(`'${key}'`)) return true;
  const patterns = [...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((match) => match[1] ?? '');
  const prefixes = [...text.matchAll(/\b(?:known|knownText)\('([\w-]+)'/g)].map((match) => `${match[1]}-`);
  return [...patterns, ...prefixes].some((prefix) => key.startsWith(prefix));
}

it('has its types written from the texts', () => {
  expect(readFileSync(target, 'utf8')).toBe(types());
});

it('uses every text, and finds an unused one', () => {
  // Lines of a chat name their kind themselves.
  const rest = [...english.keys()].filter((key) => !/^(remark|reaction)-/.test(key) && !wanted(key, source));
  expect(rest).toEqual([]);
  expect(wanted('unused-text', source)).toBe(false);
});

it.each(Object.keys(LANGUAGES).filter((code) => code !== 'en'))(
  'has every text in %s, with the same values',
  (code) => {
    const translated = messages(code);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, variables] of english) {
      const others = translated.get(key) ?? [];
      // Whether it is the reader does not matter to every language.
      const counted = (names: string[]) => names.filter((name) => name !== 'you');
      expect({ key, variables: counted(others) }).toEqual({ key, variables: counted(variables) });
      expect(
        others.filter((name) => !variables.includes(name)),
        key,
      ).toEqual([]);
    }
  },
);

it.each(Object.keys(LANGUAGES).filter((code) => code !== 'en'))(
  'leaves no English sentence in %s',
  (code) => {
    const lines = (language: string) =>
      new Map(
        [...texts(language).matchAll(/^([a-z][\w-]*) = (.+)$/gm)].map((match) => [match[1], match[2] ?? '']),
      );
    const theirs = lines(code);
    const words = (text: string) => text.replace(/\{[^}]*\}/g, '');
    const same = [...lines('en')].filter(
      ([key, text]) => theirs.get(key) === text && /[a-z]{2,} [a-z]{2,} [a-z]/i.test(words(text)),
    );
    expect(same).toEqual([]);
  },
);

/** All texts of a language, as they stand in the files. */
function texts(language: string): string {
  const folder = join('..', 'locales', language);
  return readdirSync(folder)
    .filter((name) => /^web.*\.ftl$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

it('takes the first language it knows', () => {
  expect(choose(['fr-FR', 'ko-KR', 'en'])).toBe('ko');
  expect(choose(['ES-mx'])).toBe('es');
  expect(choose(['fr', 'de'])).toBe('en');
  expect(choose([])).toBe('en');
});

it.each(Object.keys(LANGUAGES) as Language[])('words every message in %s without a hole', (code) => {
  const made = bundle(code, [texts(code)]);
  for (const [key, variables] of messages(code)) {
    for (const you of ['yes', 'no']) {
      const faults: Error[] = [];
      const values = Object.fromEntries(variables.map((name) => [name, name === 'you' ? you : 2]));
      const pattern = made.getMessage(key)?.value;
      const text = pattern ? made.formatPattern(pattern, values, faults) : '';
      expect({ key, faults, empty: text === '' }).toEqual({ key, faults: [], empty: false });
      expect(text, key).not.toMatch(/[{}]/);
    }
  }
});
