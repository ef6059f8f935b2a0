/** The page's connection, and how it is. */
import { Connection, type Health } from './connection';

/** Where the socket of this server is. */
export function socketUrl(): string {
  return `${location.protocol === 'https:' ? 'wss:' : 'ws:'}//${location.host}/api/socket`;
}

class Net {
  health = $state<Health>({ kind: 'connecting', tries: 0 });
  readonly connection = new Connection(
    // A WebSocket hands its events to handlers that ours do not look at.
    () => new WebSocket(socketUrl()) as never,
    (health) => (this.health = health),
  );
}

export const net = new Net();
