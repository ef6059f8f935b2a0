/** Numboom in short plain sentences, for the log, the screen reader and lists of moves. */
import type { Action, Notice, View } from '../../lib/protocol/numboom';
import { subject } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';
import { article, cardName, list } from './cards';

/** A position as people count it. */
export const place = (position: number): string => t('nb-position', { number: position + 1 });

/** The living neighbour to whom hands would go; left is the next seat clockwise. */
export function neighbour(side: 'left' | 'right', view: View): number {
  const count = view.players.length;
  const step = side === 'left' ? 1 : count - 1;
  const from = view.seat ?? view.active;
  for (let seat = (from + step) % count; seat !== from; seat = (seat + step) % count) {
    if (!view.players[seat]?.fall) return seat;
  }
  return from;
}

export function describeAction(action: Action, view: View, names: string[]): string {
  switch (action.do) {
    case 'end':
    case 'stack':
    case 'reverse':
    case 'disrupt':
      return t(`nb-do-${action.do}`);
    case 'flip':
    case 'peek':
    case 'observe':
      return t(`nb-do-${action.do}`, { place: place(action.position) });
    case 'place':
      return t('nb-do-place', { card: article(action.card), place: place(action.position) });
    case 'reset':
      return t('nb-do-reset', { number: action.number });
    case 'exchange':
      return t(`nb-do-exchange-${action.to}`, {
        who: subject(neighbour(action.to, view), view.seat, names).who,
      });
    case 'arrange':
      return t('nb-do-arrange', { from: place(action.from), place: place(view.arranged.length) });
  }
}

export function describeNotice(notice: Notice, view: View, names: string[]): string {
  const who = (seat: number) => subject(seat, view.seat, names);
  switch (notice.on) {
    case 'starter':
    case 'rejected':
    case 'disrupted':
    case 'out':
      return t(`nb-on-${notice.on}`, who(notice.seat));
    case 'dealt':
    case 'dual':
      return t(`nb-on-${notice.on}`);
    case 'drew':
      return notice.cards
        ? t('nb-on-drew', { ...who(notice.seat), cards: list(notice.cards) })
        : t('nb-on-drew-hidden', { ...who(notice.seat), count: notice.count });
    case 'reshuffled':
      return t('nb-on-reshuffled', { count: notice.deck });
    case 'turn':
      return t(notice.flip_only ? 'nb-on-turn-flips' : 'nb-on-turn-of', who(notice.seat));
    case 'stage': {
      const stage = t(`nb-stage-${notice.phase}`);
      return notice.phase === 'act'
        ? `${stage} ${t('nb-operations-left', { count: notice.operations })}`
        : stage;
    }
    case 'placed':
      return t('nb-on-placed', {
        ...who(notice.seat),
        card: notice.card ? article(notice.card) : t('nb-hidden-card'),
        place: place(notice.position),
      });
    case 'peeked':
    case 'observed': {
      const what = { ...who(notice.seat), place: place(notice.position) };
      return notice.card
        ? t(`nb-on-${notice.on}-card`, { ...what, card: cardName(notice.card) })
        : t(`nb-on-${notice.on}`, what);
    }
    case 'flipped': {
      const flipped = t('nb-on-flipped', {
        ...who(notice.seat),
        card: article(notice.card),
        place: place(notice.position),
        number: notice.death_number,
      });
      return notice.restricts ? `${flipped} ${t('nb-on-restricts', who(notice.seat))}` : flipped;
    }
    case 'played':
      return t('nb-on-played', { ...who(notice.seat), card: cardName(notice.card) });
    case 'reset':
      return t('nb-on-reset', { number: notice.death_number });
    case 'arranged':
      return t('nb-on-arranged', { place: place(notice.from) });
    case 'exchanged':
      return t(`nb-on-exchanged-${notice.to}`);
    case 'ended':
      return notice.clockwise ? t('nb-on-ended-clockwise') : t('nb-on-ended-counter');
  }
}
