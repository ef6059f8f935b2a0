//! Number Chain in sentences, as `web/src/tables/number-chain/words.ts` has them.

use cardinal_engine::Seat;
use cardinal_games::number_chain::{Action, Condition, Laid, Notice, NumberChain, Out, Source, View};
use cardinal_texts::{Speech, with};

use super::lines;
use crate::words::{Names, Words, list};

impl Words for NumberChain {
    fn command(_: &View, action: &Action) -> String {
        match action {
            Action::End {} => "end".to_owned(),
            Action::Decline {} => "decline".to_owned(),
            Action::Wait {} => "wait".to_owned(),
            Action::Quit {} => "quit round".to_owned(),
            Action::Reset {} => "reset".to_owned(),
            Action::Take { from: Source::Supply } => "take supply".to_owned(),
            Action::Take { from } => format!("take pool {}", from.pool().unwrap_or_default() + 1),
            Action::Play { card } => format!("play {card}"),
            Action::Discard { card } => format!("discard {card}"),
            Action::Chain { cards } => format!("chain {}", list(cards)),
        }
    }

    fn action_text(view: &View, action: &Action, names: Names<'_>) -> String {
        let speech = names.speech;
        match action {
            Action::End {} => speech.text("nc-do-end"),
            Action::Decline {} => speech.text("nc-do-decline"),
            Action::Wait {} => speech.text("nc-do-wait"),
            Action::Quit {} => speech.text("nc-do-quit"),
            Action::Reset {} => {
                let other = match view.condition {
                    Condition::Pivot => Condition::Relay,
                    Condition::Relay => Condition::Pivot,
                };
                speech.say("nc-do-reset", with("condition", condition(speech, other)))
            }
            Action::Take { from } => match from.pool() {
                None => speech.text("nc-do-take-supply"),
                Some(pool) => match view.pools[pool] {
                    Some(card) => speech.say(
                        "nc-do-take-card",
                        with("card", name(speech, Laid::plain(card))).with("pool", pool + 1),
                    ),
                    None => speech.say("nc-do-take-pool", with("pool", pool + 1)),
                },
            },
            Action::Play { card } => speech.say("nc-do-play", with("card", name(speech, *card))),
            Action::Discard { card } => speech.say("nc-do-discard", with("card", name(speech, *card))),
            Action::Chain { cards } => speech.say("nc-do-chain", with("steps", steps(cards))),
        }
    }

    fn notice_text(_: &View, notice: &Notice, names: Names<'_>) -> String {
        let speech = names.speech;
        let of = |seat: &Seat| names.subject(*seat);
        let plain = |card| name(speech, Laid::plain(card));
        match notice {
            Notice::Starter { seat } => names.did("nc-on-starter", *seat),
            Notice::Dealt { round, rejected, floor, .. } => {
                let values = with("round", *round).with("floor", plain(*floor));
                if rejected.is_empty() {
                    speech.say("nc-on-dealt", values)
                } else {
                    let rejected: Vec<String> = rejected.iter().map(|card| plain(*card)).collect();
                    speech.say("nc-on-dealt-again", values.with("rejected", speech.row(&rejected)))
                }
            }
            Notice::Turn { seat } => names.did("nc-on-turn-of", *seat),
            Notice::Played { seat, card } => {
                speech.say("nc-on-played", of(seat).with("card", name(speech, *card)))
            }
            Notice::Discarded { seat, card } => {
                speech.say("nc-on-discarded", of(seat).with("card", name(speech, *card)))
            }
            Notice::Chained { seat, cards } => {
                speech.say("nc-on-chained", of(seat).with("steps", steps(cards)))
            }
            Notice::Took { seat, pool, card } => {
                speech.say("nc-on-took", of(seat).with("card", plain(*card)).with("pool", pool + 1))
            }
            Notice::Drew { seat, card: Some(card) } => {
                speech.say("nc-on-drew", of(seat).with("card", plain(*card)))
            }
            Notice::Drew { seat, card: None } => names.did("nc-on-drew-hidden", *seat),
            Notice::Reset { seat, cards, condition: now } => {
                let cards: Vec<String> = cards.iter().map(|card| plain(*card)).collect();
                let values = of(seat).with("cards", speech.row(&cards));
                speech.say("nc-on-reset", values.with("condition", condition(speech, *now)))
            }
            Notice::Refilled { pool, card } => {
                speech.say("nc-on-refilled", with("pool", pool + 1).with("card", plain(*card)))
            }
            Notice::Reshuffled { cards } => {
                speech.say("nc-on-reshuffled", with("count", cards.iter().count()))
            }
            Notice::Counted { turns, .. } => speech.say("nc-on-counted", with("turns", *turns)),
            Notice::Offered { seat } => names.did("nc-on-offered", *seat),
            Notice::Declined { seat } => names.did("nc-on-declined", *seat),
            Notice::Waited { seat } => names.did("nc-on-waited", *seat),
            Notice::Out { seat, how } => names.did(
                match how {
                    Out::Emptied => "nc-on-out-emptied",
                    Out::Stuck => "nc-on-out-stuck",
                    Out::Quit => "nc-on-out-quit",
                    Out::Finished => "nc-on-out-finished",
                },
                *seat,
            ),
            Notice::RoundOver { penalties, next_starter, .. } => {
                let each = penalties.pairs().map(|(seat, points)| format!("{} {points}", names.who(seat)));
                let points = speech.row(&each.collect::<Vec<_>>());
                let over = speech.say("nc-on-round-over", with("points", points));
                match next_starter {
                    None => over,
                    Some(next) => format!("{over} {}", names.did("nc-on-next-round", *next)),
                }
            }
        }
    }

    fn is_routine(notice: &Notice) -> bool {
        matches!(notice, Notice::Turn { .. } | Notice::Refilled { .. } | Notice::Counted { .. })
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

/// What a card is called: `36`, `wild 3?`, `wild 3? as 35`.
fn name(speech: &Speech, laid: Laid) -> String {
    let card = laid.card();
    if !card.is_wild() {
        return card.to_string();
    }
    if laid.is_plain() {
        return speech.say("nc-wild", with("card", card.to_string()));
    }
    speech.say("nc-wild-as", with("card", card.to_string()).with("number", number(laid)))
}

/// The number a card counts as, `3?` while it is open.
fn number(laid: Laid) -> String {
    let text = laid.to_string();
    text.split_once('=').map_or(text.clone(), |(_, number)| number.to_owned())
}

fn steps(cards: &[Laid]) -> String {
    cards.iter().map(|card| number(*card)).collect::<Vec<_>>().join(" → ")
}

/// What a side of the tile is called.
pub(super) fn condition(speech: &Speech, condition: Condition) -> String {
    speech.text(match condition {
        Condition::Pivot => "nc-pivot",
        Condition::Relay => "nc-relay",
    })
}
