/** Actions and events of Number Chain in short sentences. */
import type { Action, Condition, Laid, Notice, Source, View } from '../../lib/protocol/number-chain';
import { row, subject } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';
import { nameOf, numberOf } from './cards';

/** A Pool's number, counted from 1. */
const POOLS: Record<Exclude<Source, 'supply'>, number> = { pool0: 1, pool1: 2, pool2: 3 };

const named = (cards: Laid[]) => row(cards.map(nameOf));
const steps = (cards: Laid[]) => cards.map(numberOf).join(' → ');

/** The name of a side of the tile. */
export const conditionName = (condition: Condition): string => t(`nc-${condition}`);

export function describeAction(action: Action, view: View, _names: string[]): string {
  switch (action.do) {
    case 'end':
    case 'decline':
    case 'wait':
    case 'quit':
      return t(`nc-do-${action.do}`);
    case 'take': {
      if (action.from === 'supply') return t('nc-do-take-supply');
      const pool = POOLS[action.from];
      const card = view.pools[pool - 1];
      return card ? t('nc-do-take-card', { card: nameOf(card), pool }) : t('nc-do-take-pool', { pool });
    }
    case 'reset':
      return t('nc-do-reset', { condition: conditionName(view.condition === 'pivot' ? 'relay' : 'pivot') });
    case 'play':
    case 'discard':
      return t(`nc-do-${action.do}`, { card: nameOf(action.card) });
    case 'chain':
      return t('nc-do-chain', { steps: steps(action.cards) });
  }
}

export function describeNotice(notice: Notice, view: View, names: string[]): string {
  const who = (seat: number) => subject(seat, view.seat, names);
  switch (notice.on) {
    case 'starter':
    case 'offered':
    case 'declined':
    case 'waited':
      return t(`nc-on-${notice.on}`, who(notice.seat));
    case 'dealt': {
      const { round, rejected } = notice;
      const floor = nameOf(notice.floor);
      return rejected.length > 0
        ? t('nc-on-dealt-again', { round, floor, rejected: named(rejected) })
        : t('nc-on-dealt', { round, floor });
    }
    case 'turn':
      return t('nc-on-turn-of', who(notice.seat));
    case 'played':
    case 'discarded':
      return t(`nc-on-${notice.on}`, { ...who(notice.seat), card: nameOf(notice.card) });
    case 'chained':
      return t('nc-on-chained', { ...who(notice.seat), steps: steps(notice.cards) });
    case 'took':
      return t('nc-on-took', { ...who(notice.seat), card: nameOf(notice.card), pool: notice.pool + 1 });
    case 'drew':
      return notice.card
        ? t('nc-on-drew', { ...who(notice.seat), card: nameOf(notice.card) })
        : t('nc-on-drew-hidden', who(notice.seat));
    case 'reset':
      return t('nc-on-reset', {
        ...who(notice.seat),
        cards: named(notice.cards),
        condition: conditionName(notice.condition),
      });
    case 'refilled':
      return t('nc-on-refilled', { pool: notice.pool + 1, card: nameOf(notice.card) });
    case 'reshuffled':
      return t('nc-on-reshuffled', { count: notice.cards.length });
    case 'counted':
      return t('nc-on-counted', { turns: notice.turns });
    case 'out':
      return t(`nc-on-out-${notice.how}`, who(notice.seat));
    case 'round_over': {
      const points = row(notice.penalties.map((penalty, seat) => `${who(seat).who} ${penalty}`));
      const over = t('nc-on-round-over', { points });
      return notice.next_starter === null
        ? over
        : `${over} ${t('nc-on-next-round', who(notice.next_starter))}`;
    }
  }
}
