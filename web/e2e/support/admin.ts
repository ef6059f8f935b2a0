/** The operator of the server under test. */
import { execFileSync } from 'node:child_process';
import { program } from './server';

/** Runs a command of `cardinal admin`; returns its output. */
export function admin<T>(...args: string[]): T {
  const answer = execFileSync(
    program(),
    ['admin', ...args, '--json', '--data', process.env['CARDINAL_E2E_DATA'] ?? ''],
    { encoding: 'utf8' },
  );
  return JSON.parse(answer) as T;
}
