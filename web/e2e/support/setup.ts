/** Starts the table server that all tests of a run share, with a fresh database. */
import { startServer } from './server';

export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env['CARDINAL_URL'] = server.url;
  process.env['CARDINAL_E2E_DATA'] = server.data;
  return server.stop;
}
