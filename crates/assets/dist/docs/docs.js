(() => {
const KEY = 'cardinal-theme';
const root = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
let chosen = null;
try {
chosen = localStorage.getItem(KEY);
} catch {
}
const theme = () => (chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light');
const show = () => {
root.dataset.theme = theme();
};
dark.addEventListener('change', show);
show();
root.classList.add('scripted');
let loading = null;
const load = () =>
(loading ??= fetch('/docs/search.json').then((answer) =>
answer.ok ? answer.json() : Promise.reject(new Error('no index')),
)).catch((fault) => {
loading = null;
throw fault;
});
/** The sections that contain every word, those with a match in the title first. */
function find(index, text) {
const asked = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
let found = null;
for (const part of asked) {
const here = new Set();
for (const [word, distances] of Object.entries(index.words)) {
if (!word.startsWith(part)) continue;
let at = 0;
for (const distance of distances) here.add((at += distance));
}
found = found === null ? here : new Set([...found].filter((at) => here.has(at)));
}
const weight = (at) => {
const [page, , title] = index.sections[at];
const words = `${title || index.pages[page][1]}`.toLowerCase();
return asked.filter((part) => words.includes(part)).length + (title === '' ? 0.5 : 0);
};
return [...(found ?? [])].sort((one, other) => weight(other) - weight(one) || one - other);
}
document.addEventListener('DOMContentLoaded', () => {
const part = (selector) => document.querySelector(selector);
part('.theme').addEventListener('click', () => {
chosen = theme() === 'dark' ? 'light' : 'dark';
try {
localStorage.setItem(KEY, chosen);
} catch {
}
show();
});
const menu = part('.menu');
const open = (on) => {
menu.setAttribute('aria-expanded', String(on));
root.classList.toggle('menu-open', on);
};
menu.addEventListener('click', () => open(menu.getAttribute('aria-expanded') !== 'true'));
part('#frame-pages [aria-current]')?.scrollIntoView({ block: 'nearest' });
const input = part('#frame-search');
const box = part('#frame-found');
const status = part('#frame-found p');
const list = part('#frame-found ul');
const close = () => {
box.hidden = true;
};
async function search() {
const text = input.value.trim();
if (text.length < 2) return close();
let index;
try {
index = await load();
} catch {
status.textContent = 'The search cannot be reached.';
list.replaceChildren();
box.hidden = false;
return;
}
if (input.value.trim() !== text) return;
const found = find(index, text);
status.textContent =
found.length === 0 ? 'Nothing found.' : found.length === 1 ? '1 section' : `${found.length} sections`;
list.replaceChildren(
...found.slice(0, 12).map((at) => {
const [page, id, title] = index.sections[at];
const [address, name] = index.pages[page];
const link = document.createElement('a');
link.href = id ? `${address}#${id}` : address;
const small = document.createElement('small');
small.textContent = title ? name : '';
link.append(title || name, ' ', small);
link.addEventListener('click', close);
const item = document.createElement('li');
item.append(link);
return item;
}),
);
box.hidden = false;
}
input.addEventListener('focus', () => {
load().catch(() => {});
});
input.addEventListener('input', () => {
void search();
});
document.addEventListener('keydown', (event) => {
const links = [...list.querySelectorAll('a')];
const at = links.indexOf(document.activeElement);
if (event.key === '/' && !/^(INPUT|TEXTAREA)$/.test(document.activeElement?.tagName ?? '')) {
event.preventDefault();
input.focus();
} else if (event.key === 'Escape') {
if (!box.hidden) input.focus();
close();
if (menu.getAttribute('aria-expanded') === 'true') {
open(false);
menu.focus();
}
} else if (
!box.hidden &&
(event.key === 'ArrowDown' || event.key === 'ArrowUp') &&
(at >= 0 || document.activeElement === input)
) {
event.preventDefault();
const next = at + (event.key === 'ArrowDown' ? 1 : -1);
(next < 0 ? input : links[Math.min(next, links.length - 1)])?.focus();
} else if (event.key === 'Enter' && document.activeElement === input && links[0] && !box.hidden) {
event.preventDefault();
links[0].click();
}
});
document.addEventListener('click', (event) => {
if (!event.target.closest('search')) close();
});
});
})();
