/** The real program on a free local port with a temporary database, and the folder of a new bundle if one is tested. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Front } from './front';

export interface Server {
  url: string;
  data: string;
  stop: () => Promise<void>;
}

/** The path of the program: as given, or where cargo puts it. */
export function program(): string {
  const root = resolve(import.meta.dirname, '../../..');
  const target = process.env['CARGO_TARGET_DIR'] ?? join(root, 'target');
  const places = [
    process.env['CARDINAL_BIN'] ?? '',
    join(target, 'debug/cardinal'),
    join(target, 'release/cardinal'),
  ];
  const found = places.find((place) => place !== '' && existsSync(place));
  if (!found) throw new Error('the program cardinal has not been built: cargo build -p cardinal-cli');
  return found;
}

/** Starts a server and waits until it listens. */
export async function startServer(): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'cardinal-e2e-'));
  // The tests are many people at one address.
  const limits = [
    '--requests-per-second',
    '5000',
    '--costly-per-minute',
    '100000',
    '--frames-per-second',
    '2000',
    '--connections-per-address',
    '10000',
    '--sockets-per-address',
    '10000',
  ];
  const child = spawn(
    program(),
    ['serve', '--listen', '127.0.0.1:0', '--data', data, '--drain', '0', ...limits],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, CARDINAL_LOG: 'error' },
    },
  );
  const url = await new Promise<string>((found, failed) => {
    child.once('exit', (code) => failed(new Error(`cardinal ended with ${code} instead of listening`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /http:\/\/[\d.:]+/.exec(line)?.[0];
      if (address) found(address);
    });
  });
  const dist = process.env['CARDINAL_DIST'];
  const front = dist ? await Front.open(url, resolve(dist)) : null;
  return {
    url: front?.url ?? url,
    data,
    stop: async () => {
      front?.close();
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
