/** Refusals in words. The server words them in English and gives each a code, by which they are found in other languages. */
import type { Refusal } from './protocol/protocol';
import { rules } from './rules';
import { sentence } from './words/forms';
import { known, speech, t } from './words/speech.svelte';

/** A refusal of the server itself. Its own English words are the more exact ones. */
export function plainly(refusal: Refusal): string {
  if (refusal.code === 'stale') return t('stale');
  const own = sentence(refusal.message);
  if (speech.language === 'en') return own;
  const words = known('refused', refusal.code, own);
  // Why and for how long is in the server's words.
  return refusal.code === 'banned' ? `${words} (${own})` : words;
}

/** A refusal at a table: what the rules of the game forbid is told in their words. */
export async function atTable(refusal: Refusal, game: string | null): Promise<string> {
  if (game === null || refusal.code === 'stale') return plainly(refusal);
  try {
    const book = await rules(game);
    return book.refusals[refusal.code] ?? plainly(refusal);
  } catch {
    // Without the rules at hand the server's words must do.
    return plainly(refusal);
  }
}
