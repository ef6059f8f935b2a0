//! Sequence Numbers in sentences.

use cardinal_engine::Seat;
use cardinal_games::sequence_numbers::{Action, Card, Ending, Notice, Phase, SequenceNumbers, View};

use crate::words::{Names, Words, count, list};

/// The signs of the teams' chips.
pub(super) const CHIPS: [&str; 3] = ["●", "▲", "■"];
/// Their names.
const TEAMS: [&str; 3] = ["round", "pointed", "square"];

impl Words for SequenceNumbers {
    fn word(view: &View, action: &Action) -> String {
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

    fn tell(notice: &Notice, names: Names<'_>) -> Option<String> {
        Some(match notice {
            Notice::Dealer { seat } => names.did(*seat, "dealt"),
            Notice::Placed { seat, card, space, .. } => {
                names.did(*seat, &format!("played {card}: chip on {space}"))
            }
            Notice::Removed { seat, card, space, .. } => {
                names.did(*seat, &format!("played {card}: took the chip from {space}"))
            }
            Notice::Completed { sequence } => {
                let team = TEAMS[usize::from(sequence.team) % TEAMS.len()];
                format!("A Sequence of {team} chips from {}", sequence.first)
            }
            Notice::Choice { seat, .. } => names.did(*seat, "may choose five of a longer line"),
            Notice::Exchanged { seat, card, .. } => {
                names.did(*seat, &format!("exchanged {card}, which was dead"))
            }
            Notice::Drew { seat, card: Some(card), .. } => names.did(*seat, &format!("drew {card}")),
            Notice::Earned { seat } => names.did(*seat, "may draw"),
            Notice::Used { seat, .. } => names.did(*seat, "drew by right"),
            Notice::Passed { seat } => names.did(*seat, "passed"),
            Notice::Missed { seat, .. } => names.did(*seat, "gave a wrong answer"),
            Notice::Reshuffled {} => "The discard piles became the new deck".to_owned(),
            Notice::Agreed { seat } => names.did(*seat, "offered to stop"),
            Notice::Called { seat, team } => {
                names.did(*seat, &format!("called table talk on team {}", team + 1))
            }
            Notice::Voted { seat, guilty } => {
                names.did(*seat, if *guilty { "voted guilty" } else { "voted not guilty" })
            }
            Notice::Settled { stands: true, .. } => "The call stands: each gives up a card".to_owned(),
            Notice::Settled { .. } => "The call does not stand".to_owned(),
            Notice::Forfeited { seat, card, .. } => names.did(*seat, &format!("gave up {card}")),
            Notice::Over { ending } => format!("The game is over: {}", ending_word(*ending)),
            Notice::Dealt { .. }
            | Notice::Turn { .. }
            | Notice::Drew { .. }
            | Notice::Depleted { .. }
            | Notice::TurnOver { .. } => return None,
        })
    }

    fn describe(view: &View, names: Names<'_>) -> Vec<String> {
        let mut lines = vec![format!("{}.", Self::status(view))];
        for (row, numbers) in view.board.table().iter().enumerate() {
            let cells = numbers.iter().enumerate().map(|(column, number)| {
                let space = cardinal_games::sequence_numbers::Space::at(row as u8, column as u8);
                let chip = view.chips.iter().position(|chips| chips.contains(space));
                let locked = if view.locked().contains(space) { "!" } else { "" };
                match (chip, number) {
                    (Some(team), _) => format!("{number}{}{locked}", ["A", "B", "C"][team % 3]),
                    (None, 0) => "*".to_owned(),
                    (None, number) => number.to_string(),
                }
            });
            let cells: Vec<String> = cells.collect();
            lines.push(format!("Row {}: {}", char::from(b'a' + row as u8), cells.join(" ")));
        }
        for (seat, _) in view.players.pairs().filter(|(seat, _)| Some(*seat) != names.me) {
            lines.push(format!("{}: {}.", names.who(seat), Self::player(view, seat)));
        }
        if let Some(me) = view.seat {
            lines.push(format!("You: {}.", Self::player(view, me)));
            let shown = view.options.answers == cardinal_games::sequence_numbers::Answers::Shown;
            let cards = view.own_hand().into_iter().flatten().map(|card| match card.answer() {
                Some(answer) if shown => format!("{card}={answer}"),
                _ => card.to_string(),
            });
            lines.push(format!("Your hand: {}", list(cards)));
        }
        lines
    }

    fn status(view: &View) -> String {
        let phase = match view.phase {
            Phase::Dealer | Phase::Deal | Phase::Reshuffle => "shuffling".to_owned(),
            Phase::Act => "play a card".to_owned(),
            Phase::Lock => "choose five of the line".to_owned(),
            Phase::Vote => "vote on the call".to_owned(),
            Phase::Forfeit => "give up a card".to_owned(),
            Phase::Over => view.ending.map_or("over", ending_word).to_owned(),
        };
        format!("{} to win · deck {} · {phase}", count(view.target, "Sequence"), view.deck)
    }

    fn player(view: &View, seat: Seat) -> String {
        let player = &view.players[seat];
        let team = usize::from(player.team);
        let own = view.sequences.iter().filter(|sequence| sequence.team == player.team).count();
        let mut parts = vec![format!(
            "{} {}",
            CHIPS[team % CHIPS.len()],
            count(view.chips.get(team).map_or(0, |chips| chips.len()), "chip")
        )];
        if own > 0 {
            parts.push(count(own as u64, "Sequence"));
        }
        if let Some(top) = player.pile.last() {
            parts.push(format!("last {top}"));
        }
        if let Some(hand) = player.hand.filter(|_| view.seat != Some(seat)) {
            parts.push(list(hand.into_iter().flatten().collect::<Vec<Card>>()));
        }
        parts.join(", ")
    }

    fn player_briefly(view: &View, seat: Seat) -> String {
        Self::player(view, seat).replace(" chips", "").replace(" chip", "").replace("Sequence", "Seq")
    }

    fn clause(view: &View) -> &'static str {
        match view.phase {
            Phase::Dealer | Phase::Deal => "SN-7",
            Phase::Reshuffle => "SN-14",
            Phase::Act => "SN-8",
            Phase::Lock => "SN-2",
            Phase::Vote | Phase::Forfeit => "SN-13",
            Phase::Over => "SN-15",
        }
    }
}

const fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Won => "won",
        Ending::DeckCycle => "the deck went round without a chip moved",
        Ending::LapOfPasses => "a lap of passes",
        Ending::TurnLimit => "the turn limit",
        Ending::Agreed => "stopped by agreement",
    }
}
