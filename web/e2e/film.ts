/** The animated picture of the README: part of a real game in the browser. `npm run film` names the game and writes docs/images/game.webp. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { ALL, ANY } from './games/all';
import { bots, Player } from './support/player';

const game = ALL.find(({ id }) => id === process.env['CARDINAL_FILM']) ?? ANY;
const SIZE = { width: 1120, height: 760 };
const TARGET = resolve(import.meta.dirname, '../../docs/images/game.webp');
/** Seconds to show, milliseconds between two frames at least, and bytes at most. */
const [LENGTH, STEP, LIMIT] = [15, 120, 1_500_000];

interface Frame {
  at: number;
  data: string;
}

test('part of a game', async ({ browser }) => {
  const player = await Player.come(browser, {
    look: { viewport: SIZE, reducedMotion: 'no-preference', colorScheme: 'light' },
    name: 'Annabel',
    seed: 5,
  });
  const table = await player.table({
    game: game.id,
    others: bots(game.seats - 1, 'normal'),
    options: game.options,
    more: { pace: 'quick' },
  });
  await player.goto(`/table/${table}`);
  await player.turn(game.matters);

  const frames: Frame[] = [];
  const line = await player.context.newCDPSession(player.page);
  line.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void line.send('Page.screencastFrameAck', { sessionId });
  });
  await line.send('Page.startScreencast', { format: 'png', maxWidth: SIZE.width, maxHeight: SIZE.height });
  const end = Date.now() + LENGTH * 1000;
  while (Date.now() < end) {
    const scene = await player.turn(game.matters);
    if (scene.result !== null) break;
    await player.page.waitForTimeout(450);
    await player.move(game, scene);
  }
  await player.page.waitForTimeout(800);
  await line.send('Page.stopScreencast');

  // The browser sends a frame for each change, not always in order. Frames close together are dropped; each is shown until the next.
  const kept: Frame[] = [];
  for (const frame of frames.sort((one, other) => one.at - other.at)) {
    if (frame.at - (kept.at(-1)?.at ?? -STEP) >= STEP) kept.push(frame);
  }
  expect(kept.length).toBeGreaterThan(20);
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const parts = kept.flatMap((frame, at) => {
    const path = join(folder, `${at}.png`);
    writeFileSync(path, Buffer.from(frame.data, 'base64'));
    const next = kept[at + 1]?.at ?? frame.at + 1500;
    return ['-d', String(Math.round(Math.min(next - frame.at, 1500))), path];
  });
  mkdirSync(resolve(TARGET, '..'), { recursive: true });
  execFileSync('img2webp', [
    '-loop',
    '0',
    '-min_size',
    '-lossy',
    '-q',
    '55',
    '-m',
    '4',
    ...parts,
    '-o',
    TARGET,
  ]);
  rmSync(folder, { recursive: true });
  expect(statSync(TARGET).size).toBeLessThan(LIMIT);
});
