/** The games that the server offers; this page may have no folder for some of them. */
import { api } from './api';
import type { Info } from './protocol/protocol';

class Offer {
  /** Empty until the server has answered. */
  games = $state.raw<Info[]>([]);

  async load(): Promise<Info[]> {
    this.games = await api.games();
    return this.games;
  }
}

export const offer = new Offer();
