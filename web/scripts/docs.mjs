// Builds the documentation as a small site beside the web client: docs/*.md become pages below /docs.
import { readFileSync } from 'node:fs';
import { layout } from './docs/layout.mjs';
import { pages } from './docs/pages.mjs';
import { render } from './docs/render.mjs';
import { index } from './docs/search.mjs';

const SOURCES = new URL('../../docs/', import.meta.url);
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The theme of the web client and the style of the pages; without scripts the system's setting selects the dark theme. */
export function style(theme = read('../src/lib/theme.css')) {
  const dark = /:root\[data-theme='dark'\] \{([^}]*)\}/.exec(theme);
  if (!dark)
    throw new Error(
      "web/src/lib/theme.css has no :root[data-theme='dark'] block: say in web/scripts/docs.mjs which colours the dark documentation has",
    );
  const whole = `${theme}\n@media (prefers-color-scheme: dark) { :root:not([data-theme]) {${dark[1]}} }\n${read('docs/docs.css')}`;
  return whole
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\n\s*/g, '\n')
    .trim();
}

/** The page for an unknown address. */
const MISSING = {
  title: 'There is no such page',
  address: '/docs/not-found',
  description: 'This page of the documentation does not exist.',
  headings: [],
  html: '<h1>There is no such page</h1>\n<p>The address may be old or mistyped. Search above, or go to <a href="/docs">the start of the documentation</a> or <a href="/">to the games</a>.</p>\n',
};

/** Refuses broken links within the site. */
export function checkLinks(all) {
  const ids = new Map(all.map((page) => [page.address, page.ids]));
  for (const page of all) {
    for (const link of page.links) {
      if (!link.startsWith('/docs') && !link.startsWith('#')) continue;
      const [address, id] = link.split('#');
      const there = ids.get(address || page.address);
      if (!there) throw new Error(`docs/${page.file} links to ${link}, which is no page`);
      if (id && !there.has(id))
        throw new Error(`docs/${page.file} links to ${link}, and there is no such heading`);
    }
  }
}

/** All files of the site by name. */
export function site(root = SOURCES) {
  const groups = pages(root);
  const known = new Set(groups.flatMap((group) => group.pages.map((page) => page.file)));
  const rendered = groups.map(({ title, pages }) => ({
    title,
    pages: pages.map((page) => ({ ...page, ...render(page, known) })),
  }));
  const all = rendered.flatMap((group) => group.pages);
  checkLinks(all);
  const files = new Map(
    all.map((page) => [
      `${page.address === '/docs' ? '/docs/index' : page.address}.html`.slice(1),
      layout(page, rendered),
    ]),
  );
  files.set('docs/not-found.html', layout(MISSING, rendered));
  files.set('docs/docs.css', style());
  files.set(
    'docs/docs.js',
    read('docs/client.js')
      .replace(/^\s*\/\/.*\n/gm, '')
      .replace(/\n\s+/g, '\n'),
  );
  files.set('docs/search.json', JSON.stringify(index(all)));
  return files;
}

/** Adds the site to the bundle. */
export function docs() {
  return {
    name: 'cardinal-docs',
    apply: 'build',
    generateBundle() {
      for (const [fileName, source] of site()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
