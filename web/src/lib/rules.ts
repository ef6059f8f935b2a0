/** The rules text: the same files that the program reads, parsed when the bundle is built. */
import { speech } from './words/speech.svelte';

export interface Clause {
  id: string;
  title: string;
  /** Paragraphs. */
  text: string[];
}

export interface OptionText {
  key: string;
  title: string;
  clause: string;
  text: string;
  values: Record<string, string>;
}

export interface Rulebook {
  game: string;
  title: string;
  tagline: string;
  credits: string;
  sections: { title: string; clauses: Clause[] }[];
  options: Record<string, OptionText>;
  /** Why a move is refused, by code. */
  refusals: Record<string, string>;
}

/** What a value of an option means; a value that begins with a digit has another name in the text. */
export function meaning(option: OptionText | undefined, value: string): string {
  return option?.values[value] ?? option?.values[`n-${value}`] ?? '';
}

const files = import.meta.glob<Rulebook>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/web*.ftl', '!../../../locales/*/server.ftl'],
  { query: '?rulebook', import: 'default' },
);

/** The rules of a game in the language of the page, or in English where they are not translated; a book without a clause where there is no text at all. */
export async function rules(game: string): Promise<Rulebook> {
  const paths = [speech.language, 'en'].map((language) => `../../../locales/${language}/${game}.ftl`);
  const file = files[paths.find((path) => path in files) ?? ''];
  return file
    ? file()
    : { game, title: game, tagline: '', credits: '', sections: [], options: {}, refusals: {} };
}
