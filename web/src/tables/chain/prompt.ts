/** What the viewer is asked to do. */
import type { Action, View } from '../../lib/protocol/chain';
import { meldName } from './melds';

export function promptFor(view: View, legal: Action[], names: string[]): string {
  const whose = names[view.active] ?? 'Somebody';
  const acting = legal.length > 0;
  switch (view.phase) {
    case 'starter':
    case 'deal':
      return 'Cards are being dealt.';
    case 'reshuffle':
      return 'A new deck is being shuffled.';
    case 'build':
      return acting ? 'Your turn: take a card, or first sweep one away.' : `${whose} takes a card.`;
    case 'swept':
      return acting ? 'Now take a card.' : `${whose} takes a card.`;
    case 'settle': {
      const sheet = view.seat === null ? null : view.players[view.seat]?.sheet;
      if (acting) return sheet?.stage === 'sealed' ? 'Decide about the cards left over.' : 'Make runs and sets of your cards, then seal them.';
      const busy = view.waiting.map((seat) => names[seat] ?? `Seat ${seat + 1}`);
      return busy.length > 0 ? `Waiting for ${busy.join(', ')} to settle.` : 'Everybody has settled.';
    }
    case 'extra':
      return 'One more card for everybody.';
    case 'tie':
      return 'Chance picks who leads.';
    case 'release':
      if (!acting) return view.seat !== null && view.finished.includes(view.seat) ? `You are done. ${whose} is on turn.` : `${whose} is on turn.`;
      if (!view.table) return 'You lead: play a card, cards of one number, or three in a row.';
      return legal.some((action) => action.do === 'play') ? `Beat the ${meldName(view.table)}, or pass.` : `Nothing you hold beats the ${meldName(view.table)}.`;
    case 'penalty':
      return `A penalty card is drawn from ${view.active === view.seat ? 'your' : `${whose}’s`} hand.`;
    case 'over':
      return 'The game is over.';
  }
}
