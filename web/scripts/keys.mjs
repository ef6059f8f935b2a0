// Writes the types of all texts of the web client, so that a missing text or a wrong value does not compile:
// `npm run words`. The tests fail while the file is not what this writes.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { Visitor, parse } from '@fluent/syntax';

const locales = new URL('../../locales/', import.meta.url);
export const target = new URL('../src/lib/words/keys.ts', import.meta.url);

class Variables extends Visitor {
  found = new Set();
  visitVariableReference(node) {
    this.found.add(node.id.name);
  }
}

/** The messages of a language: their variables by key. Throws on invalid files. */
export function messages(language) {
  const found = new Map();
  const folder = new URL(`${language}/`, locales);
  for (const name of readdirSync(folder).sort()) {
    if (!/^web.*\.ftl$/.test(name)) continue;
    const resource = parse(readFileSync(new URL(name, folder), 'utf8'), {});
    for (const entry of resource.body) {
      if (entry.type === 'Junk')
        throw new Error(`locales/${language}/${name} cannot be read at: ${entry.content.slice(0, 80)}`);
      if (entry.type !== 'Message') continue;
      if (found.has(entry.id.name))
        throw new Error(`locales/${language}/${name}: ${entry.id.name} is there twice`);
      const variables = new Variables();
      variables.visit(entry);
      found.set(entry.id.name, [...variables.found].sort());
    }
  }
  return found;
}

/** The expected content of the file of types. */
export function types() {
  const type = (name) => (name === 'you' ? "'yes' | 'no'" : 'string | number');
  const lines = [...messages('en')].map(([key, variables]) => {
    const values = variables.map((name) => `${name}: ${type(name)}`).join('; ');
    return `  '${key}': ${values === '' ? 'object' : `{ ${values} }`};`;
  });
  return `// Written by \`npm run words\` from locales/en; not to be edited.\n\n/** Every text with its values. */\nexport interface Words {\n${lines.join('\n')}\n}\n`;
}

if (process.argv[1] && import.meta.url === new URL(`file://${process.argv[1]}`).href)
  writeFileSync(target, types());
