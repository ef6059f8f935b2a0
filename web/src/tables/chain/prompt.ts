import type { Action, View } from '../../lib/protocol/chain';
import { listed, subject } from '../../lib/words/forms';
import { t } from '../../lib/words/speech.svelte';
import { meldName } from './melds';

export function promptFor(view: View, legal: Action[], names: string[]): string {
  const { who } = subject(view.active, null, names);
  const acting = legal.length > 0;
  switch (view.phase) {
    case 'starter':
    case 'deal':
      return t('ch-ask-deal');
    case 'build':
      return acting ? t('ch-ask-build') : t('ch-ask-takes', { who });
    case 'swept':
      return acting ? t('ch-ask-take') : t('ch-ask-takes', { who });
    case 'settle': {
      const sheet = view.seat === null ? null : view.players[view.seat]?.sheet;
      if (acting) return sheet?.stage === 'sealed' ? t('ch-ask-left') : t('ch-ask-group');
      const busy = view.waiting.map((seat) => subject(seat, null, names).who);
      return busy.length > 0 ? t('ch-ask-settling', { names: listed(busy) }) : t('ch-ask-settled');
    }
    case 'release':
      if (!acting)
        return view.seat !== null && view.finished.includes(view.seat)
          ? t('ch-ask-done', { who })
          : t('ch-ask-other', { who });
      if (!view.table) return t('ch-ask-lead');
      return t(legal.some((action) => action.do === 'play') ? 'ch-ask-beat' : 'ch-ask-cannot', {
        meld: meldName(view.table),
      });
    case 'penalty':
      return t('ch-ask-penalty', subject(view.active, view.seat, names));
    case 'reshuffle':
    case 'extra':
    case 'tie':
    case 'over':
      return t(`ch-ask-${view.phase}`);
  }
}
