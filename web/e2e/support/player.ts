/** A player at a table: a page, its traffic, and ways to play. */
import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import type { GameTest } from '../games/game';
import { chance } from './chance';
import { mouse, type Hands } from './hands';
import { sceneOf, Traffic, type Action, type Message, type Scene } from './traffic';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
export const DESK: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** The address of the server under test. */
export const server = (): string => process.env['CARDINAL_URL'] ?? '';

export interface Wish {
  game: string;
  /** The other seats: open or bots. */
  others: ({ kind: 'open' } | { kind: 'bot'; level: string })[];
  options?: Record<string, unknown>;
  more?: Record<string, unknown>;
}
export const bots = (count: number, level = 'greedy'): Wish['others'] =>
  Array.from({ length: count }, () => ({ kind: 'bot', level }));

export class Player {
  readonly random: () => number;
  made = 0;

  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    readonly traffic: Traffic,
    readonly home: string,
    public hands: Hands,
    seed: number,
  ) {
    this.random = chance(seed);
  }

  static async come(
    browser: Browser,
    {
      name = 'Ann',
      seed = 1,
      look = DESK,
      home = server(),
    }: { name?: string; seed?: number; look?: BrowserContextOptions; home?: string } = {},
  ): Promise<Player> {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', ...look });
    const page = await context.newPage();
    const player = new Player(page, context, new Traffic(page), home, mouse, seed);
    const answer = await context.request.post(`${home}/api/guest`, { data: { name } });
    expect(answer.ok()).toBe(true);
    return player;
  }

  async api<T>(method: string, path: string, data?: unknown): Promise<T> {
    const answer = await this.context.request.fetch(`${this.home}${path}`, {
      method,
      ...(data === undefined ? {} : { data }),
    });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Opens a table, and starts it if all others are bots. Returns its id. */
  async table({ game, others, options = {}, more = {} }: Wish): Promise<string> {
    const { table } = await this.api<{ table: string }>('POST', '/api/tables', {
      game,
      seats: [{ kind: 'open' }, ...others],
      options,
      pace: 'instant',
      rated: false,
      ...more,
    });
    if (others.every((seat) => seat.kind === 'bot'))
      await this.api('POST', `/api/tables/${table}/orders/start`, { do: 'start' });
    return table;
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(`${this.home}${path}`);
  }

  /** Waits until it is this seat's turn or the game is over, and until the page shows it: updates are paced, so the page may lag behind its messages. */
  async turn(matters: (action: Action) => boolean = () => true): Promise<Scene> {
    let scene: Scene | null = null;
    await expect
      .poll(
        async () => {
          scene = this.traffic.scene;
          if (scene === null || (scene.result === null && !scene.legal.some(matters))) return false;
          const shown = this.page.locator(
            `.game[data-moment="${scene.match}:${scene.seq}"]:not([aria-busy="true"])`,
          );
          return (await shown.count()) > 0 && scene === this.traffic.scene;
        },
        { intervals: [10, 10, 20, 20, 40, 80], timeout: 60_000 },
      )
      .toBe(true);
    return scene as unknown as Scene;
  }

  /** Makes one move, of one or more actions, with the controls of the table, and waits until the server has accepted it. */
  async move(game: GameTest, scene: Scene): Promise<void> {
    const action = game.choose(scene, this.random);
    const before = this.traffic.actions;
    const planned = await game.perform(this, action, scene);
    this.made += planned;
    await expect.poll(() => this.traffic.actions, { intervals: [5, 10, 20, 40] }).toBe(before + planned);
    await expect
      .poll(
        () => {
          const now = this.traffic.scene;
          return now !== null && (now.seq > scene.seq || now.match !== scene.match);
        },
        { intervals: [5, 10, 20, 40] },
      )
      .toBe(true);
  }

  /** Plays until the game is over, or for this many decisions. */
  async play(game: GameTest, most = 2000): Promise<Scene> {
    for (let count = 0; count < most; count += 1) {
      const scene = await this.turn(game.matters);
      if (scene.result !== null) return scene;
      await this.move(game, scene);
    }
    const scene = this.traffic.scene ?? (await this.turn(game.matters));
    return scene;
  }

  press(selector: string): Promise<void> {
    return this.hands.press(this.page.locator(selector).first());
  }
}

/** Plays a game against bots to its end without a page; returns the match. */
export async function finishedMatch(
  player: Player,
  game: GameTest,
  more: Record<string, unknown> = {},
): Promise<string> {
  const table = await player.table({
    game: game.id,
    others: bots(game.seats - 1),
    options: game.options,
    more,
  });
  for (let moves = 0; moves < 2000; moves += 1) {
    const { messages } = await player.api<{ messages: Message[] }>('GET', `/api/tables/${table}/events`);
    const scene = messages.map(sceneOf).findLast((found) => found !== null);
    if (!scene) continue;
    if (scene.result !== null) {
      await expect
        .poll(() => player.api<{ status: string }>('GET', `/api/tables/${table}`))
        .toMatchObject({ status: 'finished' });
      return scene.match;
    }
    if (scene.legal.some(game.matters)) {
      const action = game.choose(scene, player.random);
      await player.api('POST', `/api/tables/${table}/orders/m${moves}`, {
        do: 'moves',
        match_id: scene.match,
        base: scene.seq,
        actions: [action],
      });
    } else {
      await player.api('GET', `/api/tables/${table}/events?wait=5&match_id=${scene.match}&seq=${scene.seq}`);
    }
  }
  throw new Error('the game has no end');
}
