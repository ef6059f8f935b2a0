/** The traffic of an open page: the messages of its socket and the responses to its requests. */
import type { Page } from '@playwright/test';

/** The parts of a server message that the tests use. */
export interface Message {
  on: string;
  table?: unknown;
  match_id?: string;
  seq?: number;
  view?: View;
  outlook?: { turn: number[]; legal: Action[] | null; result: unknown; undo: boolean; lesson: Lesson | null };
  steps?: { seq: number; notices: Notice[]; back_to?: number }[];
  your_seat?: number | null;
  [other: string]: unknown;
}
export type Action = { do: string } & Record<string, unknown>;
export type Notice = { on: string } & Record<string, unknown>;
// The tests read views of all games, and know which game each is of.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;

interface Order {
  actions?: Action[];
}

/** The step of a lesson. */
export interface Lesson {
  step: number;
  of: number;
  say: string | null;
  action: Action | null;
}

/** The state of the table before a move. */
export interface Scene {
  match: string;
  seq: number;
  view: View;
  legal: Action[];
  result: unknown;
  lesson: Lesson | null;
}

/** The match in an update; null for other messages. */
export function sceneOf({ on, match_id: match = '', seq = 0, view, outlook }: Message): Scene | null {
  if (on !== 'update') return null;
  return {
    match,
    seq,
    view,
    legal: outlook?.legal ?? [],
    result: outlook?.result ?? null,
    lesson: outlook?.lesson ?? null,
  };
}

export class Traffic {
  /** The messages received over the socket, in order. */
  readonly received: Message[] = [];
  /** The messages the page sent. */
  readonly sent: Record<string, unknown>[] = [];
  /** Bodies of answers to the page's own requests. */
  readonly answers: { path: string; text: string }[] = [];
  readonly faults: string[] = [];
  scene: Scene | null = null;

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.hear(JSON.parse(String(payload)) as Message));
      socket.on('framesent', ({ payload }) =>
        this.sent.push(JSON.parse(String(payload)) as Record<string, unknown>),
      );
    });
    page.on('response', (response) => {
      const { pathname, search } = new URL(response.url());
      const path = pathname + search;
      if (!path.startsWith('/api/') || path === '/api/socket') return;
      void response.text().then(
        (text) => this.answers.push({ path, text }),
        () => {},
      );
    });
    page.on('pageerror', (error) => this.faults.push(error.message));
    page.on('console', (line) => {
      // A browser also logs every request that was refused or failed.
      if (
        line.type() === 'error' &&
        !line.text().startsWith('Failed to load resource') &&
        !line.text().startsWith('WebSocket connection')
      )
        this.faults.push(line.text());
    });
  }

  /** The last message of a kind. */
  last(on: string): Message | undefined {
    return this.received.findLast((message) => message.on === on);
  }

  /** The number of actions the page has sent; a repeated order counts once. */
  get actions(): number {
    const orders = this.sent.map(
      ({ id, order }) => [id, (order as Order | undefined)?.actions ?? []] as const,
    );
    return [...new Map(orders).values()].flat().length;
  }

  private hear(message: Message): void {
    this.received.push(message);
    this.scene = sceneOf(message) ?? this.scene;
  }
}
