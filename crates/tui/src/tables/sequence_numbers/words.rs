//! Sequence Numbers in sentences, as `web/src/tables/sequence-numbers/words.ts` has them.

use cardinal_engine::Seat;
use cardinal_games::sequence_numbers::{
    Action, Answers, Card, Ending, Miss, Notice, SequenceNumbers, Space, TurnEnd, View, Way,
};
use cardinal_texts::{Speech, Values, with};

use super::lines;
use crate::words::{Names, Words};

impl Words for SequenceNumbers {
    fn command(view: &View, action: &Action) -> String {
        let hand = view.own_hand();
        let card = |slot: u8| {
            let card = hand.get(usize::from(slot)).copied().flatten();
            card.map_or_else(|| format!("card {}", slot + 1), |card| card.to_string())
        };
        match action {
            Action::Pass {} => "pass".to_owned(),
            Action::Draw {} => "draw".to_owned(),
            Action::Agree {} => "offer to stop".to_owned(),
            Action::Call { team } => format!("call table talk on team {}", team + 1),
            Action::Vote { guilty: true } => "vote guilty".to_owned(),
            Action::Vote { guilty: false } => "vote not guilty".to_owned(),
            Action::Forfeit { slot } => format!("give up {}", card(*slot)),
            Action::Exchange { slot } => format!("exchange {}", card(*slot)),
            Action::Lock { first } => format!("lock from {first}"),
            Action::Place { slot, space } => format!("place {} at {space}", card(*slot)),
            Action::Remove { slot, space } => format!("remove {} at {space}", card(*slot)),
        }
    }

    fn action_text(view: &View, action: &Action, names: Names<'_>) -> String {
        let speech = names.speech;
        let held = |slot: &u8| {
            let hand = view.players[view.seat.unwrap_or(view.active)].hand;
            let card = hand.and_then(|hand| hand.get(usize::from(*slot)).copied().flatten());
            card.map_or_else(
                || speech.say("sn-slot", with("number", slot + 1)),
                |card| card_name(speech, card),
            )
        };
        match action {
            Action::Pass {} if view.options.answers == Answers::Solve => speech.text("sn-do-pass-solve"),
            Action::Pass {} => speech.text("sn-do-pass"),
            Action::Draw {} => speech.text("sn-do-draw"),
            Action::Agree {} => speech.text("sn-do-agree"),
            Action::Call { team } => speech.say("sn-do-call", with("team", team_name(view, *team, names))),
            Action::Vote { guilty: true } => speech.text("sn-do-vote-guilty"),
            Action::Vote { guilty: false } => speech.text("sn-do-vote-innocent"),
            Action::Forfeit { slot } => speech.say("sn-do-forfeit", with("card", held(slot))),
            Action::Exchange { slot } => speech.say("sn-do-exchange", with("card", held(slot))),
            Action::Lock { first } => {
                let last = view.choice.map_or(*first, |choice| fifth(*first, choice.way));
                let (from, to) = (space_name(view, *first, speech), space_name(view, last, speech));
                speech.say("sn-do-lock", with("from", from).with("to", to))
            }
            Action::Place { slot, space } => {
                let place = space_name(view, *space, speech);
                speech.say("sn-do-place", with("card", held(slot)).with("place", place))
            }
            Action::Remove { space, .. } => {
                speech.say("sn-do-remove", with("place", space_name(view, *space, speech)))
            }
        }
    }

    fn notice_text(view: &View, notice: &Notice, names: Names<'_>) -> String {
        let speech = names.speech;
        let of = |seat: &Seat| names.subject(*seat);
        let card_of = |card: &Card| card_name(speech, *card);
        match notice {
            Notice::Dealer { seat } => names.did("sn-on-dealer", *seat),
            Notice::Choice { seat, .. } => names.did("sn-on-choice", *seat),
            Notice::Passed { seat } => names.did("sn-on-passed", *seat),
            Notice::Agreed { seat } => names.did("sn-on-agreed", *seat),
            Notice::Earned { seat } => speech.say("sn-on-earned", with("who", names.who(*seat))),
            Notice::Dealt { .. } => speech.text("sn-on-dealt"),
            Notice::Depleted { .. } => speech.text("sn-on-depleted"),
            Notice::Reshuffled {} => speech.text("sn-on-reshuffled"),
            Notice::Turn { seat } => names.did("sn-on-turn-of", *seat),
            Notice::Placed { seat, card, space, .. } => {
                let place = space_name(view, *space, speech);
                speech.say("sn-on-placed", of(seat).with("card", card_of(card)).with("place", place))
            }
            Notice::Removed { seat, space, .. } => {
                speech.say("sn-on-removed", of(seat).with("place", space_name(view, *space, speech)))
            }
            Notice::Completed { sequence } => {
                let last = fifth(sequence.first, sequence.way);
                let values = team(view, sequence.team, names);
                let values = values.with("from", sequence.first.to_string());
                speech.say("sn-on-completed", values.with("to", last.to_string()))
            }
            Notice::Exchanged { seat, card, .. } => {
                speech.say("sn-on-exchanged", of(seat).with("card", card_of(card)))
            }
            Notice::Forfeited { seat, card, .. } => {
                speech.say("sn-on-forfeited", of(seat).with("card", card_of(card)))
            }
            Notice::Drew { seat, card: Some(card), .. } => {
                speech.say("sn-on-drew", of(seat).with("card", card_of(card)))
            }
            Notice::Drew { seat, .. } => names.did("sn-on-drew-hidden", *seat),
            Notice::Used { seat, lapsed: 0 } => names.did("sn-on-used", *seat),
            Notice::Used { seat, lapsed } => speech.say("sn-on-used-lapsed", of(seat).with("count", *lapsed)),
            Notice::Missed { seat, what: None } => names.did("sn-on-missed", *seat),
            Notice::Missed { seat, what: Some(Miss::Space { space, .. }) } => {
                speech.say("sn-on-missed-space", of(seat).with("space", space.to_string()))
            }
            Notice::Missed { seat, what: Some(Miss::Dead { .. }) } => names.did("sn-on-missed-dead", *seat),
            Notice::Missed { seat, what: Some(Miss::Pass {}) } => names.did("sn-on-missed-pass", *seat),
            Notice::TurnOver { end } => speech.text(turn_end(*end)),
            Notice::Called { seat, team: accused } => {
                if is_me(view, *accused, names) {
                    names.did("sn-on-called-you", *seat)
                } else {
                    speech.say("sn-on-called", of(seat).with("team", team_name(view, *accused, names)))
                }
            }
            Notice::Voted { seat, guilty: true } => names.did("sn-on-voted-guilty", *seat),
            Notice::Voted { seat, .. } => names.did("sn-on-voted-innocent", *seat),
            Notice::Settled { team: accused, stands } => {
                let (yours, others) = if *stands {
                    ("sn-on-settled-stands-you", "sn-on-settled-stands")
                } else {
                    ("sn-on-settled-falls-you", "sn-on-settled-falls")
                };
                if is_me(view, *accused, names) {
                    speech.text(yours)
                } else {
                    speech.say(others, with("team", team_name(view, *accused, names)))
                }
            }
            Notice::Over { ending: how } => speech.text(ending(*how)),
        }
    }

    fn is_routine(notice: &Notice) -> bool {
        matches!(
            notice,
            Notice::Dealt { .. }
                | Notice::Turn { .. }
                | Notice::Drew { card: None, .. }
                | Notice::Depleted { .. }
                | Notice::TurnOver { .. }
        )
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

/// A card as people read it: "12 − 5", "Plus", "Minus".
fn card_name(speech: &Speech, card: Card) -> String {
    match card {
        Card::Plus(_) => speech.text("sn-plus"),
        Card::Minus(_) => speech.text("sn-minus"),
        card => card.to_string().replace('+', " + ").replace('-', " − "),
    }
}

/// A space with its number: "7 at b1".
fn space_name(view: &View, space: Space, speech: &Speech) -> String {
    let values = with("space", space.to_string());
    match view.board.number(space) {
        Some(number) => speech.say("sn-space", values.with("number", number)),
        None => speech.say("sn-corner-space", values),
    }
}

/// The last space of a line of five.
fn fifth(first: Space, way: Way) -> Space {
    let (row, column) = (first.row(), first.column());
    match way {
        Way::Across => Space::at(row, column + 4),
        Way::Down => Space::at(row + 4, column),
        Way::Falling => Space::at(row + 4, column + 4),
        Way::Rising => Space::at(row + 4, column - 4),
    }
}

/// The single player of a team, if it has only one.
fn only_member(view: &View, team: u8) -> Option<Seat> {
    let mut members = view.players.pairs().filter(|(_, player)| player.team == team).map(|(seat, _)| seat);
    members.next().filter(|_| members.next().is_none())
}

fn is_me(view: &View, team: u8, names: Names<'_>) -> bool {
    names.me.is_some() && only_member(view, team) == names.me
}

/// A team by its single player, or by its colour.
fn team_name(view: &View, team: u8, names: Names<'_>) -> String {
    const TEAMS: [&str; 3] = ["sn-team-blue", "sn-team-orange", "sn-team-green"];
    let by_colour = || names.speech.text(TEAMS[usize::from(team) % TEAMS.len()]);
    only_member(view, team).map_or_else(by_colour, |seat| names.who(seat))
}

/// A team as the values `who` and `you` of a sentence.
fn team(view: &View, team: u8, names: Names<'_>) -> Values {
    let you = if is_me(view, team, names) { "yes" } else { "no" };
    with("who", team_name(view, team, names)).with("you", you)
}

const fn turn_end(end: TurnEnd) -> &'static str {
    match end {
        TurnEnd::Moved => "sn-turn-moved",
        TurnEnd::Passed => "sn-turn-passed",
        TurnEnd::PassedAfterExchange => "sn-turn-passed_after_exchange",
        TurnEnd::Lost => "sn-turn-lost",
        TurnEnd::LostAfterExchange => "sn-turn-lost_after_exchange",
    }
}

/// How a game ended, as a message.
pub(super) const fn ending(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "sn-ending-won",
        Ending::DeckCycle => "sn-ending-deck_cycle",
        Ending::LapOfPasses => "sn-ending-lap_of_passes",
        Ending::TurnLimit => "sn-ending-turn_limit",
        Ending::Agreed => "sn-ending-agreed",
    }
}
