// Which Markdown files make up the documentation, in which order, and where the site shows them.
import { readFileSync, readdirSync } from 'node:fs';

/** The order of the side bar; `rules/` stands for the rules of every game. A page in `docs` that no group lists stops the build. */
const GROUPS = [
  { title: 'Start', files: ['README.md'] },
  { title: 'Play', files: ['playing.md', 'terminal.md'] },
  { title: 'Rules', files: ['rules/'] },
  { title: 'Host', files: ['operating.md', 'upgrading.md', 'scaling.md'] },
  {
    title: 'Build',
    files: [
      'command-line.md',
      'lab.md',
      'bots.md',
      'python.md',
      'api.md',
      'protocol.md',
      'record.md',
      'benchmarks.md',
    ],
  },
  {
    title: 'The project',
    files: ['../ARCHITECTURE.md', '../CONTRIBUTING.md', 'glossary.md', 'releasing.md'],
  },
];

/** Where the site shows a file, by its path from `docs`. */
export function addressOf(file) {
  if (file === 'README.md') return '/docs';
  return `/docs/${file
    .replace(/^\.\.\//, '')
    .replace(/\.md$/, '')
    .toLowerCase()}`;
}

const markdown = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort();

/** All pages with their sources, group by group. `root` is the address of the folder `docs`, with a slash at its end. */
export function pages(root) {
  const rules = markdown(new URL('rules/', root)).map((name) => `rules/${name}`);
  const groups = GROUPS.map(({ title, files }) => ({
    title,
    pages: files
      .flatMap((file) => (file === 'rules/' ? rules : [file]))
      .map((file) => ({
        file,
        address: addressOf(file),
        source: readFileSync(new URL(file, root), 'utf8'),
      })),
  }));
  const listed = new Set(groups.flatMap((group) => group.pages.map((page) => page.file)));
  const forgotten = markdown(root).filter((name) => !listed.has(name));
  if (forgotten.length > 0) throw new Error(`no group of the documentation lists ${forgotten.join(', ')}`);
  return groups;
}
