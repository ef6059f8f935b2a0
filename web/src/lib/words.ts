/** Small words used on several pages. */
import { FluentNumber } from '@fluent/bundle';
import type { Clock, MatchSummary } from './protocol/protocol';
import { called, distinct } from './games';
import { t } from './words/speech.svelte';

export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('clock-none');
    case 'move':
      return t('clock-move', { time: duration(clock.seconds) });
    case 'bank': {
      const time = duration(clock.seconds);
      return clock.increment > 0
        ? t('clock-bank-more', { time, seconds: clock.increment })
        : t('clock-bank', { time });
    }
    case 'days':
      return t('clock-days', { days: clock.days });
  }
}

/** A span of time in minutes or seconds. */
export function duration(seconds: number): string {
  return seconds % 60 === 0
    ? t('time-minutes', { count: seconds / 60 })
    : t('time-seconds', { count: seconds });
}

/** Time left as on a clock. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 86_400)
    return t('time-days-hours', {
      days: Math.floor(seconds / 86_400),
      hours: Math.floor((seconds % 86_400) / 3600),
    });
  if (seconds >= 3600)
    return t('time-hours-minutes', {
      hours: Math.floor(seconds / 3600),
      minutes: Math.floor((seconds % 3600) / 60),
    });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** 1st, 2nd, 3rd, 4th. */
export function place(number: number): string {
  // Only a number that brings its kind along is counted as an ordinal.
  return t('ordinal', {
    number: new FluentNumber(number, { type: 'ordinal' } as Intl.NumberFormatOptions) as unknown as number,
  });
}

/** The names at the seats of a match. */
export function seatNames(match: MatchSummary): string[] {
  return distinct(match.seats.map((seat) => called(seat.person)));
}
