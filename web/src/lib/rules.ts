/** The rules text, as `cargo xtask generate` writes it with the parser of the program. */
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

/** What a value of an option means. */
export function meaning(option: OptionText | undefined, value: string): string {
  return option?.values[value] ?? '';
}

const files = import.meta.glob<Rulebook>('./rulebooks/*/*.json', { import: 'default' });

/** The rules of a game in the language of the page, or in English where they are not translated; a book without a clause where there is no text at all. */
export async function rules(game: string): Promise<Rulebook> {
  const paths = [speech.language, 'en'].map((language) => `./rulebooks/${language}/${game}.json`);
  const file = files[paths.find((path) => path in files) ?? ''];
  return file
    ? file()
    : { game, title: game, tagline: '', credits: '', sections: [], options: {}, refusals: {} };
}
