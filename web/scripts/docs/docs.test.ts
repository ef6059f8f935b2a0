// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkLinks, site, style } from '../docs.mjs';
import { addressOf } from './pages.mjs';
import { render, slug, target } from './render.mjs';
import { index } from './search.mjs';

const known = new Set(['README.md', 'a.md', 'rules/one.md', '../ARCHITECTURE.md']);
const page = (source: string, file = 'a.md') => ({
  file,
  address: addressOf(file),
  source,
  ...render({ file, source }, known),
});

it('builds every page, with links that lead somewhere', () => {
  const files = site();
  for (const name of [
    'docs/index.html',
    'docs/operating.html',
    'docs/architecture.html',
    'docs/not-found.html',
    'docs/docs.css',
    'docs/docs.js',
    'docs/search.json',
  ]) {
    expect(files.has(name), name).toBe(true);
  }
  expect([...files.keys()].filter((name) => name.startsWith('docs/rules/')).length).toBeGreaterThan(3);
  for (const [name, text] of files) {
    if (name.endsWith('.html')) expect(text.match(/<h1/g), name).toHaveLength(1);
    expect(text, name).not.toMatch(/(?:src|href)="https?:/);
  }
});

it('leads links between files to pages, and leaves other files as text', () => {
  expect(target('a.md#part', 'README.md', known)).toBe('/docs/a#part');
  expect(target('README.md', 'a.md', known)).toBe('/docs');
  expect(target('../a.md', 'rules/one.md', known)).toBe('/docs/a');
  expect(target('../ARCHITECTURE.md', 'a.md', known)).toBe('/docs/architecture');
  expect(target('docs/a.md', '../ARCHITECTURE.md', known)).toBe('/docs/a');
  expect(target('crates/engine/src/game.rs', '../ARCHITECTURE.md', known)).toBeNull();
  expect(target('openapi.json', 'a.md', known)).toBe('/api/openapi.json');
  expect(() => target('gone.md', 'a.md', known)).toThrow(/not a page/);
  expect(page('# A\n\n[the code](../crates/x.rs) and [more](#b)\n\n## B').html).toContain(
    '<p>the code and <a href="#b">more</a></p>',
  );
});

it('refuses links to headings that are not there', () => {
  const one = page('# A\n\n## B\n\n[b](#b) [home](README.md)');
  expect(() => checkLinks([one])).toThrow(/no page/);
  const home = page('# Home\n\n[b](a.md#b)', 'README.md');
  expect(() => checkLinks([one, home])).not.toThrow();
  expect(() => checkLinks([one, page('# Home\n\n[b](a.md#c)', 'README.md')])).toThrow(/no such heading/);
});

it('names headings as code hosts do, and each once', () => {
  expect(slug('What is kept, and for how long')).toBe('what-is-kept-and-for-how-long');
  expect(slug('replay --trace')).toBe('replay---trace');
  const { headings, html } = page('# A\n\n## Same\n\n## Same\n\n### <a id="nb-1"></a>NB-1 · Players\n\nText');
  expect(headings.map(({ id }) => id)).toEqual(['same', 'same-1', 'nb-1']);
  expect(html).toContain('<h3 id="nb-1">NB-1 · Players');
});

it('lets wide tables and listings scroll with the keyboard, and drops remarks', () => {
  const { html } = page('# A\n\n<!-- remark -->\n\n## "B"\n\n| a |\n| --- |\n| b |\n\n```sh\na < b\n```');
  expect(html).toContain('role="region" tabindex="0" aria-label="Table: &quot;B&quot;"');
  expect(html).toContain('<pre tabindex="0"><code>a &lt; b\n</code></pre>');
  expect(html).not.toContain('remark');
});

it('finds the sections of a word', () => {
  const { sections, words } = index([
    page('# A\n\nThe clock runs.\n\n## Time\n\n`clock`, once\n\n## Rest\n\nNothing'),
  ]);
  expect(sections).toEqual([
    [0, '', ''],
    [0, 'time', 'Time'],
    [0, 'rest', 'Rest'],
  ]);
  expect(words['clock']).toEqual([0, 1]);
  expect(words['the']).toBeUndefined();
});

it('has the dark theme without scripts too', () => {
  expect(style()).toMatch(
    /prefers-color-scheme: dark\) \{ :root:not\(\[data-theme\]\) \{\s*color-scheme: dark/,
  );
  expect(() => style(':root {}')).toThrow(/dark/);
});

it('calls the buttons of the web client by their names', () => {
  const locale = new URL('../../../locales/en/', import.meta.url);
  const texts = readdirSync(locale)
    .filter((name) => /^web.*\.ftl$/.test(name))
    .map((name) => readFileSync(new URL(name, locale), 'utf8'))
    .join('\n');
  const labels = new Set([...texts.matchAll(/^[a-z][\w-]* = (.+)$/gm)].map((match) => match[1]));
  const guide = readFileSync(new URL('../../../docs/playing.md', import.meta.url), 'utf8').replace(
    /\s+/g,
    ' ',
  );
  const named = [...guide.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map((match) => match[1]);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !labels.has(name))).toEqual([]);
});
