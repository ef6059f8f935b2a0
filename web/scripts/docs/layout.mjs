// The frame around every page of the documentation.

const escaped = (text) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The headings of the table of contents: the second level, and the third if the list stays short. */
function contents(headings) {
  const listed = headings.filter(({ level }) => level === 2);
  const deeper = headings.filter(({ level }) => level <= 3);
  const shown = deeper.length <= 14 ? deeper : listed;
  if (shown.length < 2) return '';
  const items = shown.map(
    ({ id, text, level }) =>
      `<li${level === 3 ? ' class="deeper"' : ''}><a href="#${id}">${escaped(text)}</a></li>`,
  );
  return `<nav class="contents" aria-labelledby="frame-contents"><h2 id="frame-contents">On this page</h2><ul>${items.join('')}</ul></nav>`;
}

/** The side bar, with the current page marked. */
function side(groups, here) {
  const entry = (page) =>
    `<li><a href="${page.address}"${page.address === here ? ' aria-current="page"' : ''}>${escaped(page.title)}</a></li>`;
  return groups.map(({ title, pages }) => `<h2>${title}</h2><ul>${pages.map(entry).join('')}</ul>`).join('');
}

/** The previous and the next page in the side bar. */
function neighbours(groups, here) {
  const all = groups.flatMap((group) => group.pages);
  const at = all.findIndex((page) => page.address === here);
  if (at < 0) return '';
  const link = (page, word) =>
    page
      ? `<a rel="${word === 'Next' ? 'next' : 'prev'}" href="${page.address}"><small>${word}</small> ${escaped(page.title)}</a>`
      : '<span></span>';
  return `<nav class="neighbours" aria-label="Previous and next page">${link(all[at - 1], 'Previous')}${link(all[at + 1], 'Next')}</nav>`;
}

/** A whole page. The ids of the frame have a prefix, because headings make ids too. */
export function layout(page, groups) {
  const name = page.address === '/docs' ? 'Cardinal documentation' : `${page.title} · Cardinal`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${escaped(page.description.slice(0, 200))}">
<title>${escaped(name)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="preload" href="/inter.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="/docs/docs.css">
<script src="/docs/docs.js"></script>
</head>
<body>
<a class="skip" href="#frame-main">Skip to the content</a>
<header>
<a class="brand" href="/" aria-label="Cardinal"><img src="/icon.svg" alt="" width="30" height="30"><span>Cardinal</span></a>
<a class="home" href="/docs">Documentation</a>
<search><label class="sr-only" for="frame-search">Search the documentation</label><input id="frame-search" type="search" placeholder="Search" autocomplete="off" aria-controls="frame-found" aria-keyshortcuts="/"><div id="frame-found" hidden><p role="status"></p><ul></ul></div></search>
<button class="theme" type="button" aria-label="Switch between light and dark">◐</button>
<button class="menu" type="button" aria-expanded="false" aria-controls="frame-pages">Pages</button>
</header>
<div class="frame">
<nav id="frame-pages" aria-label="Pages">${side(groups, page.address)}</nav>
<main id="frame-main" tabindex="-1">
${contents(page.headings)}
<article>
${page.html}</article>
${neighbours(groups, page.address)}
</main>
</div>
</body>
</html>
`;
}
