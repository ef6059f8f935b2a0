//! Number Chain in sentences.

use cardinal_engine::Seat;
use cardinal_games::number_chain::{Action, Condition, Notice, NumberChain, Out, Phase, Source, View};

use crate::words::{Names, Words, count, list};

impl Words for NumberChain {
    fn word(_: &View, action: &Action) -> String {
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

    fn tell(notice: &Notice, names: Names<'_>) -> Option<String> {
        Some(match notice {
            Notice::Starter { seat } => names.did(*seat, "will begin"),
            Notice::Dealt { round, floor, .. } => format!("Round {round} is dealt; the Floor shows {floor}"),
            Notice::Played { seat, card } => names.did(*seat, &format!("played {card}")),
            Notice::Chained { seat, cards } => names.did(*seat, &format!("laid the Chain {}", list(cards))),
            Notice::Took { seat, pool, card } => {
                names.did(*seat, &format!("took {card} from Pool {}", pool + 1))
            }
            Notice::Drew { seat, card: Some(card) } => {
                names.did(*seat, &format!("took {card} from the Supply"))
            }
            Notice::Drew { seat, card: None } => names.did(*seat, "took a card from the Supply"),
            Notice::Reset { seat, cards, condition } => {
                let text = format!("reset: took {}; now it is {}", list(cards), condition_word(*condition));
                names.did(*seat, &text)
            }
            Notice::Discarded { seat, card } => names.did(*seat, &format!("discarded {card}")),
            Notice::Reshuffled { .. } => "The covered Floor cards became the new Supply".to_owned(),
            Notice::Offered { seat } => names.did(*seat, "earned an extra turn"),
            Notice::Declined { seat } => names.did(*seat, "did without the extra turn"),
            Notice::Waited { seat } => names.did(*seat, "waited"),
            Notice::Out { seat, how } => names.did(
                *seat,
                match how {
                    Out::Emptied => "emptied the hand",
                    Out::Stuck => "could not lay a card and is out",
                    Out::Quit => "left the round",
                    Out::Finished => "was the last and is done",
                },
            ),
            Notice::RoundOver { penalties, .. } => {
                let each = penalties.pairs().map(|(seat, points)| format!("{} {points}", names.who(seat)));
                format!("The round is over; penalties: {}", each.collect::<Vec<_>>().join(", "))
            }
            Notice::Turn { .. } | Notice::Refilled { .. } | Notice::Counted { .. } => return None,
        })
    }

    fn describe(view: &View, names: Names<'_>) -> Vec<String> {
        let mut lines = vec![format!("{}.", Self::status(view))];
        let pools = view.pools.iter().enumerate().map(|(at, card)| {
            let card = card.map_or("empty".to_owned(), |card| card.to_string());
            format!("Pool {}: {card}", at + 1)
        });
        let floor = view.floor.map_or("empty".to_owned(), |card| card.to_string());
        lines.push(format!("Floor: {floor}. {}.", pools.collect::<Vec<_>>().join(", ")));
        lines.push(format!("Supply: {}.", count(view.supply, "card")));
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
        let fits = match (view.phase, view.link) {
            (Phase::Over, _) => String::new(),
            (Phase::Discard, _) => " · too many cards: discard".to_owned(),
            (Phase::Offer, _) => " · an extra turn, or decline".to_owned(),
            (_, 0) => " · any card fits".to_owned(),
            (_, digit) => format!(" · begin with {digit}"),
        };
        let closing = if view.first_out.is_some() { " · closing" } else { "" };
        format!(
            "Round {} of {} · {}{fits}{closing}",
            view.round,
            view.options.rounds,
            condition_word(view.condition)
        )
    }

    fn player_briefly(view: &View, seat: Seat) -> String {
        let words = Self::player(view, seat);
        let player = &view.players[seat];
        let counted = format!("{}, ", count(player.size(), "card"));
        // Cards that are all listed need not be counted.
        let all = player.hand.is_none() && player.hidden == 0 && !player.known.is_empty();
        words.strip_prefix(&counted).filter(|_| all).map_or(words.clone(), str::to_owned)
    }

    fn player(view: &View, seat: Seat) -> String {
        let player = &view.players[seat];
        let known = match player.hand {
            Some(hand) if view.seat != Some(seat) => format!(": {}", list(hand.iter())),
            None if !player.known.is_empty() => format!(", seen {}", list(player.known.iter())),
            _ => String::new(),
        };
        let out = match (player.out, player.stuck_on) {
            (false, _) => String::new(),
            (true, 0) => ", out".to_owned(),
            (true, digit) => format!(", out for want of a {digit}"),
        };
        format!("{}{out}{known}", count(player.size(), "card"))
    }

    fn clause(view: &View) -> &'static str {
        match view.phase {
            Phase::Discard => "NC-19",
            Phase::Offer => "NC-15",
            Phase::Over => "NC-25",
            _ if view.first_out.is_some() => "NC-20",
            Phase::Act => "NC-9",
            Phase::Playing if view.condition == Condition::Pivot => "NC-11",
            Phase::Playing => "NC-12",
            Phase::Starter | Phase::Deal | Phase::Reshuffle => "NC-5",
        }
    }
}

const fn condition_word(condition: Condition) -> &'static str {
    match condition {
        Condition::Pivot => "Pivot",
        Condition::Relay => "Relay",
    }
}
