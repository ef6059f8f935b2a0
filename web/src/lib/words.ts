/** Small words used on several pages. */
import type { Clock, MatchSummary, TableStatus } from './protocol/protocol';
import { distinct } from './games';

export const STATUS: Record<TableStatus, string> = {
  waiting: 'Waiting for players',
  playing: 'Playing',
  paused: 'Paused',
  finished: 'Finished',
  closed: 'Closed',
};

export const REACTION: Record<string, string> = {
  hello: 'Hello',
  thanks: 'Thanks',
  'well-played': 'Well played',
  oops: 'Oops',
  wow: 'Wow',
  thinking: 'Thinking',
  hurry: 'Hurry',
  'good-game': 'Good game',
};

export const REMARK: Record<string, string> = {
  'sat-down': 'sat down.',
  left: 'got up.',
  'bot-took-over': 'is away; a bot plays on.',
  'out-of-time': 'ran out of time; a move was made for them.',
};

export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case 'none': return 'No time limit';
    case 'move': return `${duration(clock.seconds)} a move`;
    case 'bank': return `${duration(clock.seconds)} each${clock.increment > 0 ? `, +${clock.increment} s a move` : ''}`;
    case 'days': return clock.days === 1 ? 'A day a move' : `${clock.days} days a move`;
  }
}

function duration(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;
}

/** Time left as on a clock. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 86_400) return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A moment, in the reader's own way of writing it. */
export function when(at: number): string {
  return new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}

/** 1st, 2nd, 3rd, 4th. */
export function place(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}

/** The names at the seats of a match. */
export function seatNames(match: MatchSummary): string[] {
  return distinct(match.seats.map((seat) => seat.person.name));
}
