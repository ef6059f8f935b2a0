/** Actions and notices of an unknown game in words, from their JSON alone. */
import { row, sentence, subject } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';
import { isSeat, label, partsOf, shapeOf, type Scalar } from './shape';

/** A sentence names this many entries of a list. */
const ENTRIES = 12;

/** A scalar as text. */
export function scalarText(value: Scalar, key: string, viewer: number | null, names: string[]): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return t(value ? 'setup-yes' : 'setup-no');
  if (isSeat(key, value, names)) return subject(value, viewer, names).who;
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
    .map(([key, value]) =>
      t('any-part', { name: label(key).toLowerCase(), value: text(value, key, viewer, names) }),
    );
}

/** An action or a notice: its tag and its details. */
function parts(
  what: unknown,
  tag: string,
  viewer: number | null,
  names: string[],
): { name: string; details: string[] } {
  if (shapeOf(what).kind !== 'group') return { name: label(text(what, '', viewer, names)), details: [] };
  const { [tag]: name, ...rest } = partsOf(what);
  return {
    name: typeof name === 'string' ? label(name) : '',
    details: partTexts(Object.entries(rest), viewer, names),
  };
}

function joined({ name, details }: ReturnType<typeof parts>): string {
  return name === '' || details.length === 0
    ? name || row(details)
    : t('any-parts', { what: name, parts: row(details) });
}

function viewerOf(view: unknown): number | null {
  const { seat } = partsOf(view);
  return typeof seat === 'number' ? seat : null;
}

export function describeAction(action: unknown, view: unknown, names: string[]): string {
  return joined(parts(action, 'do', viewerOf(view), names));
}

export function describeNotice(notice: unknown, view: unknown, names: string[]): string {
  const viewer = viewerOf(view);
  const { seat, ...rest } = partsOf(notice);
  if (!isSeat('seat', seat, names)) {
    const what = joined(parts(notice, 'on', viewer, names));
    return what === '' ? '' : sentence(what);
  }
  const { name, details } = parts(rest, 'on', viewer, names);
  return sentence(
    t('any-by', {
      who: subject(seat, viewer, names).who,
      what: row([name.toLowerCase(), ...details].filter((part) => part !== '')),
    }),
  );
}
