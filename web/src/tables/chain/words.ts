/** Actions and events of Chain in short sentences. */
import type { Action, Notice, Tally, View } from '../../lib/protocol/chain';
import { capital, listed, row, subject } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';
import { faceOf, nameOf } from './cards';
import { playName, setName } from './melds';

const named = (cards: string[]) => row(cards.map(nameOf));
const score = (tally: Tally) => tally.build + tally.captured - tally.hand - tally.open;

/** The name of a group: `run 4–6`, `pair of 7s`. */
export function groupName(group: string[]): string {
  const numbers = group.map((card) => Number(faceOf(card).number));
  if (group.length < 2) return t('ch-begun', { card: named(group) });
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? setName(group.length, low) : t('ch-run', { low, high });
}

/** The name of a group as the object of a sentence. */
export const theGroup = (group: string[]): string => t('ch-the-group', { group: groupName(group) });

export function describeAction(action: Action, view: View, _names: string[]): string {
  const groups = (view.seat === null ? null : view.players[view.seat]?.sheet?.groups) ?? [];
  const group = (at: number) => (groups[at] ? theGroup(groups[at].cards) : t('ch-new-group'));
  switch (action.do) {
    case 'pass':
    case 'best':
    case 'seal':
      return t(`ch-do-${action.do}`);
    case 'take_back':
      return t('ch-do-take-back', { group: group(action.group) });
    case 'take':
    case 'sweep':
      return t(`ch-do-${action.do}`, { card: nameOf(view.row[action.slot] ?? '') });
    case 'keep':
    case 'discard':
      return t(`ch-do-${action.do}`, { card: nameOf(action.card) });
    case 'lay': {
      const card = nameOf(action.card);
      return groups[action.group]
        ? t('ch-do-add', { card, group: group(action.group) })
        : t('ch-do-begin', { card });
    }
    case 'play':
      return t('ch-do-play', { meld: playName(action.meld) });
  }
}

export function describeNotice(notice: Notice, view: View, names: string[]): string {
  const who = (seat: number) => subject(seat, view.seat, names);
  switch (notice.on) {
    case 'starter':
    case 'ready':
    case 'settling':
    case 'leads':
    case 'next':
    case 'passed':
    case 'finished':
      return t(`ch-on-${notice.on}`, who(notice.seat));
    case 'turn':
      return t('ch-on-turn-of', who(notice.seat));
    case 'dealt':
      return t('ch-on-dealt', { game: notice.game, cards: named(notice.row) });
    case 'took':
    case 'swept':
      return t(`ch-on-${notice.on}`, { ...who(notice.seat), card: nameOf(notice.card) });
    case 'refilled':
      return t('ch-on-refilled', { card: capital(nameOf(notice.card)) });
    case 'reshuffled':
      return t('ch-on-reshuffled', { count: notice.cards.length });
    case 'revealed':
      return t('ch-on-revealed');
    case 'sheet':
      return t('ch-on-sheet', { ...who(notice.seat), points: notice.sheet.points });
    case 'settled': {
      const groups = row(notice.groups.map(groupName)) || t('ch-no-group');
      const what = { ...who(notice.seat), points: notice.points, groups };
      return notice.discarded.length > 0
        ? t('ch-on-settled-discarding', { ...what, cards: named(notice.discarded) })
        : t('ch-on-settled', what);
    }
    case 'all_settled':
      return t('ch-on-all-settled');
    case 'extra': {
      const own = view.seat === null ? null : notice.cards[view.seat];
      return own ? t('ch-on-extra-own', { card: nameOf(own) }) : t('ch-on-extra');
    }
    case 'tie':
      return t('ch-on-tie', { names: listed(notice.seats.map((seat) => who(seat).who)) });
    case 'played':
      return t('ch-on-played', { ...who(notice.seat), meld: playName(notice.meld) });
    case 'won':
    case 'cleared':
      return t(`ch-on-${notice.on}`, { ...who(notice.seat), count: notice.cards.length });
    case 'drawing':
      return notice.from === view.seat
        ? t('ch-on-drawing-yours', who(notice.by))
        : t('ch-on-drawing', { ...who(notice.by), from: who(notice.from).who });
    case 'penalty':
      return t('ch-on-penalty', { ...who(notice.seat), card: capital(nameOf(notice.card)) });
    case 'game_over': {
      const over = t('ch-on-game-over', {
        points: row(notice.tallies.map((tally, seat) => `${who(seat).who} ${score(tally)}`)),
      });
      return notice.next_starter === null
        ? over
        : `${over} ${t('ch-on-next-game', who(notice.next_starter))}`;
    }
  }
}
