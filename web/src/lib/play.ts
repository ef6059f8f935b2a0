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
    await session.ensurePerson();
    const bots = Array.from({ length: seats - 1 }, (): SeatPlan => ({ kind: 'bot', level }));
    const table = await open({ game, seats: [{ kind: 'open' }, ...bots], pace: 'quick', rated: false });
    await start(table);
    router.go(`/table/${table}`);
  });
}

/** Opens a table together with the pledge of this browser's contribution, before others come. */
export async function open(setup: Partial<TableSetup>): Promise<string> {
  const { table } = await api.open({ ...setup, pledge: pledge() });
  return table;
}

/** Starts the game at a table. Notes its fingerprint first, because this page does not see the table before the deal. */
export async function start(table: string): Promise<void> {
  const { current } = await api.table(table);
  remember(current.id, current.commitment);
  await api.order(table, word(), { do: 'start' });
}

/** Opens a lesson and goes there. */
export async function learn(game: string): Promise<void> {
  await attempt(async () => {
    await session.ensurePerson();
    const { table } = await api.lesson(game);
    router.go(`/table/${table}`);
  });
}

/** Joins other people who look for this game, or waits for them. */
export async function quickMatch(game: string, seats: number): Promise<void> {
  await attempt(async () => {
    await session.ensurePerson();
    const { table } = await api.quick(game, seats, pledge());
    router.go(`/table/${table}`);
  });
}

/** Runs an action; a failure becomes a note for the player. */
export async function attempt(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    announcer.note({ kind: 'bad', text: inWords(error) });
    return false;
  }
}
