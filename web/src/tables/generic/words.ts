/** Actions and notices of an unknown game, put into words from their JSON alone. */
import { row, somebody } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';
import { isSeat, label, partsOf, shapeOf, type Scalar } from './shape';

/** A sentence names this many entries of a list. */
const ENTRIES = 12;

/** A value without parts, as text. */
export function scalarText(value: Scalar, key: string, viewer: number | null, names: string[]): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return t(value ? 'setup-yes' : 'setup-no');
  if (isSeat(key, value, names)) return somebody(value, viewer, names).who;
  return String(value).replaceAll('_', ' ');
}

function text(value: unknown, key: string, viewer: number | null, names: string[]): string {
  const shape = shapeOf(value);
  if (shape.kind === 'scalar') return scalarText(shape.value, key, viewer, names);
  if (shape.kind === 'group') return row(partTexts(shape.entries, viewer, names));
  const items = shape.kind === 'row' ? shape.values : shape.kind === 'grid' ? shape.rows : shape.items;
  if (items.length === 0) return t('any-none');
  const shown = items.slice(0, ENTRIES).map((item) => text(item, key, viewer, names));
  return row(items.length > ENTRIES ? [...shown, '…'] : shown);
}

function partTexts(entries: [string, unknown][], viewer: number | null, names: string[]): string[] {
  return entries
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => t('any-part', { name: label(key).toLowerCase(), value: text(value, key, viewer, names) }));
}

/** What is done or has happened, named by its tag, and its details. */
function told(what: unknown, tag: string, without: string[], viewer: number | null, names: string[]): string {
  if (shapeOf(what).kind !== 'group') return label(text(what, '', viewer, names));
  const { [tag]: name, ...rest } = partsOf(what);
  const details = row(partTexts(Object.entries(rest).filter(([key]) => !without.includes(key)), viewer, names));
  if (typeof name !== 'string') return details;
  return details === '' ? label(name) : t('any-parts', { what: label(name), parts: details });
}

function viewerOf(view: unknown): number | null {
  const { seat } = partsOf(view);
  return typeof seat === 'number' ? seat : null;
}

export function describeAction(action: unknown, view: unknown, names: string[]): string {
  return told(action, 'do', [], viewerOf(view), names);
}

export function describeNotice(notice: unknown, view: unknown, names: string[]): string {
  const viewer = viewerOf(view);
  const { seat } = partsOf(notice);
  if (!isSeat('seat', seat, names)) return told(notice, 'on', [], viewer, names);
  return t('any-by', { who: somebody(seat, viewer, names).who, what: told(notice, 'on', ['seat'], viewer, names) });
}
