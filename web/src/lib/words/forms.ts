/** Numbers, ordinals, lists, moments and people, as the language writes them. */
import { FluentNumber } from '@fluent/bundle';
import { speech, t } from './speech.svelte';

/** Parts of a sentence: "a, b and c". */
export function listed(parts: string[]): string {
  return new Intl.ListFormat(speech.locale, { type: 'conjunction' }).format(parts);
}

/** A list without an "and". */
export function row(parts: string[]): string {
  return parts.join(t('separator'));
}

/** A fraction as a percentage: "64 %". */
export function percent(share: number): string {
  return new Intl.NumberFormat(speech.locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** 1st, 2nd, 3rd, 4th. */
export function place(number: number): string {
  // Fluent selects ordinal forms only for a number of type "ordinal".
  return t('ordinal', {
    number: new FluentNumber(number, { type: 'ordinal' } as Intl.NumberFormatOptions) as unknown as number,
  });
}

/** A date and time. */
export function when(at: number): string {
  return new Date(at).toLocaleString(speech.locale, { dateStyle: 'medium', timeStyle: 'short' });
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How long ago a moment was: "5 minutes ago". */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const [unit, size] = UNITS.find(([, least]) => seconds >= least) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(speech.locale, { numeric: 'auto' }).format(
    -Math.floor(seconds / size),
    unit,
  );
}

/** Capitalizes the first letter, in scripts with capitals. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(speech.locale) + text.slice(1);
}

/** Makes a sentence, with a capital letter and a full stop. */
export function sentence(text: string): string {
  const begun = capital(text.trim());
  return /[.!?。！？]$/.test(begun) ? begun : `${begun}.`;
}

/** A player in a sentence, and whether it is the reader. */
export interface Subject {
  who: string;
  you: 'yes' | 'no';
}

/** The name at a seat, or its number. */
export function nameAt(seat: number, names: string[]): string {
  return names[seat] || t('seat-number', { number: seat + 1 });
}

/** The player of a seat, named for this viewer. */
export function subject(seat: number, viewer: number | null, names: string[]): Subject {
  return seat === viewer
    ? { who: t('you'), you: 'yes' }
    : { who: t('person', { name: nameAt(seat, names) }), you: 'no' };
}
