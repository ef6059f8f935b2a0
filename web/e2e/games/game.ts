/** What the tests know of a game: how its moves are made on the screen, and a way to play. */
import type { Leaks } from '../support/secrets';
import type { Player } from '../support/player';
import type { Action, Scene } from '../support/traffic';

export interface GameTest {
  id: string;
  /** Options that make it short. */
  options: Record<string, unknown>;
  /** How many sit at the table against bots. */
  seats: number;
  /** How many sit at a crowded table. */
  crowd: number;
  /** Whether a duel can be over after a few moves. */
  short?: boolean;
  /** Whether an action is a reason to act; some may be done at any time and never are. */
  matters: (action: Action) => boolean;
  choose: (scene: Scene, random: () => number) => Action;
  /** Makes the move with the controls on the screen; gives how many actions that were. */
  perform: (player: Player, action: Action, scene: Scene) => Promise<number>;
  /** What a seat was told too early. */
  leaks: Leaks;
}
