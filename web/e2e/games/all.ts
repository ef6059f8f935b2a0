import { chain } from './chain';
import type { GameTest } from './game';
import { numberChain } from './number-chain';
import { numboom } from './numboom';
import { sequenceNumbers } from './sequence-numbers';

export const ALL: GameTest[] = [numberChain, chain, numboom, sequenceNumbers];
