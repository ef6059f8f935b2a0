/** Starts what all tests of a run share: one table server with a database of its own. */
import { startServer } from './server';

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env['CARDINAL_URL'] = server.url;
  process.env['CARDINAL_E2E_DATA'] = server.data;
  return server.stop;
}
