/**
 * The time from a press to the next paint, and the longest task, at tables where bots play without pauses. The CPU time of
 * a task has a limit on every machine. Wall-clock times need an idle machine: on a busy one they
 * are printed, with its load, and have no limit.
 */
import { availableParallelism, loadavg } from 'node:os';
import { expect, test } from '@playwright/test';
import { ALL } from '../games/all';
import { bots, Player } from '../support/player';

interface Measures {
  events: { name: string; duration: number }[];
  tasks: number[];
}

/** The longest CPU time of a task of the page, in milliseconds. */
function ownTime(trace: Buffer): number {
  const { traceEvents: events } = JSON.parse(trace.toString()) as {
    traceEvents: { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } }[];
  };
  const mains = new Set(
    events
      .filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = events.filter(
    ({ name, pid, tid, tdur }) =>
      name.endsWith('RunTask') && mains.has(`${pid}/${tid}`) && tdur !== undefined,
  );
  expect(tasks.length).toBeGreaterThan(100);
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

for (const game of ALL) {
  test(`${game.id}: interaction to next paint, long tasks`, async ({ browser }) => {
    const player = await Player.come(browser, {
      seed: 95,
      look: { reducedMotion: 'no-preference', viewport: { width: 1280, height: 800 } },
    });
    await player.page.addInitScript(() => {
      const measures: Measures = { events: [], tasks: [] };
      Object.assign(window, { measures });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[]) {
          // Only interactions have an id; the other entries are pointer movements.
          if ((entry as unknown as { interactionId: number }).interactionId > 0)
            measures.events.push({ name: entry.name, duration: entry.duration });
        }
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) measures.tasks.push(entry.duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    const seats = Math.max(game.crowd, 4);
    const path = `/table/${await player.table({ game: game.id, others: bots(seats - 1) })}`;
    const busy = (loadavg()[0] ?? 0) > availableParallelism() * 0.75;
    // Opening the table counts too.
    await browser.startTracing(player.page, { categories: ['toplevel', 'devtools.timeline'] });
    await player.goto(path);
    await player.play(game, 30);
    await player.page.waitForTimeout(300);
    const busiest = ownTime(await browser.stopTracing());
    const { events, tasks } = await player.page.evaluate(
      () => (window as unknown as { measures: Measures }).measures,
    );
    const longest = (numbers: number[]): number => Math.max(0, ...numbers);
    const durations = events.map(({ duration }) => duration).sort((one, other) => one - other);
    const near = durations[Math.floor(durations.length * 0.98)] ?? 0;
    console.log(
      `${game.id}: ${player.made} moves, ${durations.length} measured events, next paint after ${near} ms (98th of 100) and ${longest(durations)} ms at most; longest task ${longest(tasks).toFixed(0)} ms of ${tasks.length} above 50 ms, ${busiest.toFixed(0)} ms by the processor; load ${loadavg()[0]?.toFixed(1)}`,
    );
    expect(busiest).toBeLessThan(120);
    if (busy) return;
    expect(near).toBeLessThan(100);
    expect(longest(tasks)).toBeLessThan(200);
  });
}
