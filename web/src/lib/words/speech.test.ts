import { afterEach, describe, expect, it } from 'vitest';
import { called, distinct, facts, REGISTERED, sitting } from '../games';
import { CODES } from '../protocol/protocol';
import { atTable, plainly } from '../refusals';
import { rules } from '../rules';
import { LogLine } from '../scene.svelte';
import { listed, subject } from './forms';
import { known, speech, t } from './speech.svelte';

afterEach(() => speech.pick('en'));

describe('the language of the page', () => {
  it('changes what is worded with it, at once and for the next visit', async () => {
    const [game = ''] = REGISTERED;
    const english = facts(game).line;
    const line = new LogLine('1.0', 1, () => t('say-your-turn'));
    expect(line.text).toBe('Your turn.');
    await speech.pick('es');
    expect(line.text).toBe('Te toca.');
    expect(facts(game).line).not.toBe(english);
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('cardinal-language')).toBe('es');
  });

  it('follows the last choice, however long the others take', async () => {
    const first = speech.pick('ja');
    const second = speech.pick('ko');
    await Promise.all([first, second]);
    expect(speech.language).toBe('ko');
    expect(t('close')).toBe('닫기');
  });

  it('names people and bots in its own way', async () => {
    expect(subject(0, 0, ['Ada'])).toEqual({ who: 'You', you: 'yes' });
    expect(distinct(['Hard bot', 'Hard bot', 'Ada'])).toEqual(['Hard bot 1', 'Hard bot 2', 'Ada']);
    await speech.pick('ko');
    expect(subject(1, 0, ['Ada', 'Bo'])).toEqual({ who: 'Bo 님', you: 'no' });
    expect(called({ id: 'bot-hard', name: 'hard', kind: 'bot' })).toBe('어려운 봇');
    expect(called({ id: 'p', name: 'hard', kind: 'guest' })).toBe('hard');
    expect([sitting({ kind: 'bot', level: 'hard' }), sitting({ kind: 'open' })]).toEqual(['어려운 봇', '']);
    expect(listed(['a', 'b'])).toContain('b');
  });

  it('gives the text of a code, or what it was given', () => {
    expect(known('level', 'hard', 'x')).toMatch(/^Hard/);
    expect(known('level', 'no-such', 'x')).toBe('x');
  });
});

describe('refusals', () => {
  it('use the words of the rules, in the language of the page', async () => {
    const [game = ''] = REGISTERED;
    const [code = '', english] = Object.entries((await rules(game)).refusals)[0] ?? [];
    const refusal = { code, message: 'the rules forbid it' };
    expect(await atTable(refusal, game)).toBe(english);
    await speech.pick('ja');
    expect(await atTable(refusal, game)).toBe((await rules(game)).refusals[code]);
    expect(await atTable(refusal, game)).toMatch(/[ぁ-ん]/);
    expect(await atTable(refusal, 'made-up')).toBe('The rules forbid it.');
  });

  it('of the server and of its engine each have a text', () => {
    for (const code of [...CODES, 'no-action', 'malformed-action', 'not-seen-yet']) {
      // Stale orders have a separate text.
      if (code !== 'stale') expect(known('refused', code, ''), code).not.toBe('');
    }
  });

  it('of the server keep its message in English only', async () => {
    expect(plainly({ code: 'taken', message: 'this username is taken' })).toBe('This username is taken.');
    await speech.pick('es');
    expect(plainly({ code: 'taken', message: 'this username is taken' })).toMatch(/ocupado/);
    expect(plainly({ code: 'unheard-of', message: 'no' })).toBe('No.');
  });
});
