//! The table of Sequence Numbers line by line, and its players in a few words.

use cardinal_engine::Seat;
use cardinal_games::sequence_numbers::{Answers, Card, Phase, Space, View};
use cardinal_texts::{Speech, with};

use super::CHIPS;
use super::words::ending;
use crate::words::{Names, list};

pub(super) fn describe(view: &View, names: Names<'_>) -> Vec<String> {
    let speech = names.speech;
    let mut lines = vec![status(view, speech)];
    for (row, numbers) in view.board.table().iter().enumerate() {
        let cells = numbers.iter().enumerate().map(|(column, number)| {
            let space = Space::at(row as u8, column as u8);
            let chip = view.chips.iter().position(|chips| chips.contains(space));
            let locked = if view.locked().contains(space) { "!" } else { "" };
            match (chip, number) {
                (Some(team), _) => format!("{number}{}{locked}", ["A", "B", "C"][team % 3]),
                (None, 0) => "*".to_owned(),
                (None, number) => number.to_string(),
            }
        });
        let cells: Vec<String> = cells.collect();
        let letter = char::from(b'a' + row as u8).to_string();
        lines.push(speech.say("term-sn-row", with("row", letter).with("cells", cells.join(" "))));
    }
    let seats = view.players.pairs().map(|(seat, _)| seat);
    lines.extend(names.players(seats, |seat| player(view, seat, speech, false)));
    if view.seat.is_some() {
        let shown = view.options.answers == Answers::Shown;
        let cards = view.own_hand().into_iter().flatten().map(|card| match card.answer() {
            Some(answer) if shown => format!("{card}={answer}"),
            _ => card.to_string(),
        });
        lines.push(names.hand(list(cards)));
    }
    lines
}

pub(super) fn status(view: &View, speech: &Speech) -> String {
    let phase = match view.phase {
        Phase::Dealer | Phase::Deal | Phase::Reshuffle => "term-shuffling",
        Phase::Act => "term-sn-act",
        Phase::Lock => "term-sn-lock",
        Phase::Vote => "term-sn-vote",
        Phase::Forfeit => "term-sn-forfeit",
        Phase::Over => view.ending.map_or("term-over", ending),
    };
    let goal = Speech::capital(&speech.say("sn-goal", with("target", view.target)));
    let deck = speech.say("sn-deck", with("count", view.deck));
    [goal, deck, speech.text(phase)].join(" · ")
}

pub(super) fn player(view: &View, seat: Seat, speech: &Speech, briefly: bool) -> String {
    const COLOURS: [&str; 3] = ["sn-colour-blue", "sn-colour-orange", "sn-colour-green"];
    let player = &view.players[seat];
    let team = usize::from(player.team);
    let own = view.sequences.iter().filter(|sequence| sequence.team == player.team).count();
    let chips = view.chips.get(team).map_or(0, |chips| chips.len());
    let sign = CHIPS[team % CHIPS.len()];
    let mut parts = if briefly {
        vec![format!("{sign} {chips}")]
    } else {
        let colour = speech.text(COLOURS[team % COLOURS.len()]);
        vec![format!("{sign} {colour}"), speech.say("term-sn-chips", with("count", chips))]
    };
    if own > 0 {
        let key = if briefly { "term-sn-sequences-short" } else { "term-sn-sequences" };
        parts.push(speech.say(key, with("count", own)));
    }
    if let Some(top) = player.pile.last() {
        parts.push(speech.say("term-sn-last", with("card", top.to_string())));
    }
    if let Some(hand) = player.hand.filter(|_| view.seat != Some(seat)) {
        parts.push(list(hand.into_iter().flatten().collect::<Vec<Card>>()));
    }
    speech.row(&parts)
}

pub(super) const fn clause(view: &View) -> &'static str {
    match view.phase {
        Phase::Dealer | Phase::Deal => "SN-7",
        Phase::Reshuffle => "SN-14",
        Phase::Act => "SN-8",
        Phase::Lock => "SN-2",
        Phase::Vote | Phase::Forfeit => "SN-13",
        Phase::Over => "SN-15",
    }
}
