//! The table of Chain line by line, and its players in a few words.

use cardinal_engine::Seat;
use cardinal_games::chain::{Card, CardSet, Group, Phase, Piece, Stage, View};
use cardinal_texts::{Speech, with};

use crate::words::{Names, list};

pub(super) fn describe(view: &View, names: Names<'_>) -> Vec<String> {
    let speech = names.speech;
    let mut lines = vec![status(view, speech)];
    match view.phase {
        Phase::Build | Phase::Swept => {
            let empty = || speech.text("term-empty");
            let row = view.row.iter().map(|card| card.map_or_else(empty, |card| card.to_string()));
            lines.push(format!("{}: {}", speech.text("ch-draft"), list(row)));
            lines.push(speech.say("term-deck", with("count", view.deck)));
        }
        Phase::Release | Phase::Penalty => match view.table {
            Some(meld) => {
                let who = names.who(view.holder);
                lines.push(speech.say("term-ch-beat-by", with("meld", meld.to_string()).with("who", who)));
                lines.push(format!("{}: {}", speech.text("ch-trick"), list(view.trick.iter())));
            }
            None => lines.push(speech.text("term-ch-free")),
        },
        _ => {}
    }
    let seats = view.players.pairs().map(|(seat, _)| seat);
    lines.extend(names.players(seats, |seat| player(view, seat, speech)));
    let Some(me) = view.seat else { return lines };
    if let Some(sheet) = &view.players[me].sheet {
        for (at, group) in sheet.groups.iter().enumerate() {
            lines.push(self::group(speech, at, group.cards, group.points));
        }
        let left = list(sheet.left.iter());
        lines.push(format!("{}: {left}", speech.text("ch-left-yet")));
        lines.push(speech.say("term-ch-together", with("points", sheet.points)));
    }
    lines.push(names.hand(list(view.own_hand().iter())));
    lines
}

/// A declared group: `Group 1: R4 R5 R6 (3 points)`.
pub(super) fn group(speech: &Speech, at: usize, cards: Group, points: u16) -> String {
    let values = with("number", at + 1).with("cards", pieces(cards));
    speech.say("term-ch-group", values.with("points", points))
}

pub(super) fn status(view: &View, speech: &Speech) -> String {
    let phase = match view.phase {
        Phase::Starter | Phase::Deal | Phase::Reshuffle => "term-shuffling",
        Phase::Build => "term-ch-build",
        Phase::Swept => "term-ch-take",
        Phase::Settle => match stage(view) {
            Some(Stage::Sealed) => "term-ch-rest",
            Some(Stage::Ready) => "term-ch-wait",
            _ => "term-ch-settle",
        },
        Phase::Extra | Phase::Tie | Phase::Release | Phase::Penalty => "term-ch-release",
        Phase::Over => "term-over",
    };
    let game = with("game", view.game).with("games", view.options.games);
    let game = Speech::capital(&speech.say("ch-own-game", game));
    format!("{game} · {}", speech.text(phase))
}

pub(super) fn player(view: &View, seat: Seat, speech: &Speech) -> String {
    let player = &view.players[seat];
    let mut parts = vec![speech.say("cards", with("count", player.size()))];
    parts.extend(facts(view, seat, speech));
    match player.hand {
        Some(hand) if view.seat != Some(seat) && !hand.is_empty() => parts.push(list(hand.iter())),
        None if !player.known.is_empty() => {
            parts.push(speech.say("term-seen", with("cards", list(player.known.iter()))));
        }
        _ => {}
    }
    speech.row(&parts)
}

pub(super) fn player_briefly(view: &View, seat: Seat, speech: &Speech) -> String {
    let player = &view.players[seat];
    let mut parts = facts(view, seat, speech);
    let shown = match player.hand {
        Some(_) if view.seat == Some(seat) => CardSet::default(),
        Some(hand) => hand,
        None => player.known,
    };
    // Cards that are all listed need not be counted.
    if shown.len() != player.size() || shown.is_empty() {
        parts.insert(0, speech.say("cards", with("count", player.size())));
    }
    if !shown.is_empty() {
        parts.push(packed(shown.iter()));
    }
    speech.row(&parts)
}

/// What a player has done in this game, in parts.
fn facts(view: &View, seat: Seat, speech: &Speech) -> Vec<String> {
    let player = &view.players[seat];
    let mut parts = Vec::new();
    if let Some(settled) = &player.settled {
        parts.push(speech.say("term-ch-built", with("points", settled.points)));
    } else if player.ready {
        parts.push(speech.text("ch-ready"));
    }
    if !player.captured.is_empty() {
        parts.push(speech.say("term-ch-won", with("count", player.captured.len())));
    }
    if !player.open.is_empty() {
        parts.push(speech.say("term-ch-penalty", with("cards", list(player.open.iter()))));
    }
    parts
}

/// Cards by colour, each colour named once: `R35 O0 P12 X×2`.
pub(super) fn packed(cards: impl Iterator<Item = Card>) -> String {
    let (mut colours, mut wilds) = ([const { String::new() }; 5], 0);
    for card in cards {
        match card.colour().zip(card.number()) {
            Some((colour, number)) => {
                let digits = &mut colours[usize::from(colour)];
                if digits.is_empty() {
                    digits.push(['R', 'O', 'P', 'B', 'G'][usize::from(colour)]);
                }
                *digits += &number.to_string();
            }
            None => wilds += 1,
        }
    }
    let wilds = match wilds {
        0 => None,
        1 => Some("X".to_owned()),
        many => Some(format!("X×{many}")),
    };
    let parts: Vec<String> = colours.into_iter().filter(|digits| !digits.is_empty()).chain(wilds).collect();
    parts.join(" ")
}

/// How far the observer's own settlement is.
pub(super) fn stage(view: &View) -> Option<Stage> {
    let me = &view.players[view.seat?];
    me.sheet.as_ref().map(|sheet| sheet.stage).or_else(|| me.ready.then_some(Stage::Ready))
}

/// The cards of a group.
pub(super) fn pieces(group: Group) -> String {
    list(group.pieces().collect::<Vec<Piece>>())
}

pub(super) fn clause(view: &View) -> &'static str {
    match view.phase {
        Phase::Starter | Phase::Deal | Phase::Build | Phase::Swept | Phase::Reshuffle => "CH-5",
        Phase::Settle if stage(view) == Some(Stage::Sealed) => "CH-13",
        Phase::Settle => "CH-9",
        Phase::Extra | Phase::Tie => "CH-14",
        Phase::Release if view.table.is_none() => "CH-19",
        Phase::Release => "CH-18",
        Phase::Penalty => "CH-23",
        Phase::Over => "CH-26",
    }
}
