/**
 * The language of the page and its texts: the Fluent files of `locales/`, which the program reads too.
 *
 * `t` reads the language from a signal, so every text that uses it changes with the language.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import english from './en';
import type { Words } from './keys';

/** The languages, each under its own name. */
export const LANGUAGES = { en: 'English', es: 'Español', ja: '日本語', ko: '한국어' } as const;
export type Language = keyof typeof LANGUAGES;
export type Key = keyof Words;
type Wanted<K extends Key> = keyof Words[K] extends never ? [] : [Words[K]];

const KEY = 'cardinal-language';
/** English is always loaded as the fallback; the others are fetched on demand. */
const OTHERS: Record<Exclude<Language, 'en'>, () => Promise<{ default: string[] }>> = {
  es: () => import('./es'),
  ja: () => import('./ja'),
  ko: () => import('./ko'),
};

/** The parsed texts of one language. */
export function bundle(language: Language, sources: string[]): FluentBundle {
  // All languages run left to right, so names need no isolation marks.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(LANGUAGES, code);
}

/** The first available one of the wanted languages, or English. */
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
  language = $state<Language>('en');
  private texts = $state.raw(fallback);
  private requests = 0;

  /** Shows the language chosen earlier, or the browser's. */
  async begin(): Promise<void> {
    const before = stored();
    await this.show(before !== null && isLanguage(before) ? before : choose(navigator.languages ?? []));
  }

  /** The user chooses a language. */
  async pick(language: Language): Promise<void> {
    await this.show(language);
    if (this.language !== language) return;
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // Without storage the choice ends with the page.
    }
  }

  /** Formats a message in the shown language, or in English if it is missing. */
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

  /** The reader's regional variant of the language, for numbers and dates. */
  get locale(): string {
    return (navigator.languages ?? []).find((tag) => tag.split('-')[0] === this.language) ?? this.language;
  }

  private async show(language: Language): Promise<void> {
    this.requests += 1;
    const request = this.requests;
    const texts = language === 'en' ? fallback : bundle(language, (await OTHERS[language]()).default);
    // Only the latest request counts.
    if (request !== this.requests) return;
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

/** The text for a code of the server, or the given text if there is none. */
export function known(prefix: string, word: string, otherwise: string): string {
  const key = `${prefix}-${word}`;
  return speech.has(key) ? speech.say(key) : otherwise;
}
