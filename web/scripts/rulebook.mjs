// Reads the rules texts when the bundle is built: the page gets them as data, and needs no parser.
import { readFileSync } from 'node:fs';
import { FluentParser } from '@fluent/syntax';

/** The text of a message or attribute; a blank line parts paragraphs. */
const paragraphs = (pattern) =>
  (pattern?.elements ?? [])
    .map((element) => element.value ?? '')
    .join('')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
    .filter((part) => part !== '');

/** Reads a file of rules. */
export function parse(game, source) {
  const book = { game, title: game, tagline: '', credits: '', sections: [], options: {}, refusals: {} };
  let section = '';
  for (const entry of new FluentParser().parse(source).body) {
    if (entry.type === 'GroupComment') section = entry.content;
    if (entry.type === 'Junk') throw new Error(`${game}: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    const id = entry.id.name;
    const text = paragraphs(entry.value);
    const whole = text.join(' ');
    const attributes = Object.fromEntries(
      entry.attributes.map((one) => [one.id.name, paragraphs(one.value).join(' ')]),
    );
    if (id === 'title' || id === 'tagline' || id === 'credits') {
      book[id] = whole;
    } else if (/^[A-Z]{2}-A?\d+$/.test(id)) {
      if (book.sections.at(-1)?.title !== section) book.sections.push({ title: section, clauses: [] });
      book.sections.at(-1).clauses.push({ id, title: attributes.title ?? id, text });
    } else if (id.startsWith('option-')) {
      const key = id.slice('option-'.length);
      const { title = key, clause = '', ...values } = attributes;
      book.options[key] = { key, title, clause, text: whole, values };
    } else if (id.startsWith('refusal-')) {
      book.refusals[id.slice('refusal-'.length)] = whole;
    }
  }
  return book;
}

/** Lets `…/<game>.ftl?rulebook` be imported as a rulebook. */
export function rulebook() {
  return {
    name: 'cardinal-rulebook',
    load(id) {
      const file = /^(.*\/([\w-]+)\.ftl)\?rulebook$/.exec(id);
      if (!file) return null;
      this.addWatchFile(file[1]);
      return `export default ${JSON.stringify(parse(file[2], readFileSync(file[1], 'utf8')))}`;
    },
  };
}
