/** Clocks and spans of time in words. */
import type { Clock } from '../protocol/protocol';
import { t } from './speech.svelte';

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
