/**
 * The language of the page, and its texts: Fluent files from `locales/`, the same format that the program reads.
 *
 * `t` reads the language from a signal, so whatever is worded with it, anywhere, is worded anew when the language changes.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import english from './en';
import type { Words } from './keys';

/** The languages there are, each called as its speakers call it. */
export const LANGUAGES = { en: 'English', es: 'Español', ja: '日本語', ko: '한국어' } as const;
export type Language = keyof typeof LANGUAGES;
export type Key = keyof Words;
type Wanted<K extends Key> = keyof Words[K] extends never ? [] : [Words[K]];

const KEY = 'cardinal-language';
/** English is always there, to fall back on; the others are fetched when they are wanted. */
const OTHERS: Record<Exclude<Language, 'en'>, () => Promise<{ default: string[] }>> = {
  es: () => import('./es'),
  ja: () => import('./ja'),
  ko: () => import('./ko'),
};

/** Texts of one language, ready for use. */
export function bundle(language: Language, sources: string[]): FluentBundle {
  // No text here runs against the direction of the others, so names need no invisible marks around them.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The first of the wanted languages that is there; English if none is. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (isLanguage(code)) return code;
  }
  return 'en';
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const fallback = bundle('en', english);

class Speech {
  /** The language that is shown. */
  language = $state<Language>('en');
  private texts = $state.raw(fallback);
  private round = 0;

  /** Takes up the language that was chosen before, or the browser's. */
  async begin(): Promise<void> {
    const before = stored();
    await this.show(before !== null && isLanguage(before) ? before : choose(navigator.languages ?? []));
  }

  /** Somebody chose a language. */
  async pick(language: Language): Promise<void> {
    await this.show(language);
    if (this.language !== language) return;
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  /** Words a message in the language shown, or in English where it is missing. */
  say(key: string, values?: Record<string, string | number>): string {
    for (const texts of [this.texts, fallback]) {
      const pattern = texts.getMessage(key)?.value;
      if (pattern) return texts.formatPattern(pattern, values ?? null, []);
    }
    return key;
  }

  has(key: string): boolean {
    return fallback.hasMessage(key);
  }

  /** The language as the reader's region writes it, for numbers and dates. */
  get locale(): string {
    return (navigator.languages ?? []).find((tag) => tag.split('-')[0] === this.language) ?? this.language;
  }

  private async show(language: Language): Promise<void> {
    this.round += 1;
    const round = this.round;
    const texts = language === 'en' ? fallback : bundle(language, (await OTHERS[language]()).default);
    // Only the last wish counts.
    if (round !== this.round) return;
    this.texts = texts;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** A text of the page, with its values. */
export function t<K extends Key>(key: K, ...values: Wanted<K>): string {
  return speech.say(key, values[0] as Record<string, string | number> | undefined);
}

/** The text for a word that comes from elsewhere, such as a code of the server; the given one where there is none. */
export function known(prefix: string, word: string, otherwise: string): string {
  const key = `${prefix}-${word}`;
  return speech.has(key) ? speech.say(key) : otherwise;
}
