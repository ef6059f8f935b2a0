/** Starts what all tests of a run share: one table server with a database of its own. */
import { startServer } from './server';

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env['CARDINAL_URL'] = server.url;
  return server.stop;
}
