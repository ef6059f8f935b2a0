//! Positions and games at random, judged by a second, slower reading of the rules.

use std::collections::BTreeSet;

use cardinal_engine::random::{Purpose, Stream, below, pick, stream};
use cardinal_engine::{Game, Observer, Seat, Turn};
use cardinal_games::sequence_numbers::{
    Action, Card, Ending, Notice, Phase, Sequence, SequenceNumbers, Space, SpaceSet, View, Way,
};
use proptest::prelude::*;

use super::position::Position;
use super::table::{Table, options};

type Five = BTreeSet<(i32, i32)>;

/// The five spaces from one in a direction, if they are on the board.
fn five(view: &View, row: i32, column: i32, down: i32, right: i32) -> Option<Five> {
    let spaces: Five = (0..5).map(|step| (row + down * step, column + right * step)).collect();
    let on_board = |(row, column): &(i32, i32)| {
        (0..i32::from(view.board.rows())).contains(row)
            && (0..i32::from(view.board.columns())).contains(column)
    };
    spaces.iter().all(on_board).then_some(spaces)
}

/// Every line of five on a board.
fn all_fives(view: &View) -> Vec<Five> {
    let mut all = Vec::new();
    for row in 0..i32::from(view.board.rows()) {
        for column in 0..i32::from(view.board.columns()) {
            for (down, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                all.extend(five(view, row, column, down, right));
            }
        }
    }
    all
}

fn coordinates(spaces: SpaceSet) -> Five {
    spaces.iter().map(|space| (i32::from(space.row()), i32::from(space.column()))).collect()
}

/// The sizes and members of the largest sets in which no two share more than one space.
fn largest(lines: &[Five]) -> usize {
    match lines.split_first() {
        None => 0,
        Some((first, rest)) => {
            let compatible: Vec<Five> =
                rest.iter().filter(|other| first.intersection(other).count() <= 1).cloned().collect();
            (1 + largest(&compatible)).max(largest(rest))
        }
    }
}

/// A table for two who need two Sequences, with many chips of seat 0 and perhaps a Sequence, and the space that seat 0
/// can place a chip on.
fn crowded(rng: &mut Stream) -> (Table, Space) {
    let board = if below(rng, 2) == 0 { "8x11" } else { "10x10" };
    let seed = below(rng, 1000).to_string();
    let base = Position::with(2, &[("sequences_to_win", "2"), ("board", board), ("board_seed", &seed)]);
    let fields: Vec<Space> = base.view().board.fields().iter().collect();
    let space = *pick(&fields, rng).unwrap();
    let earlier = (below(rng, 2) == 0).then(|| {
        loop {
            let first = *pick(&fields, rng).unwrap();
            let way = *pick(&Way::ALL, rng).unwrap();
            let (down, right) = [(0, 1), (1, 0), (1, 1), (1, -1)][way as usize];
            let line = five(base.view(), first.row().into(), first.column().into(), down, right);
            let sequence = Sequence { team: 0, first, way };
            if line.is_some() && !sequence.spaces().contains(space) {
                break sequence;
            }
        }
    });
    let density = 50 + below(rng, 48);
    let own: Vec<String> = fields
        .iter()
        .filter(|field| **field != space && below(rng, 100) < density)
        .map(ToString::to_string)
        .collect();
    let base = base.chips(0, &own.join(" ")).hand(0, &format!("@{space}"));
    let base = match earlier {
        Some(old) => base.sequence(0, &old.first.to_string(), old.way),
        None => base,
    };
    (base.table(), space)
}

/// What an equation comes to, worked out from its text.
fn solved(card: Card) -> Option<i32> {
    let text = card.to_string();
    let parts = |sign| text.split_once(sign).map(|(one, other)| (one.to_owned(), other.to_owned()));
    let number = |digits: String| digits.parse::<i32>().ok();
    match (parts('+'), parts('-')) {
        (Some((one, other)), _) => Some(number(one)? + number(other)?),
        (_, Some((one, other))) => Some(number(one)? - number(other)?),
        _ => None,
    }
}

/// Where a card may be played, read off the numbers of the board.
fn expected(view: &View, card: Card, team: usize) -> Five {
    let chips: Vec<Five> = view.chips.iter().map(|chips| coordinates(*chips)).collect();
    let locked: Five = view.sequences.iter().flat_map(|sequence| coordinates(sequence.spaces())).collect();
    let covered: Five = chips.iter().flatten().copied().collect();
    let table = view.board.table();
    let number = |row: usize, column: usize| i32::from(table[row][column]);
    let all = (0..table.len()).flat_map(|row| (0..table[0].len()).map(move |column| (row, column)));
    let fields = all.filter(|(row, column)| number(*row, *column) != 0);
    let may = |(row, column): &(usize, usize)| {
        let at = (*row as i32, *column as i32);
        match card {
            Card::Minus(_) => covered.contains(&at) && !chips[team].contains(&at) && !locked.contains(&at),
            Card::Plus(_) => !covered.contains(&at),
            _ => !covered.contains(&at) && solved(card) == Some(number(*row, *column)),
        }
    };
    fields.filter(may).map(|(row, column)| (row as i32, column as i32)).collect()
}

/// One random input; `false` at the end of the game. Every seat that may act does so about equally often.
fn step(table: &mut SequenceNumbers, rng: &mut Stream, notices: &mut Vec<Notice>) -> bool {
    let mut events = Vec::new();
    match table.turn() {
        Turn::Over => return false,
        Turn::Chance => {
            let chance = table.sample_chance(rng);
            table.apply_chance(&chance, &mut events).unwrap();
        }
        Turn::Seats(seats) => {
            let able: Vec<Seat> = seats.iter().chain(table.optional().iter()).collect();
            let seat = *pick(&able, rng).unwrap();
            let mut actions = Vec::new();
            table.for_each_legal(seat, |action| actions.push(action));
            // Wishes to end would end most games early.
            actions.retain(|action| !matches!(action, Action::Agree {}));
            let Some(action) = pick(&actions, rng) else { return true };
            table.apply(seat, action, &mut events).unwrap();
        }
    }
    notices.extend(events.iter().filter_map(|event| SequenceNumbers::notice(event, Observer::Spectator)));
    true
}

#[test]
fn sn_2_sn_4_every_line_of_five_counts_whichever_chip_is_the_last() {
    for board in ["8x11", "10x10"] {
        let base = Position::with(2, &[("board", board)]);
        let fields = base.view().board.fields();
        for line in all_fives(base.view()) {
            let spaces: SpaceSet =
                line.iter().map(|(row, column)| Space::at(*row as u8, *column as u8)).collect();
            for last in spaces.and(fields).iter() {
                let others = spaces.and(fields).without(SpaceSet::only(last));
                let others: Vec<String> = others.iter().map(|space| space.to_string()).collect();
                let position = base.clone().chips(0, &others.join(" ")).hand(0, &format!("@{last}"));
                let mut table = position.table();
                table.does(0, &format!("place @{last} {last}"));
                assert_eq!(table.ending(), Some(Ending::Won), "{spaces:?}, {last} last");
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn sn_2_sn_a12_sn_a13_the_largest_admissible_set_of_lines_counts(seed: u64) {
        let (mut table, space) = crowded(&mut stream(seed, 0, Purpose::Test));
        let before = table.view();
        let own = coordinates(before.chips[0].union(before.board.corners()).union(SpaceSet::only(space)));
        let at = (i32::from(space.row()), i32::from(space.column()));
        let earlier: Vec<Five> = before.sequences.iter().map(|old| coordinates(old.spaces())).collect();
        let admissible: Vec<Five> = all_fives(&before)
            .into_iter()
            .filter(|line| line.contains(&at) && line.is_subset(&own))
            .filter(|line| earlier.iter().all(|old| old.intersection(line).count() <= 1))
            .collect();
        let new = largest(&admissible);
        table.does(0, &format!("place @{space} {space}"));
        let after = table.view();
        let recorded: Vec<Five> =
            after.sequences[before.sequences.len()..].iter().map(|new| coordinates(new.spaces())).collect();
        prop_assert!(recorded.iter().all(|line| admissible.contains(line)));
        if earlier.len() + new >= 2 {
            prop_assert_eq!(after.ending, Some(Ending::Won));
            prop_assert_eq!(recorded.len(), new);
            prop_assert_eq!(largest(&recorded), new, "they can stand together");
        } else if admissible.len() > 1 {
            prop_assert_eq!(after.phase, Phase::Lock);
            let choice = after.choice.unwrap();
            let offered: BTreeSet<Five> = choice.firsts.iter()
                .map(|first| coordinates(Sequence { team: 0, first, way: choice.way }.spaces()))
                .collect();
            prop_assert_eq!(offered, admissible.into_iter().collect::<BTreeSet<_>>());
        } else {
            prop_assert_eq!(recorded, admissible);
            prop_assert_eq!(after.ending, None);
        }
    }

    #[test]
    fn sn_8_sn_10_sn_11_listed_plays_are_what_the_board_says(seed: u64) {
        let mut rng = stream(seed, 1, Purpose::Test);
        let seats = *pick(&[2, 3, 4, 6], &mut rng).unwrap();
        let split = *pick(&["2x3", "3x2"], &mut rng).unwrap();
        let board = *pick(&["8x11", "10x10"], &mut rng).unwrap();
        let level = *pick(&["easy", "normal", "hard"], &mut rng).unwrap();
        let settings = [("teams", split), ("board", board), ("equations", level), ("sequences_to_win", "2")];
        let mut game = SequenceNumbers::new(&options(&settings), seats).unwrap();
        let mut notices = Vec::new();
        for _ in 0..150 {
            let Turn::Seats(to_act) = game.turn() else {
                if !step(&mut game, &mut rng, &mut notices) { break }
                continue;
            };
            let seat = to_act.first().unwrap();
            let view = game.view(Observer::Seat(seat));
            if view.phase == Phase::Act {
                let mut actions = Vec::new();
                game.for_each_legal(seat, |action| actions.push(action));
                let team = usize::from(view.players[seat].team);
                let mut playable = false;
                for (slot, card) in view.own_hand().into_iter().enumerate() {
                    let listed: Five = actions.iter().filter_map(|action| match action {
                        Action::Place { slot: of, space } | Action::Remove { slot: of, space }
                            if usize::from(*of) == slot => Some((i32::from(space.row()), i32::from(space.column()))),
                        _ => None,
                    }).collect();
                    let wanted = card.map_or_else(Five::new, |card| expected(&view, card, team));
                    playable |= !wanted.is_empty();
                    let dead = card.is_some_and(|card| solved(card).is_some()) && wanted.is_empty();
                    let exchange = actions.contains(&Action::Exchange { slot: slot as u8 });
                    prop_assert_eq!(exchange, dead && !view.exchanged);
                    prop_assert_eq!(listed, wanted);
                }
                prop_assert_eq!(actions.contains(&Action::Pass {}), !playable);
            }
            if !step(&mut game, &mut rng, &mut notices) { break }
        }
    }

    #[test]
    fn sn_12_sn_a23_rights_lapse_as_the_rule_says(seed: u64) {
        let mut rng = stream(seed, 2, Purpose::Test);
        let seats = *pick(&[2, 3, 4, 6], &mut rng).unwrap();
        let mut game = SequenceNumbers::new(&options(&[("strict_draw", "true"), ("turn_limit", "120")]), seats).unwrap();
        // Each open right as its owner and the number of the move that earned it.
        let mut open: Vec<(u8, u32)> = Vec::new();
        let (mut moves, mut notices) = (0, Vec::new());
        for _ in 0..300 {
            notices.clear();
            if !step(&mut game, &mut rng, &mut notices) { break }
            for notice in &notices {
                match notice {
                    Notice::Earned { seat } => {
                        moves += 1;
                        open.push((seat.number(), moves));
                    }
                    Notice::Used { seat, lapsed } => {
                        let mine = |right: &&(u8, u32)| right.0 == seat.number();
                        let moved = open.iter().filter(mine).map(|right| right.1).min().unwrap();
                        let before = open.len();
                        open.retain(|right| *right != (seat.number(), moved));
                        open.retain(|right| (right.0 + 1) % seats != seat.number() || right.1 > moved);
                        prop_assert_eq!(before - 1 - open.len(), usize::from(*lapsed));
                    }
                    _ => {}
                }
            }
            let kept: Vec<u8> = game.view(Observer::Spectator).rights.seats().map(Seat::number).collect();
            prop_assert_eq!(kept, open.iter().map(|right| right.0).collect::<Vec<_>>());
        }
    }

    #[test]
    fn sn_3_sn_a14_recorded_sequences_stay_and_share_at_most_one_space(seed: u64) {
        let mut rng = stream(seed, 3, Purpose::Test);
        let seats = *pick(&[2, 3, 4, 6], &mut rng).unwrap();
        let settings = [("sequences_to_win", "2"), ("teams", "3x2"), ("turn_limit", "400")];
        let mut game = SequenceNumbers::new(&options(&settings), seats).unwrap();
        let mut notices = Vec::new();
        let mut before: Vec<Sequence> = Vec::new();
        for _ in 0..800 {
            if !step(&mut game, &mut rng, &mut notices) { break }
            let view = game.view(Observer::Spectator);
            prop_assert!(view.sequences.starts_with(&before), "recorded ones stay");
            for (at, one) in view.sequences.iter().enumerate() {
                let chips = view.chips[usize::from(one.team)].union(view.board.corners());
                prop_assert!(one.spaces().without(chips).is_empty(), "with all their chips");
                for other in view.sequences[at + 1..].iter().filter(|other| other.team == one.team) {
                    prop_assert!(one.spaces().and(other.spaces()).len() <= 1);
                }
            }
            before = view.sequences;
        }
    }
}
