// Turns one Markdown file into the HTML of a page, its headings and its sections for the search.
import MarkdownIt from 'markdown-it';
import { addressOf } from './pages.mjs';

/** Files outside the documentation that the server serves under another address. */
const SERVED = { 'openapi.json': '/api/openapi.json' };

/** The anchor of a heading, by the rule of code hosts. */
export const slug = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The text of a token without its markup. */
const plain = (token) =>
  (token.children ?? [])
    .map((child) => (child.type === 'softbreak' ? ' ' : child.type === 'html_inline' ? '' : child.content))
    .join('')
    .trim();

/** The address of a link on the site; null for a file that the site does not have. */
export function target(href, file, known) {
  if (/^[a-z]+:/i.test(href) || href.startsWith('#')) return href;
  const [path, hash] = href.split('#');
  // `docs` is the root; only files one level above it can be pages.
  const base = new URL(file, 'file:///project/docs/');
  const inside = new URL(path, base).pathname.replace(/^\/project\//, '');
  const name = inside.startsWith('docs/') ? inside.slice('docs/'.length) : `../${inside}`;
  if (SERVED[name]) return SERVED[name];
  if (!known.has(name)) {
    if (name.endsWith('.md') && !name.startsWith('../'))
      throw new Error(`docs/${file} links to ${href}, which is not a page`);
    return null;
  }
  return addressOf(name) + (hash ? `#${hash}` : '');
}

/** Gives every heading an id, unique on its page, and collects headings and sections. */
function walk(tokens) {
  const page = { title: '', headings: [], sections: [], ids: new Set() };
  let section = { id: '', title: '', words: [] };
  for (const [at, token] of tokens.entries()) {
    if (token.type === 'heading_open') {
      const inline = tokens[at + 1];
      const named = (inline.children ?? []).findIndex(
        (child) => child.type === 'html_inline' && child.content.startsWith('<a id="'),
      );
      const text = plain(inline);
      let id = slug(text);
      if (named >= 0) {
        id = /id="([^"]+)"/.exec(inline.children[named].content)[1];
        inline.children.splice(named, 2);
      }
      for (let count = 1, first = id; page.ids.has(id); count += 1) id = `${first}-${count}`;
      page.ids.add(id);
      token.attrSet('id', id);
      const level = Number(token.tag.slice(1));
      if (level === 1) page.title = text;
      else page.headings.push({ id, text, level });
      section = { id: level === 1 ? '' : id, title: level === 1 ? '' : text, words: [text] };
      page.sections.push(section);
    } else if (token.type === 'inline') {
      section.words.push(plain(token));
    } else if (token.type === 'fence') {
      section.words.push(token.content);
    }
  }
  return page;
}

/** Renders a page; `known` are the files of all pages. */
export function render({ file, source }, known) {
  const markdown = new MarkdownIt({ html: true });
  const { rules } = markdown.renderer;
  const links = [];
  const open = [];
  rules.link_open = (tokens, at, options, _env, self) => {
    const href = target(tokens[at].attrGet('href'), file, known);
    open.push(href !== null);
    if (href === null) return '';
    links.push(href);
    tokens[at].attrSet('href', href);
    return self.renderToken(tokens, at, options);
  };
  rules.link_close = (tokens, at, options, _env, self) =>
    open.pop() ? self.renderToken(tokens, at, options) : '';
  rules.heading_close = (tokens, at, options, _env, self) => {
    const { tag } = tokens[at];
    const id = tokens[at - 2].attrGet('id');
    const anchor =
      tag === 'h1' ? '' : ` <a class="anchor" href="#${id}" aria-label="Link to this section">#</a>`;
    return anchor + self.renderToken(tokens, at, options);
  };
  // Wide tables and listings scroll separately, also with the keyboard.
  let heading = '';
  const tables = new Map();
  rules.heading_open = (tokens, at, options, _env, self) => {
    heading = plain(tokens[at + 1]);
    return self.renderToken(tokens, at, options);
  };
  rules.table_open = () => {
    // Every region needs a unique name, even if one section has several tables.
    const count = (tables.get(heading) ?? 0) + 1;
    tables.set(heading, count);
    const name = markdown.utils.escapeHtml(count === 1 ? heading : `${heading} (${count})`);
    return `<div class="scroll" role="region" tabindex="0" aria-label="Table: ${name}"><table>\n`;
  };
  rules.table_close = () => '</table></div>\n';
  rules.fence = (tokens, at) =>
    `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[at].content)}</code></pre>\n`;
  rules.image = () => {
    throw new Error(`docs/${file} has a picture, which the site does not carry`);
  };
  // HTML comments are for other programs.
  rules.html_block = (tokens, at) => (tokens[at].content.startsWith('<!--') ? '' : tokens[at].content);
  const tokens = markdown.parse(source, {});
  const page = walk(tokens);
  if (page.title === '') throw new Error(`docs/${file} has no title`);
  const first = tokens.find(
    (token, at) => token.type === 'inline' && tokens[at - 1]?.type === 'paragraph_open',
  );
  return {
    ...page,
    html: markdown.renderer.render(tokens, markdown.options, {}),
    links,
    description: first ? plain(first) : page.title,
  };
}
