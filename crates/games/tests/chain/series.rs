//! Whole games and several in a row.

use cardinal_engine::random::{Purpose, pick, stream};
use cardinal_engine::{Game, Heuristics, Observer, Seat, Silent, Turn};
use cardinal_games::chain::{Action, Chain, Chance, Notice, Phase};

use super::table::{Release, Table, options};

/// Plays eagerly until `stop`, counting tricks.
fn play_until(table: &mut Table, seed: u64, stop: impl Fn(&Chain) -> bool) -> u32 {
    let mut rng = stream(seed, 0, Purpose::Test);
    let mut tricks = 0;
    while !stop(&table.game) {
        let mut events = Vec::new();
        match table.game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let chance = table.game.sample_chance(&mut rng);
                table.game.apply_chance(&chance, &mut events).unwrap();
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let mut all = Vec::new();
                table.game.for_each_legal(seat, |action| all.push(action));
                let eager: Vec<Action> = all.iter().copied().filter(Chain::sheds).collect();
                let action = *pick(if eager.is_empty() { &all } else { &eager }, &mut rng).unwrap();
                table.game.apply(seat, &action, &mut events).unwrap();
            }
        }
        let leads = |event| matches!(Chain::notice(event, Observer::Spectator), Some(Notice::Leads { .. }));
        tricks += events.iter().filter(|event| leads(event)).count() as u32;
    }
    tricks
}

#[test]
fn ch_2_games_are_added_up_and_the_highest_total_wins() {
    let mut table = Table::fresh(3, &[("games", "3")]);
    play_until(&mut table, 4, |_| false);
    let view = table.view();
    for (seat, player) in view.players.pairs() {
        assert_eq!(player.scores.len(), 3);
        let total: i32 = player.scores.iter().copied().map(i32::from).sum();
        assert_eq!(total, table.scores()[seat.index()]);
        assert_eq!(player.totals.score(), total);
    }
    let standings = table.game.standings().unwrap();
    let best = table.scores().into_iter().max().unwrap();
    assert!(standings.iter().all(|standing| (standing.place == 1) == (standing.score == best)));
}

#[test]
fn ch_2_ties_share_the_victory() {
    let mut table = Release::of(2).hand(0, "R9").hand(1, "G2").won(1, "B1 B2 B3", "").table();
    table.does("play 9");
    let places: Vec<u8> = table.game.standings().unwrap().iter().map(|standing| standing.place).collect();
    assert_eq!((table.scores(), places), (vec![1, 1], vec![1, 1]));
}

#[test]
fn ch_a15_the_next_game_is_begun_by_the_left_neighbour_or_by_the_lowest_total() {
    let between = |game: &Chain| matches!(game.view(Observer::Spectator).game, 2);
    let mut table = Table::fresh(3, &[("games", "2"), ("first_starter", "seat1")]);
    play_until(&mut table, 5, between);
    assert_eq!(table.view().starter, Seat::new(2));
    assert!(table.view().players.iter().all(|player| player.size() == 0), "all cards are gathered");
    for seed in 0..8 {
        let settings = [("games", "2"), ("next_starter", "lowest_total")];
        let mut table = Table::fresh(3, &settings);
        play_until(&mut table, seed, between);
        let scores: Vec<i16> = table.view().players.iter().map(|player| player.scores[0]).collect();
        let lowest = scores.iter().min().unwrap();
        let first = scores.iter().position(|score| score == lowest).unwrap();
        assert_eq!(table.view().starter.index(), first);
    }
}

#[test]
fn ch_a15_ch_a16_a_tie_for_the_next_start_may_be_left_to_chance() {
    let settings = [("games", "2"), ("next_starter", "lowest_total"), ("youngest", "random")];
    let mut table = Release::with(2, &settings).hand(0, "R9").hand(1, "G2").won(1, "B1 B2 B3", "").table();
    table.does("play 9");
    assert_eq!((table.view().phase, table.view().candidates.len()), (Phase::Starter, 2));
    table.chance(&Chance::Starter(Seat::new(1)));
    assert_eq!((table.view().phase, table.view().starter), (Phase::Deal, Seat::new(1)));
}

#[test]
fn ch_a16_the_total_may_decide_who_leads() {
    // Seat 0 was far behind in the first game, so it leads after any second build.
    let settings = [("games", "2"), ("release_start", "total"), ("first_starter", "seat0")];
    let mut decided = 0;
    for seed in 0..20 {
        let mut table = Table::fresh(2, &settings);
        let second = |game: &Chain| {
            let view = game.view(Observer::Spectator);
            view.game == 2 && view.phase == Phase::Release
        };
        play_until(&mut table, seed, second);
        let view = table.view();
        let of = |seat: u8| {
            let player = &view.players[Seat::new(seat)];
            let build = i32::from(player.settled.as_ref().unwrap().points);
            (build, build + player.totals.score())
        };
        let leader = u8::from(of(1).1 < of(0).1);
        assert_eq!(table.to_act(), [leader]);
        decided += u32::from((of(1).0 < of(0).0) != (of(1).1 < of(0).1));
    }
    assert!(decided > 0, "the two measures never differed");
}

#[test]
fn ch_a17_ch_a40_every_game_ends_within_51_tricks() {
    for settings in [&[][..], &[("laps", "until_all_pass")], &[("zero_play", "must_beat")]] {
        for seed in 0..40 {
            for seats in 2..=4 {
                let mut table = Table::fresh(seats, settings);
                let tricks = play_until(&mut table, seed, |_| false);
                assert!(tricks <= 51, "{tricks}");
                assert_eq!(table.game.turn(), Turn::Over);
                // One hand at most is not empty, so no two seats finished together.
                let left = table.view().players.iter().filter(|player| player.size() > 0).count();
                assert_eq!(left, 1);
            }
        }
    }
}

#[test]
fn ch_a49_a_plain_move_is_made_for_an_absent_player() {
    let mut table = Table::fresh(2, &[("first_starter", "seat0")]);
    let mut rng = stream(1, 0, Purpose::Test);
    let mut kinds = Vec::new();
    while table.game.turn() != Turn::Over {
        if table.awaits_chance() {
            let chance = table.game.sample_chance(&mut rng);
            table.chance(&chance);
            continue;
        }
        let seat = table.game.turn().seats().first().unwrap();
        let action = table.game.default_action(seat).unwrap();
        match action {
            Action::Take { slot } => assert_eq!(slot, 0),
            Action::Play { .. } => assert!(table.view().table.is_none(), "others pass"),
            _ => {}
        }
        kinds.push(std::mem::discriminant(&action));
        kinds.dedup();
        table.game.apply(seat, &action, &mut Silent).unwrap();
    }
    assert!(kinds.len() > 3);
    // A leader plays the lowest card that is not a 0, and a 0 only where there is nothing else.
    let lead = |cards: &str| {
        let table = Release::of(2).hand(0, cards).hand(1, "G1 G2").table();
        table.game.default_action(Seat::new(0)).unwrap()
    };
    assert_eq!(lead("R0 R4 R6"), super::moves::action("play 4"));
    assert_eq!(lead("R0 O0"), super::moves::action("play 0"));
    // A player who had begun gets the best groups.
    let mut table = super::table::Deal::of(2).hand(0, "R1 R2 G3 B4 R5 O6 P6 G6 X1 X2 B3 R9").built();
    table.does("lay 0 O6");
    assert_eq!(table.game.default_action(Seat::new(0)), Some(Action::Best {}));
    table.does("best");
    assert_eq!(table.game.default_action(Seat::new(0)), Some(Action::Seal {}));
}

#[test]
fn ch_2_every_option_resolves_to_what_is_played() {
    for preset in Chain::INFO.presets {
        let wanted = options(preset.settings);
        assert_eq!(Chain::new(&wanted, 4).unwrap().options(), wanted, "{}", preset.name);
    }
}
