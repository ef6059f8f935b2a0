/** What the tests know of a game: how to make its moves on the screen, and a way to play. */
import type { Leaks } from '../support/secrets';
import type { Player } from '../support/player';
import type { Action, Scene } from '../support/traffic';

export interface GameTest {
  id: string;
  /** Options for a short game. */
  options: Record<string, unknown>;
  /** The number of seats in a game against bots. */
  seats: number;
  /** The number of seats at a full table. */
  crowd: number;
  /** Whether a duel can end after a few moves. */
  short?: boolean;
  /** Whether to act because of this action; some are always legal and never needed. */
  matters: (action: Action) => boolean;
  choose: (scene: Scene, random: () => number) => Action;
  /** Makes the move with the controls on the screen; returns its number of actions. */
  perform: (player: Player, action: Action, scene: Scene) => Promise<number>;
  /** What a seat learned too early. */
  leaks: Leaks;
}
