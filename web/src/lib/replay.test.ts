import { afterEach, expect, test, vi } from 'vitest';
import { api } from './api';
import type { Kit } from './games';
import { Replay } from './replay.svelte';
import type { MatchSummary, ReplayPart, Update } from './protocol/protocol';

afterEach(() => vi.restoreAllMocks());

const LENGTH = 1500;
type Asked = Parameters<typeof api.replay>;

/** A game of 1500 steps, so that its course comes in two parts; every answer says which seat it is for. */
function part([id, seat, from, limit, views]: Asked): ReplayPart {
  const update = (seq: number): Update => ({
    match_id: id,
    seq,
    watcher: seat === null ? { kind: 'all' } : { kind: 'seat', seat },
    steps: seq === from ? [] : [{ seq, at: 0, notices: [{ on: 'turn', seat: seat ?? 9, seq }] }],
    ...(views || seq === from ? { view: { seat, seq } } : {}),
    outlook: {} as Update['outlook'],
  });
  const updates = Array.from({ length: Math.min(limit, LENGTH - from) + 1 }, (_, at) => update(from + at));
  return { id, game: 'made-up', options: {}, names: ['Hard bot', 'Ada'], length: LENGTH, updates };
}

const words: Kit = {
  Table: null as never,
  words: { describeAction: () => '', describeNotice: (notice) => `by ${(notice as { seat: number }).seat}` },
};
const flush = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

test('only the knowledge of the observer chosen last is shown, in any order of answers', async () => {
  const answers: { seat: number | null; give: () => void }[] = [];
  vi.spyOn(api, 'replay').mockImplementation(
    (...asked) =>
      new Promise((give) => {
        answers.push({ seat: asked[1], give: () => give(part(asked)) });
      }),
  );
  /** Answers everything that was asked for a seat, as long as more is asked. */
  async function answer(seat: number | null): Promise<void> {
    for (;;) {
      const due = answers.filter((one) => one.seat === seat);
      if (due.length === 0) return;
      due.forEach((one) => {
        answers.splice(answers.indexOf(one), 1);
        one.give();
      });
      await flush();
    }
  }
  const replay = new Replay('m');
  replay.kit = words;
  void replay.look(0);
  void replay.look(1);
  await answer(1);
  await answer(0);
  expect(replay.scene?.view).toEqual({ seat: 1, seq: 0 });
  expect(replay.log.length).toBe(LENGTH);
  expect(replay.log.every((line) => line.text === 'by 1')).toBe(true);
  // A step that was asked for through other eyes is not shown either.
  void replay.go(777);
  void replay.look(null);
  await answer(1);
  expect(replay.scene?.view).toEqual({ seat: 1, seq: 0 });
  await answer(null);
  expect(replay.scene).toMatchObject({ view: { seat: null, seq: 777 }, watcher: { kind: 'all' } });
});

test('views are fetched in windows, the next one in advance', async () => {
  const asked: Asked[] = [];
  const ask = vi.spyOn(api, 'replay').mockImplementation((...wish) => {
    asked.push(wish);
    return Promise.resolve(part(wish));
  });
  vi.spyOn(api, 'match').mockResolvedValue({
    seats: [
      { person: { id: 'bot-hard', name: 'hard', kind: 'bot' } },
      { person: { id: 'a', name: 'Ada', kind: 'guest' } },
    ],
  } as MatchSummary);
  const windows = (): number[] => asked.filter(([, , , , views]) => views).map(([, , from]) => from);
  const replay = new Replay('m');
  replay.kit = words;
  await replay.begin();
  expect(replay.names).toEqual(['Hard bot', 'Ada']);
  expect(replay.scene?.seq).toBe(1);
  expect(asked.filter(([, , , , views]) => !views).map(([, , from]) => from)).toEqual([0, 1000]);
  for (let at = 2; at <= 60; at += 1) {
    await replay.go(at);
    expect(replay.scene?.view).toEqual({ seat: null, seq: at });
    expect(replay.notices).toEqual([{ on: 'turn', seat: 9, seq: at }]);
  }
  expect(windows()).toEqual([0, 50]);
  await replay.go(0);
  expect(replay.scene?.seq).toBe(0);
  expect(replay.notices).toEqual([]);
  await replay.go(LENGTH + 5);
  expect(replay.scene?.seq).toBe(LENGTH);
  expect(windows()).toEqual([0, 50, 1450]);
  // A window that could not be fetched is fetched again.
  ask.mockRejectedValueOnce(new Error('gone'));
  await expect(replay.go(700)).rejects.toThrow('gone');
  await replay.go(700);
  expect(replay.scene?.seq).toBe(700);
});

test('with the knowledge of one seat later steps are not listed', async () => {
  vi.spyOn(api, 'replay').mockImplementation((...wish) => Promise.resolve(part(wish)));
  vi.spyOn(api, 'match').mockRejectedValue(new Error('none'));
  const replay = new Replay('m');
  replay.kit = words;
  await replay.begin();
  expect(replay.visible.length).toBe(LENGTH);
  await replay.look(0);
  await replay.go(10);
  expect(replay.visible.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await replay.go(4);
  expect(replay.visible.at(-1)?.seq).toBe(4);
  await replay.look(null);
  expect(replay.visible.length).toBe(LENGTH);
});
