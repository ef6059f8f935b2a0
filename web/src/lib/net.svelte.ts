/** The page's connection, and how it is. */
import { Connection, type Health } from './connection';

class Net {
  health = $state<Health>({ kind: 'connecting' });
  readonly connection = new Connection(
    () => {
      const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
      // A WebSocket hands its events to handlers that ours do not look at.
      return new WebSocket(`${scheme}//${location.host}/api/socket`) as never;
    },
    (health) => (this.health = health),
  );
}

export const net = new Net();
