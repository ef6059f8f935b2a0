//! Chain in sentences.

use cardinal_engine::Seat;
use cardinal_games::chain::{Action, Card, CardSet, Chain, Group, Notice, Phase, Piece, Stage, View};

use crate::words::{Names, Words, count, list};

impl Words for Chain {
    fn word(view: &View, action: &Action) -> String {
        match action {
            Action::Pass {} => "pass".to_owned(),
            Action::Best {} => "best".to_owned(),
            Action::Seal {} => "seal".to_owned(),
            Action::TakeBack { group } => format!("take back group {}", group + 1),
            Action::Take { slot } => format!("take {}", at_slot(view, *slot)),
            Action::Sweep { slot } => format!("sweep {}", at_slot(view, *slot)),
            Action::Keep { card } => format!("keep {card}"),
            Action::Discard { card } => format!("discard {card}"),
            Action::Lay { group, card } => format!("lay {card} in group {}", group + 1),
            Action::Play { meld, cards } if cards.is_empty() => format!("play {meld}"),
            Action::Play { meld, cards } => format!("play {meld} with {}", list(cards.iter())),
        }
    }

    fn read_longer(_: &View, typed: &str) -> Option<Action> {
        let typed = typed.to_uppercase();
        let (meld, cards) = typed.strip_prefix("PLAY ")?.split_once(" WITH ")?;
        let cards: Result<CardSet, _> = cards.split(' ').map(str::parse::<Card>).collect();
        Some(Action::Play { meld: meld.parse().ok()?, cards: cards.ok()? })
    }

    fn tell(notice: &Notice, names: Names<'_>) -> Option<String> {
        Some(match notice {
            Notice::Starter { seat } => names.did(*seat, "will begin to build"),
            Notice::Dealt { game, row, .. } => format!("Game {game} is dealt; the row shows {}", list(row)),
            Notice::Took { seat, card, .. } => names.did(*seat, &format!("took {card}")),
            Notice::Swept { seat, card, .. } => names.did(*seat, &format!("swept {card} away")),
            Notice::Refilled { card, .. } => format!("{card} was turned up"),
            Notice::Reshuffled { .. } => "The discards became the new deck".to_owned(),
            Notice::Revealed { .. } => "All show their cards: the settlement begins".to_owned(),
            Notice::Ready { seat } => names.did(*seat, "settled"),
            Notice::Settled { seat, groups, points, .. } => {
                let groups: Vec<String> = groups.iter().map(|group| pieces(*group)).collect();
                names.did(*seat, &format!("scored {points}: {}", groups.join(" | ")))
            }
            Notice::AllSettled {} => "The release begins".to_owned(),
            Notice::Extra { .. } => "Everybody was dealt one more card".to_owned(),
            Notice::Leads { seat } => names.did(*seat, "led"),
            Notice::Played { seat, cards, .. } => names.did(*seat, &format!("played {}", list(cards.iter()))),
            Notice::Passed { seat } => names.did(*seat, "passed"),
            Notice::Finished { seat } => names.did(*seat, "emptied the hand"),
            Notice::Won { seat, cards } => {
                names.did(*seat, &format!("won the trick: {}", count(cards.len(), "card")))
            }
            Notice::Cleared { seat, .. } => names.did(*seat, "cut the trick off with a 0"),
            Notice::Penalty { seat, card } => names.did(*seat, &format!("got {card} as a penalty card")),
            Notice::GameOver { tallies, .. } => {
                let each =
                    tallies.pairs().map(|(seat, tally)| format!("{} {}", names.who(seat), tally.score()));
                format!("The game is over: {}", each.collect::<Vec<_>>().join(", "))
            }
            Notice::Turn { .. }
            | Notice::Sheet { .. }
            | Notice::Settling { .. }
            | Notice::Tie { .. }
            | Notice::Next { .. }
            | Notice::Drawing { .. } => return None,
        })
    }

    fn describe(view: &View, names: Names<'_>) -> Vec<String> {
        let mut lines = vec![format!("{}.", Self::status(view))];
        match view.phase {
            Phase::Build | Phase::Swept => {
                let row =
                    view.row.iter().map(|card| card.map_or("empty".to_owned(), |card| card.to_string()));
                lines.push(format!("Row: {}. Deck: {}.", list(row), count(view.deck, "card")));
            }
            Phase::Release | Phase::Penalty => lines.push(match view.table {
                Some(meld) => format!("To beat: {meld}, by {}.", names.who(view.holder)),
                None => "Nothing lies there: lead what you like.".to_owned(),
            }),
            _ => {}
        }
        for (seat, _) in view.players.pairs().filter(|(seat, _)| Some(*seat) != names.me) {
            lines.push(format!("{}: {}.", names.who(seat), Self::player(view, seat)));
        }
        let Some(me) = view.seat else { return lines };
        if let Some(sheet) = &view.players[me].sheet {
            for (at, group) in sheet.groups.iter().enumerate() {
                let points = count(group.points, "point");
                lines.push(format!("Group {}: {}, {points}.", at + 1, pieces(group.cards)));
            }
            lines.push(format!("In no group: {}. Together {}.", list(sheet.left.iter()), sheet.points));
        }
        lines.push(format!("You: {}.", Self::player(view, me)));
        lines.push(format!("Your hand: {}", list(view.own_hand().iter())));
        lines
    }

    fn status(view: &View) -> String {
        let phase = match view.phase {
            Phase::Starter | Phase::Deal | Phase::Reshuffle => "shuffling",
            Phase::Build => "build: take a card, or sweep one first",
            Phase::Swept => "build: take a card",
            Phase::Settle => match stage(view) {
                Some(Stage::Sealed) => "settlement: keep or throw out the rest",
                Some(Stage::Ready) => "settlement: waiting for the others",
                _ => "settlement: sort into runs and sets",
            },
            Phase::Extra | Phase::Tie | Phase::Release | Phase::Penalty => "release",
            Phase::Over => "over",
        };
        format!("Game {} of {} · {phase}", view.game, view.options.games)
    }

    fn player(view: &View, seat: Seat) -> String {
        let player = &view.players[seat];
        let mut parts = facts(view, seat);
        parts.insert(0, count(player.size(), "card"));
        match player.hand {
            Some(hand) if view.seat != Some(seat) && !hand.is_empty() => parts.push(list(hand.iter())),
            None if !player.known.is_empty() => parts.push(format!("seen {}", list(player.known.iter()))),
            _ => {}
        }
        parts.join(", ")
    }

    fn player_briefly(view: &View, seat: Seat) -> String {
        let player = &view.players[seat];
        let mut parts = facts(view, seat);
        let shown = match player.hand {
            Some(_) if view.seat == Some(seat) => CardSet::default(),
            Some(hand) => hand,
            None => player.known,
        };
        // Cards that are all listed need not be counted.
        if shown.len() != player.size() || shown.is_empty() {
            parts.insert(0, count(player.size(), "card"));
        }
        if !shown.is_empty() {
            parts.push(packed(shown.iter()));
        }
        parts.join(", ")
    }

    fn clause(view: &View) -> &'static str {
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
}

/// What a player has done in this game, in parts.
fn facts(view: &View, seat: Seat) -> Vec<String> {
    let player = &view.players[seat];
    let mut parts = Vec::new();
    if let Some(settled) = &player.settled {
        parts.push(format!("built {}", settled.points));
    } else if player.ready {
        parts.push("ready".to_owned());
    }
    if !player.captured.is_empty() {
        parts.push(format!("won {}", player.captured.len()));
    }
    if !player.open.is_empty() {
        parts.push(format!("penalty {}", list(player.open.iter())));
    }
    parts
}

/// Cards by colour, each colour named once: `R35 O0 P12 X×2`.
pub(crate) fn packed(cards: impl Iterator<Item = Card>) -> String {
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
fn stage(view: &View) -> Option<Stage> {
    let me = &view.players[view.seat?];
    me.sheet.as_ref().map(|sheet| sheet.stage).or_else(|| me.ready.then_some(Stage::Ready))
}

/// The cards of a group.
pub(super) fn pieces(group: Group) -> String {
    list(group.pieces().collect::<Vec<Piece>>())
}

fn at_slot(view: &View, slot: u8) -> String {
    let card = view.row.get(usize::from(slot)).copied().flatten();
    card.map_or_else(|| format!("slot {}", slot + 1), |card| card.to_string())
}
