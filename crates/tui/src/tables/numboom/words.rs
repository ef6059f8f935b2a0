//! Numboom in sentences.

use cardinal_engine::Seat;
use cardinal_games::numboom::{Action, Card, Covered, Notice, Numboom, Phase, Side, View};

use crate::words::{Names, Words, count, list};

impl Words for Numboom {
    fn word(_: &View, action: &Action) -> String {
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
            Action::Exchange { to } => format!("exchange {}", side(*to)),
            Action::Arrange { from } => format!("arrange {}", from + 1),
        }
    }

    fn tell(notice: &Notice, names: Names<'_>) -> Option<String> {
        let card_at = |what: &str, card: &Option<Card>, position: u8| match card {
            Some(card) => format!("{what} {card} at position {}", position + 1),
            None => format!("{what} a card at position {}", position + 1),
        };
        Some(match notice {
            Notice::Starter { seat } => names.did(*seat, "will begin"),
            Notice::Dealt { .. } => "Four cards were dealt to everybody".to_owned(),
            Notice::Rejected { seat, cards } => {
                names.did(*seat, &format!("showed {} and got a new hand", list(cards.iter())))
            }
            Notice::Drew { seat, cards: Some(cards), .. } => {
                names.did(*seat, &format!("drew {}", list(cards.iter())))
            }
            Notice::Drew { seat, count: number, .. } => {
                names.did(*seat, &format!("drew {}", count(*number, "card")))
            }
            Notice::Reshuffled { .. } => "The discards became the new deck".to_owned(),
            Notice::Turn { seat, flip_only: true, .. } => names.did(*seat, "may only flip, for the bomb"),
            Notice::Placed { seat, position, card } => names.did(*seat, &card_at("placed", card, *position)),
            Notice::Peeked { seat, position, card } => {
                names.did(*seat, &card_at("peeked at", card, *position))
            }
            Notice::Observed { seat, position, card } => {
                names.did(*seat, &card_at("observed", card, *position))
            }
            Notice::Flipped { seat, position, card, death_number, .. } => names.did(
                *seat,
                &format!("flipped {card} at position {}: Death Number {death_number}", position + 1),
            ),
            Notice::Played { seat, card } => names.did(*seat, &format!("played {card}")),
            Notice::Reset { death_number } => format!("The Death Number is now {death_number}"),
            Notice::Disrupted { seat, .. } => names.did(*seat, "rearranged the covered cards"),
            Notice::Exchanged { to, .. } => format!("All hands were passed to the {}", side(*to)),
            Notice::Out { seat, position, .. } => {
                names.did(*seat, &format!("went BOOM and is out; position {} is gone", position + 1))
            }
            Notice::Dual { .. } => "Dual: two are left, and function cards leave the game".to_owned(),
            Notice::Turn { .. } | Notice::Stage { .. } | Notice::Arranged { .. } | Notice::Ended { .. } => {
                return None;
            }
        })
    }

    fn describe(view: &View, names: Names<'_>) -> Vec<String> {
        let mut lines = vec![format!("{}.", Self::status(view))];
        for (at, pile) in view.positions.iter().enumerate() {
            let cards: Vec<String> = pile.iter().rev().map(|covered| face(view, covered)).collect();
            let pile = if cards.is_empty() { "empty".to_owned() } else { cards.join(" over ") };
            lines.push(format!("Position {}: {pile}.", at + 1));
        }
        lines.push(format!("Deck: {}.", count(view.deck, "card")));
        for (seat, _) in view.players.pairs().filter(|(seat, _)| Some(*seat) != names.me) {
            lines.push(format!("{}: {}.", names.who(seat), Self::player(view, seat)));
        }
        if let Some(me) = view.seat {
            lines.push(format!("You: {}.", Self::player(view, me)));
            lines.push(format!("Your hand: {}", list(view.own_hand().iter())));
        }
        lines
    }

    fn status(view: &View) -> String {
        let phase = match view.phase {
            Phase::Starter | Phase::Deal | Phase::Redraw | Phase::Reshuffle => "shuffling".to_owned(),
            Phase::Opening => "round one: place a card".to_owned(),
            Phase::OpeningFlip => "round one: flip a card".to_owned(),
            Phase::Act if view.flip_only => "flip only".to_owned(),
            Phase::Act => format!("{} left", count(view.operations, "operation")),
            Phase::Arrange => format!("Disrupt: pile for position {}", view.arranged.len() + 1),
            Phase::DualFlip => "Dual: flip a card".to_owned(),
            Phase::DualPlace | Phase::DualFill => "Dual: place a card".to_owned(),
            Phase::Over => "over".to_owned(),
        };
        let way = if view.clockwise { "clockwise" } else { "counterclockwise" };
        let stack = if view.stacks > 0 { " · Stack: an occupied position will do" } else { "" };
        format!("Death Number {} · {phase}{stack} · {way}", view.death_number)
    }

    fn player(view: &View, seat: Seat) -> String {
        let player = &view.players[seat];
        if player.fall.is_some() {
            return "out".to_owned();
        }
        let bombed = if player.bombed { ", bombed" } else { "" };
        let hand = match player.hand {
            Some(hand) if view.seat != Some(seat) => format!(": {}", list(hand.iter())),
            _ => String::new(),
        };
        format!("{}{bombed}{hand}", count(player.size, "card"))
    }

    fn player_briefly(view: &View, seat: Seat) -> String {
        Self::player(view, seat).replace(" cards", "").replace(" card", "").replace(", bombed", " bombed")
    }

    fn clause(view: &View) -> &'static str {
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
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// A covered card as its observer knows it; where the table does without the memory aid, everybody remembers alone.
fn face(view: &View, covered: &Covered) -> String {
    match covered.card {
        Some(card) if view.options.memory_aid || view.seat.is_none() => format!("{card} (covered)"),
        _ => "covered".to_owned(),
    }
}
