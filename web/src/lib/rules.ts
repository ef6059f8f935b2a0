/** The rules text: the same files that the program reads, in the small part of Fluent that they use. */
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

interface Message {
  id: string;
  section: string;
  lines: string[];
  attributes: Record<string, string>;
}

function messages(source: string): Message[] {
  const found: Message[] = [];
  let section = '';
  let current: Message | null = null;
  let attribute: string | null = null;
  for (const line of source.split(/\r?\n/)) {
    if (line.startsWith('#')) {
      if (line.startsWith('## ')) section = line.slice(3).trim();
      continue;
    }
    const start = /^([A-Za-z][\w-]*) = ?(.*)$/.exec(line);
    if (start) {
      current = { id: start[1] ?? '', section, lines: [start[2] ?? ''], attributes: {} };
      attribute = null;
      found.push(current);
      continue;
    }
    if (current === null) continue;
    const inner = /^\s+\.([\w-]+) = ?(.*)$/.exec(line);
    if (inner) {
      attribute = inner[1] ?? '';
      current.attributes[attribute] = inner[2] ?? '';
    } else if (attribute !== null) {
      if (line.trim() !== '') current.attributes[attribute] += ` ${line.trim()}`;
    } else {
      current.lines.push(line.trim());
    }
  }
  return found;
}

/** A blank line parts paragraphs; other line breaks are spaces. */
function paragraphs(lines: string[]): string[] {
  const parts: string[] = [];
  let open = '';
  for (const line of lines) {
    if (line === '') {
      if (open !== '') parts.push(open);
      open = '';
    } else {
      open = open === '' ? line : `${open} ${line}`;
    }
  }
  if (open !== '') parts.push(open);
  return parts;
}

/** Reads a file of rules. */
export function parse(game: string, source: string): Rulebook {
  const book: Rulebook = { game, title: game, tagline: '', credits: '', sections: [], options: {}, refusals: {} };
  for (const message of messages(source)) {
    const text = paragraphs(message.lines);
    const whole = text.join(' ');
    if (message.id === 'title' || message.id === 'tagline' || message.id === 'credits') {
      book[message.id] = whole;
    } else if (/^[A-Z]{2}-A?\d+$/.test(message.id)) {
      const open = book.sections[book.sections.length - 1];
      const section = open?.title === message.section ? open : { title: message.section, clauses: [] };
      if (section !== open) book.sections.push(section);
      section.clauses.push({ id: message.id, title: message.attributes.title ?? message.id, text });
    } else if (message.id.startsWith('option-')) {
      const key = message.id.slice('option-'.length);
      const { title = key, clause = '', ...values } = message.attributes;
      book.options[key] = { key, title, clause, text: whole, values };
    } else if (message.id.startsWith('refusal-')) {
      book.refusals[message.id.slice('refusal-'.length)] = whole;
    }
  }
  return book;
}

/** What a value of an option means; a value that begins with a digit has another name in the text. */
export function meaning(option: OptionText | undefined, value: string): string {
  return option?.values[value] ?? option?.values[`n-${value}`] ?? '';
}

const files = import.meta.glob<string>(
  ['../../../locales/*/*.ftl', '!../../../locales/*/web*.ftl', '!../../../locales/*/server.ftl'],
  { query: '?raw', import: 'default' },
);
const loaded = new Map<string, Promise<Rulebook>>();

/** The rules of a game in the language of the page, or in English where they are not translated; a book without a clause where there is no text at all. */
export function rules(game: string): Promise<Rulebook> {
  const path = [speech.language, 'en'].map((language) => `../../../locales/${language}/${game}.ftl`).find((one) => one in files) ?? '';
  const known = loaded.get(path);
  if (known) return known;
  const file = files[path];
  if (!file) return Promise.resolve(parse(game, ''));
  const book = file().then((source) => parse(game, source));
  loaded.set(path, book);
  book.catch(() => loaded.delete(path));
  return book;
}
