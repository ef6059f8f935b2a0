// Builds the search index of the documentation: the sections of each word.

const COMMON = new Set(
  'a an and are as at be by for from has have in is it its of on or that the their they this to was which with'.split(
    ' ',
  ),
);

/** The searchable words of a text. */
export const words = (text) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((word) => word.length > 1 && !COMMON.has(word)) ?? [];

/** The index of all pages: titles, sections as [page, id, title], and for each word the numbers of its sections, each as the distance from the one before. */
export function index(pages) {
  const sections = [];
  const found = new Map();
  for (const [number, page] of pages.entries()) {
    for (const section of page.sections) {
      const at = sections.push([number, section.id, section.title]) - 1;
      for (const word of new Set(words(section.words.join(' '))))
        found.set(word, [...(found.get(word) ?? []), at]);
    }
  }
  const entries = [...found].sort(([one], [other]) => (one < other ? -1 : 1));
  const distances = (list) => list.map((at, place) => at - (list[place - 1] ?? 0));
  return {
    pages: pages.map((page) => [page.address, page.title]),
    sections,
    words: Object.fromEntries(entries.map(([word, list]) => [word, distances(list)])),
  };
}
