/** The page's connection and its state. */
import { Connection, type Health } from './connection';

/** The address of the server's socket. */
export function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/socket`;
}

class Net {
  health = $state<Health>({ kind: 'connecting', tries: 0 });
  readonly connection = new Connection(
    // Our handlers ignore the event that a WebSocket passes.
    () => new WebSocket(socketUrl()) as never,
    (health) => (this.health = health),
  );
}

export const net = new Net();
