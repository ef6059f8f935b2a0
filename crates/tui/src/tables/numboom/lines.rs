//! The table of Numboom line by line, and its players in a few words.

use cardinal_engine::Seat;
use cardinal_games::numboom::{Covered, Phase, View};
use cardinal_texts::{Speech, with};

use super::words::{name, place};
use crate::words::{Names, list};

pub(super) fn describe(view: &View, names: Names<'_>) -> Vec<String> {
    let speech = names.speech;
    let mut lines = vec![status(view, speech)];
    for (at, pile) in view.positions.iter().enumerate() {
        let cards: Vec<String> = pile.iter().rev().map(|covered| face(view, covered, speech)).collect();
        let pile = if cards.is_empty() { speech.text("nb-pile-empty") } else { cards.join(" / ") };
        lines.push(format!("{}: {pile}", Speech::capital(&place(speech, at))));
    }
    lines.push(speech.say("term-deck", with("count", view.deck)));
    let seats = view.players.pairs().map(|(seat, _)| seat);
    lines.extend(names.players(seats, |seat| player(view, seat, speech, false)));
    if view.seat.is_some() {
        lines.push(names.hand(list(view.own_hand().iter())));
    }
    lines
}

/// Which way play goes.
pub(super) const fn way(view: &View) -> &'static str {
    match (view.clockwise, view.reversing) {
        (true, false) => "nb-clockwise",
        (false, false) => "nb-counter",
        (true, true) => "nb-clockwise-turning",
        (false, true) => "nb-counter-turning",
    }
}

pub(super) fn status(view: &View, speech: &Speech) -> String {
    let phase = match view.phase {
        Phase::Starter | Phase::Deal | Phase::Redraw | Phase::Reshuffle => speech.text("term-shuffling"),
        Phase::Opening => speech.text("term-nb-opening"),
        Phase::OpeningFlip => speech.text("term-nb-opening-flip"),
        Phase::Act if view.flip_only => speech.text("term-nb-flips"),
        Phase::Act => speech.say("term-nb-left", with("count", view.operations)),
        Phase::Arrange => speech.say("term-nb-arrange", with("number", view.arranged.len() + 1)),
        Phase::DualFlip => speech.text("term-nb-dual-flip"),
        Phase::DualPlace | Phase::DualFill => speech.text("term-nb-dual-place"),
        Phase::Over => speech.text("term-over"),
    };
    let mut parts = vec![format!("{} {}", speech.text("nb-death"), view.death_number), phase];
    if view.stacks > 0 {
        parts.push(speech.text("term-nb-stack"));
    }
    parts.push(speech.text(if view.clockwise { "nb-clockwise" } else { "nb-counter" }));
    parts.join(" · ")
}

pub(super) fn player(view: &View, seat: Seat, speech: &Speech, briefly: bool) -> String {
    let player = &view.players[seat];
    if player.fall.is_some() {
        return speech.text("term-nb-out");
    }
    let size = player.size;
    let mut parts = vec![if briefly { size.to_string() } else { speech.say("cards", with("count", size)) }];
    if player.bombed {
        parts.push(speech.text("term-nb-bombed"));
    }
    if let Some(hand) = player.hand.filter(|_| view.seat != Some(seat)) {
        parts.push(list(hand.iter()));
    }
    if briefly { parts.join(" ") } else { speech.row(&parts) }
}

pub(super) const fn clause(view: &View) -> &'static str {
    match view.phase {
        Phase::Starter | Phase::Deal | Phase::Redraw | Phase::Reshuffle => "NB-3",
        Phase::Opening | Phase::OpeningFlip => "NB-5",
        Phase::Act if view.flip_only => "NB-12",
        Phase::Act => "NB-7",
        Phase::Arrange => "NB-17",
        Phase::DualFlip | Phase::DualPlace | Phase::DualFill => "NB-19",
        Phase::Over => "NB-20",
    }
}

/// A covered card as its observer knows it; without the memory aid, players remember for themselves.
fn face(view: &View, covered: &Covered, speech: &Speech) -> String {
    match covered.card {
        Some(card) if view.options.memory_aid || view.seat.is_none() => {
            speech.say("term-nb-covered-card", with("card", name(speech, card)))
        }
        _ => speech.text("term-nb-covered"),
    }
}
