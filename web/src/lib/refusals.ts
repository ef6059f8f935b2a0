/** Refusals as sentences. The server words them in English and gives each a code, by which other languages find them. */
import type { Refusal } from './protocol/protocol';
import { rules } from './rules';
import { sentence } from './words/forms';
import { known, speech, t } from './words/speech.svelte';

/** A refusal of the server itself. In English its own message is more exact. */
export function plainly(refusal: Refusal): string {
  if (refusal.code === 'stale') return t('stale');
  const own = sentence(refusal.message);
  if (speech.language === 'en') return own;
  const words = known('refused', refusal.code, own);
  // The server's message says why and for how long.
  return refusal.code === 'banned' ? `${words} (${own})` : words;
}

/** A refusal at a table: an illegal move is explained in the words of the rules. */
export async function atTable(refusal: Refusal, game: string | null): Promise<string> {
  if (game === null || refusal.code === 'stale') return plainly(refusal);
  try {
    const book = await rules(game);
    return book.refusals[refusal.code] ?? plainly(refusal);
  } catch {
    // Without the rules, show the server's message.
    return plainly(refusal);
  }
}
