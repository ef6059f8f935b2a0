//! Numboom in sentences, as `web/src/tables/numboom/words.ts` has them.

use cardinal_engine::Seat;
use cardinal_games::numboom::{Action, Card, Cards, Notice, Numboom, Phase, Side, View};
use cardinal_texts::{Speech, with};

use super::lines;
use crate::words::{Names, Words};

impl Words for Numboom {
    fn command(_: &View, action: &Action) -> String {
        match action {
            Action::End {} => "end".to_owned(),
            Action::Flip { position } => format!("flip {}", position + 1),
            Action::Peek { position } => format!("peek {}", position + 1),
            Action::Place { card, position } => format!("place {card} at {}", position + 1),
            Action::Stack {} => "stack".to_owned(),
            Action::Observe { position } => format!("observe {}", position + 1),
            Action::Reverse {} => "reverse".to_owned(),
            Action::Reset { number } => format!("reset to {}", number.get()),
            Action::Disrupt {} => "disrupt".to_owned(),
            Action::Exchange { to: Side::Left } => "exchange left".to_owned(),
            Action::Exchange { to: Side::Right } => "exchange right".to_owned(),
            Action::Arrange { from } => format!("arrange {}", from + 1),
        }
    }

    fn action_text(view: &View, action: &Action, names: Names<'_>) -> String {
        let speech = names.speech;
        let at = |key: &str, position: u8| speech.say(key, with("place", place(speech, position.into())));
        match action {
            Action::End {} => speech.text("nb-do-end"),
            Action::Stack {} => speech.text("nb-do-stack"),
            Action::Reverse {} => speech.text("nb-do-reverse"),
            Action::Disrupt {} => speech.text("nb-do-disrupt"),
            Action::Flip { position } => at("nb-do-flip", *position),
            Action::Peek { position } => at("nb-do-peek", *position),
            Action::Observe { position } => at("nb-do-observe", *position),
            Action::Place { card, position } => {
                let place = place(speech, (*position).into());
                speech.say("nb-do-place", with("card", article(speech, *card)).with("place", place))
            }
            Action::Reset { number } => speech.say("nb-do-reset", with("number", number.get())),
            Action::Exchange { to } => {
                let key = match to {
                    Side::Left => "nb-do-exchange-left",
                    Side::Right => "nb-do-exchange-right",
                };
                speech.say(key, with("who", names.who(neighbour(view, *to))))
            }
            Action::Arrange { from } => {
                let (from, to) = (place(speech, (*from).into()), place(speech, view.arranged.len()));
                speech.say("nb-do-arrange", with("from", from).with("place", to))
            }
        }
    }

    fn notice_text(_: &View, notice: &Notice, names: Names<'_>) -> String {
        let speech = names.speech;
        let of = |seat: &Seat| names.subject(*seat);
        let at = |position: &u8| place(speech, (*position).into());
        match notice {
            Notice::Starter { seat } => names.did("nb-on-starter", *seat),
            Notice::Rejected { seat, .. } => names.did("nb-on-rejected", *seat),
            Notice::Disrupted { seat, .. } => names.did("nb-on-disrupted", *seat),
            Notice::Out { seat, .. } => names.did("nb-on-out", *seat),
            Notice::Dealt { .. } => speech.text("nb-on-dealt"),
            Notice::Dual { .. } => speech.text("nb-on-dual"),
            Notice::Drew { seat, cards: Some(cards), .. } => {
                speech.say("nb-on-drew", of(seat).with("cards", listed(speech, *cards)))
            }
            Notice::Drew { seat, count, .. } => {
                speech.say("nb-on-drew-hidden", of(seat).with("count", *count))
            }
            Notice::Reshuffled { deck } => speech.say("nb-on-reshuffled", with("count", *deck)),
            Notice::Turn { seat, flip_only: true, .. } => names.did("nb-on-turn-flips", *seat),
            Notice::Turn { seat, .. } => names.did("nb-on-turn-of", *seat),
            Notice::Stage { phase: Phase::Act, operations, .. } => {
                let left = speech.say("nb-operations-left", with("count", *operations));
                format!("{} {left}", speech.text("nb-stage-act"))
            }
            Notice::Stage { phase, .. } => speech.text(stage(*phase)),
            Notice::Placed { seat, position, card } => {
                let card = card.map_or_else(|| speech.text("nb-hidden-card"), |card| article(speech, card));
                speech.say("nb-on-placed", of(seat).with("card", card).with("place", at(position)))
            }
            Notice::Peeked { seat, position, card: Some(card) } => {
                let what = of(seat).with("place", at(position)).with("card", name(speech, *card));
                speech.say("nb-on-peeked-card", what)
            }
            Notice::Peeked { seat, position, .. } => {
                speech.say("nb-on-peeked", of(seat).with("place", at(position)))
            }
            Notice::Observed { seat, position, card: Some(card) } => {
                let what = of(seat).with("place", at(position)).with("card", name(speech, *card));
                speech.say("nb-on-observed-card", what)
            }
            Notice::Observed { seat, position, .. } => {
                speech.say("nb-on-observed", of(seat).with("place", at(position)))
            }
            Notice::Flipped { seat, position, card, death_number, restricts } => {
                let what = of(seat).with("card", article(speech, *card)).with("place", at(position));
                let flipped = speech.say("nb-on-flipped", what.with("number", *death_number));
                if *restricts {
                    format!("{flipped} {}", names.did("nb-on-restricts", *seat))
                } else {
                    flipped
                }
            }
            Notice::Played { seat, card } => {
                speech.say("nb-on-played", of(seat).with("card", name(speech, *card)))
            }
            Notice::Reset { death_number } => speech.say("nb-on-reset", with("number", *death_number)),
            Notice::Arranged { from } => speech.say("nb-on-arranged", with("place", at(from))),
            Notice::Exchanged { to: Side::Left, .. } => speech.text("nb-on-exchanged-left"),
            Notice::Exchanged { to: Side::Right, .. } => speech.text("nb-on-exchanged-right"),
            Notice::Ended { clockwise: true, .. } => speech.text("nb-on-ended-clockwise"),
            Notice::Ended { .. } => speech.text("nb-on-ended-counter"),
        }
    }

    fn is_routine(notice: &Notice) -> bool {
        match notice {
            Notice::Turn { flip_only, .. } => !flip_only,
            Notice::Stage { .. } | Notice::Arranged { .. } | Notice::Ended { .. } => true,
            _ => false,
        }
    }

    fn describe(view: &View, names: Names<'_>) -> Vec<String> {
        lines::describe(view, names)
    }

    fn status(view: &View, names: Names<'_>) -> String {
        lines::status(view, names.speech)
    }

    fn player(view: &View, seat: Seat, names: Names<'_>) -> String {
        lines::player(view, seat, names.speech, false)
    }

    fn player_briefly(view: &View, seat: Seat, names: Names<'_>) -> String {
        lines::player(view, seat, names.speech, true)
    }

    fn clause(view: &View) -> &'static str {
        lines::clause(view)
    }
}

const fn stage(phase: Phase) -> &'static str {
    match phase {
        Phase::Starter => "nb-stage-starter",
        Phase::Deal => "nb-stage-deal",
        Phase::Redraw => "nb-stage-redraw",
        Phase::Reshuffle => "nb-stage-reshuffle",
        Phase::Opening => "nb-stage-opening",
        Phase::OpeningFlip => "nb-stage-opening_flip",
        Phase::Act => "nb-stage-act",
        Phase::Arrange => "nb-stage-arrange",
        Phase::DualFlip => "nb-stage-dual_flip",
        Phase::DualPlace => "nb-stage-dual_place",
        Phase::DualFill => "nb-stage-dual_fill",
        Phase::Over => "nb-stage-over",
    }
}

/// The living neighbour to whom hands would go; left is the next seat clockwise.
fn neighbour(view: &View, side: Side) -> Seat {
    let count = view.players.seats();
    let step = match side {
        Side::Left => 1,
        Side::Right => count - 1,
    };
    let from = view.seat.unwrap_or(view.active);
    let ring = (1..count).map(|steps| Seat::new((from.number() + steps * step) % count));
    ring.into_iter().find(|seat| view.players[*seat].fall.is_none()).unwrap_or(from)
}

/// A position as people count it.
pub(super) fn place(speech: &Speech, position: usize) -> String {
    speech.say("nb-position", with("number", position + 1))
}

/// What a kind of card is called in a sentence.
pub(super) fn name(speech: &Speech, card: Card) -> String {
    speech.say("nb-card", with("card", card.name()))
}

/// The name with its article: "a 3", "an Observe".
fn article(speech: &Speech, card: Card) -> String {
    speech.say("nb-a-card", with("card", card.name()))
}

/// Cards in words: "2 × 3 and a Stack".
fn listed(speech: &Speech, cards: Cards) -> String {
    let kinds = cards.kinds().map(|card| match cards.count(card) {
        1 => article(speech, card),
        count => speech.say("nb-many", with("count", count).with("card", name(speech, card))),
    });
    let kinds: Vec<String> = kinds.collect();
    if kinds.is_empty() { speech.text("nb-nothing") } else { speech.listed(&kinds) }
}
