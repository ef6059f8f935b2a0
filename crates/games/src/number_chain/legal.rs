//! What a player may do, and which clause forbids the rest.

use cardinal_engine::{Illegal, Seat};

use super::options::{Closing, DiscardedWild};
use super::refusal::{
    BREAKS_PIVOT, BREAKS_RELAY, CANNOT_DECLINE, CARDS_IN_MOTION, CHAIN_AFTER_PLAY, CLOSING_CARDS_ONLY,
    DECLINE_INSTEAD, DISCARD_NEEDS_NAME, DISCARD_NOT_HELD, DISCARD_TAKES_NO_NAME, EXTRA_TURN_CARDS_ONLY,
    GAME_OVER, KEEP_GOING, LAST_PLAYER_STAYS, MUST_ACT, MUST_DISCARD, MUST_PLAY, NOT_HELD, NOT_YOUR_TURN,
    NOTHING_TO_DECLINE, NOTHING_TO_DISCARD, ONE_ACTION, OUT_OF_ROUND, UNKNOWN_SEAT, WRONG_NAME,
};
use super::state::HAND_LIMIT;
use super::{Action, CardSet, Condition, Laid, NumberChain, Phase, Source, chain};

#[inline]
pub(super) fn check(game: &NumberChain, seat: Seat, action: &Action) -> Result<(), Illegal> {
    game.check_seat(seat)?;
    if game.phase == Phase::Discard {
        return match action {
            Action::Discard { card } => game.check_discard(*card),
            _ => Err(MUST_DISCARD),
        };
    }
    match action {
        Action::Play { card } => game.check_play(*card),
        Action::End {} => game.check_end(),
        Action::Take { .. } | Action::Reset {} => game.check_take(),
        Action::Chain { cards } if game.phase == Phase::Playing => {
            // Cards that do not form a Chain at all have a refusal of their own, which comes first.
            chain::check(game.hand(), cards, 3).and(Err(CHAIN_AFTER_PLAY))
        }
        Action::Chain { cards } => chain::check(game.hand(), cards, game.options.max_wilds_in_chain),
        Action::Discard { .. } => Err(NOTHING_TO_DISCARD),
        Action::Decline {} if game.phase != Phase::Offer => Err(NOTHING_TO_DECLINE),
        Action::Decline {} if game.in_last_turn() => Err(CANNOT_DECLINE),
        Action::Decline {} => Ok(()),
        Action::Wait {} => game.check_leaving(Closing::MayWait),
        Action::Quit {} => game.check_leaving(Closing::MayQuit),
    }
}

#[inline(always)]
pub(super) fn for_each_legal(game: &NumberChain, seat: Seat, mut visit: impl FnMut(Action)) {
    if game.check_seat(seat).is_err() {
        return;
    }
    let hand = game.hand();
    match game.phase {
        Phase::Discard => game.list_discards(hand, visit),
        Phase::Playing => {
            if !game.in_last_turn() {
                visit(Action::End {});
            }
            game.list_plays(hand, &mut visit);
        }
        _ => {
            if game.phase == Phase::Offer {
                if !game.in_last_turn() {
                    visit(Action::Decline {});
                }
            } else if game.closing() && !game.is_last() {
                match game.options.closing {
                    Closing::Forced => {}
                    Closing::MayWait => visit(Action::Wait {}),
                    Closing::MayQuit => visit(Action::Quit {}),
                }
            }
            if game.check_take().is_ok() {
                for from in Source::ALL {
                    visit(Action::Take { from });
                }
                visit(Action::Reset {});
            }
            game.list_plays(hand, &mut visit);
            chain::for_each(hand, game.options.max_wilds_in_chain, |cards| {
                visit(Action::Chain { cards });
            });
        }
    }
}

/// What is done for a player whose time ran out (NC-A37).
pub(super) fn default_action(game: &NumberChain, seat: Seat) -> Option<Action> {
    let mut first = None;
    for_each_legal(game, seat, |action| first = first.or(Some(action)));
    match game.phase {
        Phase::Act if !game.closing() => first.map(|_| Action::Take { from: Source::Supply }),
        // Discards are listed in hand order and a wild with its lowest digit first; ending and declining come
        // before anything else.
        Phase::Discard | Phase::Playing | Phase::Offer => first,
        // In the closing phase waiting and quitting are listed first, but laying a card is the default.
        _ => {
            let mut laying = None;
            for_each_legal(game, seat, |action| {
                if !matches!(action, Action::Wait {} | Action::Quit {}) {
                    laying = laying.or(Some(action));
                }
            });
            laying
        }
    }
}

impl NumberChain {
    #[inline]
    fn check_seat(&self, seat: Seat) -> Result<(), Illegal> {
        if seat == self.active
            && matches!(self.phase, Phase::Act | Phase::Playing | Phase::Offer | Phase::Discard)
        {
            return Ok(());
        }
        Err(match self.phase {
            _ if seat.number() >= self.seats => UNKNOWN_SEAT,
            Phase::Over => GAME_OVER,
            Phase::Starter | Phase::Deal | Phase::Reshuffle => CARDS_IN_MOTION,
            _ if self.is_out(seat) => OUT_OF_ROUND,
            _ => NOT_YOUR_TURN,
        })
    }

    #[inline]
    fn check_play(&self, laid: Laid) -> Result<(), Illegal> {
        if !self.hand().contains(laid.card()) {
            Err(NOT_HELD)
        } else if !laid.is_sound() {
            Err(WRONG_NAME)
        } else if self.link != 0 && laid.first() != self.link {
            Err(if self.condition == Condition::Pivot { BREAKS_PIVOT } else { BREAKS_RELAY })
        } else {
            Ok(())
        }
    }

    fn check_end(&self) -> Result<(), Illegal> {
        match self.phase {
            // The last one left never gets here with nothing that fits: such a turn is over by itself.
            Phase::Playing if self.in_last_turn() => Err(KEEP_GOING),
            Phase::Playing => Ok(()),
            Phase::Offer => Err(DECLINE_INSTEAD),
            _ if self.closing() => Err(MUST_PLAY),
            _ => Err(MUST_ACT),
        }
    }

    #[inline]
    fn check_take(&self) -> Result<(), Illegal> {
        if self.phase == Phase::Playing {
            Err(ONE_ACTION)
        } else if self.closing() {
            Err(CLOSING_CARDS_ONLY)
        } else if self.phase == Phase::Offer && self.extra_turn_is_narrow() {
            Err(EXTRA_TURN_CARDS_ONLY)
        } else {
            Ok(())
        }
    }

    fn check_leaving(&self, needed: Closing) -> Result<(), Illegal> {
        match self.phase {
            Phase::Playing => Err(ONE_ACTION),
            Phase::Offer => Err(DECLINE_INSTEAD),
            _ if !self.closing() => Err(MUST_ACT),
            _ if self.options.closing != needed => Err(MUST_PLAY),
            _ if self.is_last() => Err(LAST_PLAYER_STAYS),
            _ => Ok(()),
        }
    }

    fn check_discard(&self, laid: Laid) -> Result<(), Illegal> {
        if !self.hand().contains(laid.card()) {
            Err(DISCARD_NOT_HELD)
        } else if !self.must_name(laid) {
            if laid.is_plain() { Ok(()) } else { Err(DISCARD_TAKES_NO_NAME) }
        } else if laid.is_plain() {
            Err(DISCARD_NEEDS_NAME)
        } else if laid.is_sound() {
            Ok(())
        } else {
            Err(WRONG_NAME)
        }
    }

    /// Whether this discard becomes the Floor card and has a digit to be named.
    pub(super) fn must_name(&self, laid: Laid) -> bool {
        laid.card().is_trailing_wild()
            && self.hand().len() == HAND_LIMIT + 1
            && self.options.discarded_wild == DiscardedWild::Declare
    }

    #[inline(always)]
    fn list_plays(&self, hand: CardSet, visit: &mut impl FnMut(Action)) {
        let link = self.link;
        let mut leading = hand.and(CardSet::LEADING);
        if link == 0 {
            while let Some(card) = leading.pop() {
                for first in 1..8 {
                    visit(Action::Play { card: Laid::standing_for(card, first, card.last()) });
                }
            }
        } else {
            // With a digit demanded, a leading wild has no choice.
            while let Some(card) = leading.pop() {
                visit(Action::Play { card: Laid::standing_for(card, link, card.last()) });
            }
        }
        let mut others = hand.fitting(link).without(CardSet::LEADING);
        while let Some(card) = others.pop() {
            if card.is_trailing_wild() {
                for last in 1..8 {
                    visit(Action::Play { card: Laid::standing_for(card, card.first(), last) });
                }
            } else {
                visit(Action::Play { card: Laid::plain(card) });
            }
        }
    }

    #[inline(always)]
    fn list_discards(&self, hand: CardSet, mut visit: impl FnMut(Action)) {
        for card in hand.iter() {
            let plain = Laid::plain(card);
            if self.must_name(plain) {
                for last in 1..=7 {
                    visit(Action::Discard { card: Laid::standing_for(card, card.first(), last) });
                }
            } else {
                visit(Action::Discard { card: plain });
            }
        }
    }
}
