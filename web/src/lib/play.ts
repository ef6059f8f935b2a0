/** Ways to a table. */
import { announcer } from './announce.svelte';
import { api, inWords } from './api';
import { remember } from './fair';
import { word } from './ids';
import { pledge } from './luck';
import type { SeatPlan, TableSetup } from './protocol/protocol';
import { router } from './router.svelte';
import { session } from './session.svelte';

/** Opens a table with one person and bots, starts it, and goes there. */
export async function playBots(game: string, seats: number, level: string): Promise<void> {
  await attempt(async () => {
    await session.somebody();
    const bots = Array.from({ length: seats - 1 }, (): SeatPlan => ({ kind: 'bot', level }));
    const table = await open({ game, seats: [{ kind: 'open' }, ...bots], pace: 'quick', rated: false });
    await start(table);
    router.go(`/table/${table}`);
  });
}

/** Opens a table, and pledges with it what this browser adds to its shuffles, before others come. */
export async function open(setup: Partial<TableSetup>): Promise<string> {
  const { table } = await api.open({ ...setup, pledge: pledge() });
  return table;
}

/** Starts the game at a table. Its fingerprint is noted first: nobody here looks at the table before the deal. */
export async function start(table: string): Promise<void> {
  const { current } = await api.table(table);
  remember(current.id, current.commitment);
  await api.order(table, word(), { do: 'start' });
}

/** Opens a guided first game and goes there. */
export async function learn(game: string): Promise<void> {
  await attempt(async () => {
    await session.somebody();
    const { table } = await api.lesson(game);
    router.go(`/table/${table}`);
  });
}

/** Sits down with other people who look for the same game, or waits for them. */
export async function quickMatch(game: string, seats: number): Promise<void> {
  await attempt(async () => {
    await session.somebody();
    const { table } = await api.quick(game, seats, pledge());
    router.go(`/table/${table}`);
  });
}

/** Does something, and tells in words if it does not work. */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    announcer.note({ kind: 'bad', text: inWords(error) });
    return false;
  }
}
