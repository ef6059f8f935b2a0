//! The table of Number Chain line by line, and its players in a few words.

use cardinal_engine::Seat;
use cardinal_games::number_chain::{Condition, Phase, View};
use cardinal_texts::{Speech, with};

use super::words::condition;
use crate::words::{Names, list};

pub(super) fn describe(view: &View, names: Names<'_>) -> Vec<String> {
    let speech = names.speech;
    let fact = |name: String, value: String| format!("{name}: {value}");
    let empty = || speech.text("term-empty");
    let pools = view.pools.iter().enumerate().map(|(at, card)| {
        let card = card.map_or_else(empty, |card| card.to_string());
        fact(speech.say("nc-pool", with("number", at + 1)), card)
    });
    let floor = view.floor.map_or_else(empty, |card| card.to_string());
    let supply = speech.say("cards", with("count", view.supply));
    let mut lines = vec![
        status(view, speech),
        fact(speech.text("nc-floor"), floor),
        speech.row(&pools.collect::<Vec<_>>()),
        fact(speech.text("nc-supply"), supply),
    ];
    lines.extend(
        names.players(view.players.pairs().map(|(seat, _)| seat), |seat| player(view, seat, speech, false)),
    );
    if view.seat.is_some() {
        lines.push(names.hand(list(view.own_hand().iter())));
    }
    lines
}

pub(super) fn status(view: &View, speech: &Speech) -> String {
    let round = if view.first_out.is_some() { "nc-round-closing" } else { "nc-round" };
    let round = speech.say(round, with("round", view.round).with("rounds", view.options.rounds));
    let fits = match (view.phase, view.link) {
        (Phase::Over, _) => None,
        (Phase::Discard, _) => Some(speech.text("term-nc-discard")),
        (Phase::Offer, _) => Some(speech.text("term-nc-offer")),
        (_, 0) => Some(speech.text("nc-any-digit")),
        (_, digit) => Some(speech.say("term-nc-link", with("digit", digit))),
    };
    let parts = [round, condition(speech, view.condition)];
    parts.into_iter().chain(fits).collect::<Vec<_>>().join(" · ")
}

pub(super) fn player(view: &View, seat: Seat, speech: &Speech, briefly: bool) -> String {
    let player = &view.players[seat];
    let mut parts = Vec::new();
    // Cards that are all listed need not be counted.
    let listed = player.hand.is_none() && player.hidden == 0 && !player.known.is_empty();
    if !(briefly && listed) {
        parts.push(speech.say("cards", with("count", player.size())));
    }
    match (player.out, player.stuck_on) {
        (false, _) => {}
        (true, 0) => parts.push(speech.text("nc-out")),
        (true, digit) => parts.push(speech.say("nc-out-no", with("digit", digit))),
    }
    match player.hand {
        Some(hand) if view.seat != Some(seat) => parts.push(list(hand.iter())),
        None if !player.known.is_empty() => {
            parts.push(speech.say("term-seen", with("cards", list(player.known.iter()))));
        }
        _ => {}
    }
    speech.row(&parts)
}

pub(super) const fn clause(view: &View) -> &'static str {
    match view.phase {
        Phase::Discard => "NC-19",
        Phase::Offer => "NC-15",
        Phase::Over => "NC-25",
        _ if view.first_out.is_some() => "NC-20",
        Phase::Act => "NC-9",
        Phase::Playing if matches!(view.condition, Condition::Pivot) => "NC-11",
        Phase::Playing => "NC-12",
        Phase::Starter | Phase::Deal | Phase::Reshuffle => "NC-5",
    }
}
