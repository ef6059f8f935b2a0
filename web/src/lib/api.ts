/** The HTTP side of the server. Every failure becomes a `Trouble` with a sentence for people. */
import type {
  ChangeMe,
  DeleteMe,
  Info,
  Leader,
  MatchSummary,
  Me,
  NewGuest,
  NewReport,
  Page,
  Profile,
  Refusal,
  ReplayPart,
  ReportReceipt,
  ResetInfo,
  ResetPassword,
  RunningTable,
  ServerInfo,
  SessionInfo,
  SignIn,
  SignUp,
  TableInfo,
  TableOrder,
  TableRef,
  TableSetup,
} from './protocol/protocol';
import type { Shuffled } from './shuffles';
import { plainly } from './refusals';
import { t } from './words/speech.svelte';

/** A failed request, with a sentence for people. */
export class Trouble extends Error {
  readonly code: string;
  readonly clause: string | undefined;

  constructor(refusal: Refusal) {
    super(plainly(refusal));
    this.code = refusal.code;
    this.clause = refusal.clause;
  }
}

/** There was no answer. */
export const unreachable = (): Trouble => new Trouble({ code: '', message: t('trouble-unreachable') });

/** The sentence for any error. */
export function inWords(error: unknown): string {
  return error instanceof Trouble ? error.message : t('trouble-page');
}

/** A request to the server: as this browser's person, as another person by their key, or anonymous. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  who: { token?: string } | null = null,
): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      credentials: who === null ? 'same-origin' : 'omit',
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(who?.token === undefined ? {} : { Authorization: `Bearer ${who.token}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw unreachable();
  }
  const text = await answer.text();
  let parsed: unknown = null;
  try {
    parsed = text === '' ? null : JSON.parse(text);
  } catch {
    throw new Trouble({ code: '', message: t('trouble-answer') });
  }
  if (!answer.ok) {
    const refusal = parsed as Refusal | null;
    throw new Trouble(
      refusal?.message ? refusal : { code: '', message: t('trouble-status', { status: answer.status }) },
    );
  }
  return parsed as T;
}

const part = encodeURIComponent;

export const api = {
  me: () => ask<Me | null>('GET', '/api/me'),
  guest: (guest: NewGuest = {}) => ask<Me>('POST', '/api/guest', guest),
  signUp: (wish: SignUp) => ask<Me>('POST', '/api/sign-up', wish),
  signIn: (wish: SignIn) => ask<Me>('POST', '/api/sign-in', wish),
  signOut: () => ask<unknown>('POST', '/api/sign-out', {}),
  /** The account that a password reset code belongs to. */
  reset: (code: string) => ask<ResetInfo>('POST', '/api/reset', { code }),
  resetPassword: (wish: ResetPassword) => ask<Me>('PUT', '/api/reset', wish),
  report: (report: NewReport) => ask<ReportReceipt>('POST', '/api/reports', report),
  change: (change: ChangeMe) => ask<Me>('PATCH', '/api/me', change),
  sessions: () => ask<SessionInfo[]>('GET', '/api/me/sessions'),
  endSession: (id: string) => ask<unknown>('DELETE', `/api/me/sessions/${part(id)}`),
  endSessions: () => ask<unknown>('DELETE', '/api/me/sessions'),
  deleteMe: (wish: DeleteMe) => ask<unknown>('DELETE', '/api/me', wish),
  server: () => ask<ServerInfo>('GET', '/api/server'),
  games: () => ask<Info[]>('GET', '/api/games'),
  myTables: () => ask<RunningTable[]>('GET', '/api/my/tables'),
  open: (setup: Partial<TableSetup>) => ask<TableRef>('POST', '/api/tables', setup),
  quick: (game: string, seats: number, pledge: string) =>
    ask<TableRef>('POST', '/api/quick', { game, seats, pledge }),
  lesson: (game: string) => ask<TableRef>('POST', `/api/lessons/${part(game)}`, {}),
  table: (id: string) => ask<TableInfo>('GET', `/api/tables/${part(id)}`),
  order: (table: string, id: string, order: TableOrder) =>
    ask<unknown>('POST', `/api/tables/${part(table)}/orders/${part(id)}`, order),
  matches: (query: Record<string, string>) =>
    ask<Page<MatchSummary>>('GET', `/api/matches?${new URLSearchParams(query)}`),
  match: (id: string) => ask<MatchSummary>('GET', `/api/matches/${part(id)}`),
  record: (id: string) => ask<Shuffled>('GET', `/api/matches/${part(id)}/record`),
  replay: (id: string, seat: number | null, from: number, limit: number, views: boolean) =>
    ask<ReplayPart>(
      'GET',
      `/api/matches/${part(id)}/replay?from=${from}&limit=${limit}&views=${views}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  profile: (id: string) => ask<Profile>('GET', `/api/people/${part(id)}`),
  leaders: (game: string, pool: string, from = '0') =>
    ask<Page<Leader>>('GET', `/api/leaderboard/${part(game)}/${part(pool)}?from=${part(from)}`),
};
