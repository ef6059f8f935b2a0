/** The games that the server offers; this client may lack a folder for some. */
import { api } from './api';
import type { Info } from './protocol/protocol';

class Offer {
  /** Empty until the server has answered. */
  games = $state.raw<Info[]>([]);

  /** Whether the server could not be asked. */
  failed = $state(false);

  async load(): Promise<Info[]> {
    try {
      this.games = await api.games();
      this.failed = false;
    } catch (error) {
      this.failed = true;
      throw error;
    }
    return this.games;
  }
}

export const offer = new Offer();
