import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api';
import { Replay } from './replay.svelte';
import type { ReplayPart } from './protocol/protocol';

afterEach(() => vi.restoreAllMocks());

/** A game of 1500 steps, so that its course comes in two parts; every answer tells for which seat it is. */
function part(seat: number | null, from: number, limit: number): ReplayPart {
  const steps = Array.from({ length: Math.min(limit, 1500 - from) }, (_, at) => ({ step: from + at + 1, notices: [seat] }));
  return { game: 'made-up', names: [], length: 1500, view: { seat, from }, steps } as unknown as ReplayPart;
}

test('only what the last chosen eyes see is shown, in whatever order the answers come', async () => {
  const answers: { seat: number | null; give: () => void }[] = [];
  vi.spyOn(api, 'replay').mockImplementation((_id, seat, from, limit) => new Promise((give) => {
    answers.push({ seat, give: () => give(part(seat, from, limit)) });
  }));
  const flush = (): Promise<void> => new Promise((done) => { setTimeout(done); });
  /** Answers everything that was asked for a seat, as long as more is asked. */
  async function answer(seat: number | null): Promise<void> {
    for (;;) {
      const due = answers.filter((one) => one.seat === seat);
      if (due.length === 0) return;
      due.forEach((one) => { answers.splice(answers.indexOf(one), 1); one.give(); });
      await flush();
    }
  }
  const replay = new Replay('m');
  replay.length = 1500;
  void replay.look(0);
  void replay.look(1);
  await answer(1);
  await answer(0);
  expect(replay.view).toEqual({ seat: 1, from: 0 });
  expect(replay.steps.length).toBe(1500);
  expect(replay.steps.every((step) => step.notices?.[0] === 1)).toBe(true);
  // A step that was asked for through other eyes is not shown either.
  void replay.go(7);
  void replay.look(null);
  await answer(1);
  expect(replay.view).toEqual({ seat: 1, from: 0 });
  await answer(null);
  expect(replay.view).toEqual({ seat: null, from: 7 });
});
