//! Who plays, in which teams, with how many cards, for how many Sequences.

use cardinal_engine::{Game, Observer, Seat, SetupError};
use cardinal_games::sequence_numbers::{Chance, Notice, Options, SequenceNumbers};

use super::position::Position;
use super::table::{Table, options, space};

fn teams(seats: u8, split: &str) -> Vec<u8> {
    let game = SequenceNumbers::new(&options(&[("teams", split)]), seats).unwrap();
    game.view(Observer::Spectator).players.iter().map(|player| player.team).collect()
}

#[test]
fn sn_1_two_or_three_play_alone_and_more_in_teams() {
    assert_eq!(teams(2, "2x3"), [0, 1]);
    assert_eq!(teams(3, "2x3"), [0, 1, 2]);
    assert_eq!(teams(4, "2x3"), [0, 1, 0, 1]);
    assert_eq!(teams(6, "2x3"), [0, 1, 0, 1, 0, 1]);
}

#[test]
fn sn_1_there_are_as_many_colours_as_parties() {
    for (seats, split, colours) in [(2, "2x3", 2), (3, "2x3", 3), (4, "2x3", 2), (6, "2x3", 2), (6, "3x2", 3)]
    {
        let game = SequenceNumbers::new(&options(&[("teams", split)]), seats).unwrap();
        assert_eq!(game.view(Observer::Spectator).chips.len(), colours);
    }
}

#[test]
fn sn_1_sn_a5_other_numbers_of_seats_are_refused_with_the_clause() {
    for (seats, expected) in [(0, "SN-1"), (1, "SN-1"), (5, "SN-A5"), (7, "SN-1"), (8, "SN-1"), (255, "SN-1")]
    {
        match SequenceNumbers::new(&Options::default(), seats) {
            Err(SetupError::Seats { clause, seats: refused, .. }) => {
                assert_eq!((refused, clause), (usize::from(seats), expected));
            }
            other => panic!("{seats} seats: {other:?}"),
        }
    }
    let refused = SequenceNumbers::new(&Options::default(), 5).unwrap_err();
    assert_eq!(refused.to_string(), "Sequence Numbers is for 2, 3, 4 or 6 players, not 5 (SN-A5)");
}

#[test]
fn sn_a6_two_and_three_never_form_teams() {
    for split in ["2x3", "3x2"] {
        assert_eq!(teams(2, split), [0, 1]);
        assert_eq!(teams(3, split), [0, 1, 2]);
        assert_eq!(teams(4, split), [0, 1, 0, 1]);
    }
}

#[test]
fn sn_6_sn_a31_team_mates_sit_every_second_or_every_third_seat() {
    assert_eq!(teams(6, "2x3"), [0, 1, 0, 1, 0, 1]);
    assert_eq!(teams(6, "3x2"), [0, 1, 2, 0, 1, 2]);
}

#[test]
fn sn_5_sn_a7_sn_a8_how_many_sequences_win() {
    let target = |seats, settings: &[(&str, &str)]| {
        SequenceNumbers::new(&options(settings), seats).unwrap().view(Observer::Spectator).target
    };
    assert_eq!([2, 3, 4, 6].map(|seats| target(seats, &[])), [1, 1, 2, 2]);
    assert_eq!(target(6, &[("teams", "3x2")]), 2, "for any number of teams");
    assert_eq!([2, 3, 4, 6].map(|seats| target(seats, &[("sequences_to_win", "1")])), [1; 4]);
    assert_eq!([2, 3, 4, 6].map(|seats| target(seats, &[("sequences_to_win", "2")])), [2; 4]);
}

#[test]
fn sn_7_every_player_is_dealt_five_or_four_cards() {
    for (seats, size) in [(2, 5), (3, 5), (4, 4), (6, 4)] {
        let table = Table::dealt(seats, &[], &[], "");
        assert!((0..seats).all(|seat| table.size(seat) == size), "{seats}");
        assert_eq!(table.view().deck, 88 - seats * size);
    }
}

#[test]
fn sn_8_left_of_the_dealer_begins_and_turns_go_clockwise() {
    let mut table = Table::dealt(3, &[], &["s1", "s2", "s3"], "");
    assert_eq!(table.view().dealer, Seat::new(2));
    for (seat, card) in [(0, 1), (1, 2), (2, 3)] {
        assert_eq!(table.to_act(), [seat]);
        let [first, _] = table.view().board.spots(card);
        table.does(seat, &format!("place s{card} {first}"));
    }
    assert_eq!(table.to_act(), [0]);
}

#[test]
fn sn_a9_chance_picks_the_first_dealer() {
    let mut dealers = std::collections::BTreeSet::new();
    for number in 0..60 {
        let game = SequenceNumbers::new(&Options::default(), 4).unwrap();
        let mut rng = cardinal_engine::random::stream(1, number, cardinal_engine::random::Purpose::Chance);
        match game.sample_chance(&mut rng) {
            Chance::Dealer(seat) => dealers.insert(seat.number()),
            other => panic!("{other:?}"),
        };
    }
    assert_eq!(dealers, [0, 1, 2, 3].into());
}

#[test]
fn sn_a4_chips_never_run_out() {
    // More chips of one colour than any box would hold.
    let fields = Position::of(2).view().board.fields();
    let all: Vec<String> = fields.iter().map(|space| space.to_string()).collect();
    let mut table = Position::of(2).chips(0, &all[1..].join(" ")).hand(0, &format!("@{}", all[0])).table();
    table.does(0, &format!("place @{0} {0}", all[0]));
    assert_eq!(table.view().chips[0].len(), 84);
}

#[test]
fn sn_a36_chips_belong_to_the_team() {
    let mut table = Position::of(4).hand(2, "@c4").active(2).table();
    table.does(2, "place @c4 c4");
    assert!(table.view().chips[0].contains(space("c4")));
}

#[test]
fn sn_a36_a_sequence_is_made_of_the_chips_of_both_team_mates() {
    let settings = [("sequences_to_win", "1")];
    let mut table = Position::with(4, &settings)
        .hand(0, "@c4")
        .hand(2, "@c5")
        .hand(1, "@h3")
        .chips(0, "c2 c3 c6")
        .table();
    table.does(0, "place @c4 c4");
    table.does(1, "place @h3 h3");
    table.does(2, "place @c5 c5");
    assert_eq!(table.places(), [1, 3, 1, 3]);
    let teams: Vec<u8> = table.game.standings().unwrap().iter().map(|standing| standing.team).collect();
    assert_eq!(teams, [0, 1, 0, 1]);
}

#[test]
fn sn_a32_hands_are_secret_even_from_team_mates() {
    for split in ["2x3", "3x2"] {
        let table = Table::dealt(6, &[("teams", split)], &[], "");
        for seat in 0..6 {
            let view = table.view_of(seat);
            for (other, player) in view.players.pairs() {
                assert_eq!(player.hand.is_some(), other.number() == seat);
            }
            let shown = table.heard(seat).into_iter().find_map(|notice| match notice {
                Notice::Dealt { hands } => Some(hands),
                _ => None,
            });
            let shown = shown.expect("cards were dealt");
            assert!(shown.pairs().all(|(other, hand)| hand.is_some() == (other.number() == seat)));
        }
    }
}
