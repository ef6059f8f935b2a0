/** Sequence Numbers in short plain sentences, for the log, the screen reader and lists of moves. */
import type { Action, Card, Ending, Notice, View } from '../../lib/protocol/sequence-numbers';
import { subject } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';
import { five, numberAt } from './spaces';
import { members, teamAs } from './teams';

/** A card in words: "12 − 5", "Plus", "Minus". */
export function cardName(card: Card): string {
  if (card.startsWith('plus')) return t('sn-plus');
  if (card.startsWith('minus')) return t('sn-minus');
  return card.replace('+', ' + ').replace('-', ' − ');
}

/** A space with its number: "7 at b1". */
export function spaceName(space: string, view: View): string {
  const number = numberAt(view, space);
  return number === 0 ? t('sn-corner-space', { space }) : t('sn-space', { number, space });
}

function held(slot: number, view: View): string {
  const card = view.players[view.seat ?? view.active]?.hand?.[slot];
  return card ? cardName(card) : t('sn-slot', { number: slot + 1 });
}

export function describeAction(action: Action, view: View, names: string[]): string {
  switch (action.do) {
    case 'pass':
      return t(view.options.answers === 'solve' ? 'sn-do-pass-solve' : 'sn-do-pass');
    case 'draw':
    case 'agree':
      return t(`sn-do-${action.do}`);
    case 'call':
      return t('sn-do-call', { team: teamAs(action.team, view, names).who });
    case 'vote':
      return action.guilty ? t('sn-do-vote-guilty') : t('sn-do-vote-innocent');
    case 'forfeit':
    case 'exchange':
      return t(`sn-do-${action.do}`, { card: held(action.slot, view) });
    case 'lock': {
      const line = view.choice ? five(action.first, view.choice.way) : [action.first];
      return t('sn-do-lock', {
        from: spaceName(action.first, view),
        to: spaceName(line.at(-1) ?? action.first, view),
      });
    }
    case 'place':
      return t('sn-do-place', { card: held(action.slot, view), place: spaceName(action.space, view) });
    case 'remove':
      return t('sn-do-remove', { place: spaceName(action.space, view) });
  }
}

export function describeNotice(notice: Notice, view: View, names: string[]): string {
  const who = (seat: number) => subject(seat, view.seat, names);
  switch (notice.on) {
    case 'dealer':
    case 'choice':
    case 'passed':
    case 'agreed':
      return t(`sn-on-${notice.on}`, who(notice.seat));
    case 'earned':
      return t('sn-on-earned', { who: who(notice.seat).who });
    case 'dealt':
    case 'depleted':
    case 'reshuffled':
      return t(`sn-on-${notice.on}`);
    case 'turn':
      return t('sn-on-turn-of', who(notice.seat));
    case 'placed':
      return t('sn-on-placed', {
        ...who(notice.seat),
        card: cardName(notice.card),
        place: spaceName(notice.space, view),
      });
    case 'removed':
      return t('sn-on-removed', { ...who(notice.seat), place: spaceName(notice.space, view) });
    case 'completed': {
      const line = five(notice.sequence.first, notice.sequence.way);
      return t('sn-on-completed', {
        ...teamAs(notice.sequence.team, view, names),
        from: line[0] ?? '',
        to: line[4] ?? '',
      });
    }
    case 'exchanged':
    case 'forfeited':
      return t(`sn-on-${notice.on}`, { ...who(notice.seat), card: cardName(notice.card) });
    case 'drew':
      return notice.card
        ? t('sn-on-drew', { ...who(notice.seat), card: cardName(notice.card) })
        : t('sn-on-drew-hidden', who(notice.seat));
    case 'used':
      return notice.lapsed > 0
        ? t('sn-on-used-lapsed', { ...who(notice.seat), count: notice.lapsed })
        : t('sn-on-used', who(notice.seat));
    case 'missed': {
      const { what } = notice;
      if (!what) return t('sn-on-missed', who(notice.seat));
      if ('space' in what) return t('sn-on-missed-space', { ...who(notice.seat), space: what.space.space });
      return t('dead' in what ? 'sn-on-missed-dead' : 'sn-on-missed-pass', who(notice.seat));
    }
    case 'turn_over':
      return t(`sn-turn-${notice.end}`);
    case 'called': {
      const accused = teamAs(notice.team, view, names);
      return accused.you === 'yes'
        ? t('sn-on-called-you', who(notice.seat))
        : t('sn-on-called', { ...who(notice.seat), team: accused.who });
    }
    case 'voted':
      return t(notice.guilty ? 'sn-on-voted-guilty' : 'sn-on-voted-innocent', who(notice.seat));
    case 'settled': {
      const accused = teamAs(notice.team, view, names);
      if (accused.you === 'yes')
        return notice.stands ? t('sn-on-settled-stands-you') : t('sn-on-settled-falls-you');
      return t(notice.stands ? 'sn-on-settled-stands' : 'sn-on-settled-falls', { team: accused.who });
    }
    case 'over':
      return ending(notice.ending);
  }
}

/** How a game ended, in a sentence. */
export const ending = (how: Ending): string => t(`sn-ending-${how}`);

export function outcome(view: View, names: string[]): string {
  const counts = view.chips.map(
    (_, team) => view.sequences.filter((sequence) => sequence.team === team).length,
  );
  const best = Math.max(...counts);
  const leaders = counts.flatMap((count, team) => (count === best ? [team] : []));
  const [winner] = leaders;
  if (leaders.length !== 1 || winner === undefined) return t('sn-draw-result');
  const team = teamAs(winner, view, names);
  const ours = team.you === 'no' && members(winner, view).includes(view.seat ?? -1);
  return ours ? t('sn-wins-yours', { who: team.who }) : t('sn-wins', team);
}
