//! Comparisons of players at a game whose results can be worked out by hand.

#[path = "../../bots/tests/toy/mod.rs"]
mod toy;

use cardinal_bots::Level::{self, Eager, Greedy, Random};
use cardinal_bots::{Halt, Player};
use cardinal_engine::random::{Purpose, below, stream};
use cardinal_lab::{
    ArenaError, ArenaPart, ArenaPlan, ArenaReport, LabError, PartError, Sprt, SprtVerdict, Tables, arena,
    arena_of, arena_part,
};
use toy::{Options, Stones};

fn plan(bots: &[Level], seats: u8, deals: u64) -> ArenaPlan<Stones> {
    ArenaPlan {
        options: Options::default(),
        seats,
        bots: bots.iter().map(|&level| Player::from(level)).collect(),
        hero: None,
        tables: None,
        deals,
        seed: 5,
        threads: 2,
        sprt: None,
    }
}

fn run(plan: &ArenaPlan<Stones>) -> ArenaReport {
    arena(plan, None, None).unwrap()
}

const TEST: Sprt = Sprt { low: 0.5, high: 0.6, alpha: 0.05, beta: 0.05 };

#[test]
fn all_games_of_a_deal_share_their_shuffles() {
    let mut plan = plan(&[Greedy, Eager], 2, 300);
    plan.options.stones = 1;
    // With one stone the starter is done at once, and each player starts once a deal: so each wins one game of
    // every deal.
    let report = run(&plan);
    let table = &report.lineups[0];
    assert_eq!((report.deals, report.games_a_deal, report.finished), (300, 2, 600));
    assert_eq!((table.points, table.wins), (Some(0.5), Some(0.5)));
    assert_eq!((report.starter, report.pairs[0].better, report.pairs[0].worse), (Some(1.0), 300, 300));
    let luck = table.luck.unwrap();
    assert!(luck.deal > 0.999 && luck.skill < 1e-9, "{luck:?}");
    assert_eq!(luck.games_to_lead, None);
    // Side 0 wins exactly when chance lets seat 0 start, in both games of the deal.
    let starts = (0..300).filter(|&deal| below(&mut stream(5, deal, Purpose::Chance), 2) == 0).count();
    assert_eq!(report.by_side[0].points, Some(starts as f64 / 300.0));
}

#[test]
fn the_stronger_player_is_found_at_any_number_of_seats() {
    for seats in [2, 3, 4] {
        let report = run(&plan(&[Random, Eager, Greedy], seats, 60));
        let order: Vec<Level> = report.ratings.iter().map(|rating| rating.bot.level()).collect();
        assert_eq!(order, [Greedy, Eager, Random], "{seats} seats: {report:?}");
        assert_eq!(report.model, if seats == 2 { "bradley-terry" } else { "plackett-luce" });
        assert_eq!(report.tables, if seats == 4 { Tables::Clones } else { Tables::Mixed });
        // 3 pairs of 2; one table of three; 6 ordered pairs at four seats.
        assert_eq!(report.games_a_deal, [6, 3, 24][usize::from(seats) - 2]);
        assert!(report.ratings[0].elo_95.unwrap()[0] > report.ratings[1].elo_95.unwrap()[1], "{seats} seats");
        let sum: f64 = report.ratings.iter().map(|rating| rating.elo.unwrap()).sum();
        assert!(sum.abs() < 1e-6, "{sum}");
        for table in &report.lineups {
            let luck = table.luck.unwrap();
            assert!((luck.skill + luck.deal + luck.rest - 1.0).abs() < 1e-9, "{luck:?}");
        }
    }
}

#[test]
fn a_hero_meets_every_other_and_no_others_meet() {
    let mut plan = plan(&[Random, Eager, Greedy], 3, 40);
    (plan.hero, plan.tables) = (Some(2), Some(Tables::Clones));
    let report = run(&plan);
    assert_eq!(report.hero, Some(Greedy.into()));
    let levels = |players: &[Player]| players.iter().map(|player| player.level()).collect::<Vec<_>>();
    let tables: Vec<_> = report.lineups.iter().map(|table| levels(&table.players)).collect();
    assert_eq!(tables, [[Greedy, Random, Random], [Greedy, Eager, Eager]]);
    assert_eq!(report.pairs.len(), 2);
    for table in &report.lineups {
        assert!(table.points_95[0] > 0.5 && table.wins_95[0] > table.fair_wins, "{table:?}");
        let luck = table.luck.unwrap();
        assert!(luck.skill > 0.0 && luck.deals_to_lead <= luck.games_to_lead, "{luck:?}");
    }
}

#[test]
fn threads_make_no_difference() {
    let whole = run(&plan(&[Random, Eager, Greedy], 3, 101));
    for threads in [1, 3, 8] {
        assert_eq!(run(&ArenaPlan { threads, ..plan(&[Random, Eager, Greedy], 3, 101) }), whole, "{threads}");
    }
    assert_ne!(run(&ArenaPlan { seed: 6, ..plan(&[Random, Eager, Greedy], 3, 101) }).pairs, whole.pairs);
    // Decided early, it is decided at that very deal.
    let test = |threads| run(&ArenaPlan { threads, sprt: Some(TEST), ..plan(&[Greedy, Eager], 2, 9999) });
    assert_eq!(test(1), test(5));
}

#[test]
fn a_test_stops_when_it_is_decided() {
    let decided = run(&ArenaPlan { sprt: Some(TEST), ..plan(&[Greedy, Random], 2, 10_000) });
    let test = decided.sprt.unwrap();
    assert_eq!(test.verdict, Some(SprtVerdict::High));
    assert!(decided.deals < 100 && test.ratio >= test.bounds[1], "{decided:?}");
    let other = run(&ArenaPlan { sprt: Some(TEST), ..plan(&[Random, Greedy], 2, 10_000) });
    assert_eq!(other.sprt.unwrap().verdict, Some(SprtVerdict::Low));
    let early = run(&ArenaPlan { sprt: Some(TEST), ..plan(&[Greedy, Random], 2, 5) });
    assert_eq!((early.sprt.unwrap().verdict, early.deals), (None, 5));
}

#[test]
fn a_wish_to_stop_keeps_whole_deals() {
    let halt = Halt::default();
    let done = std::sync::atomic::AtomicU64::new(0);
    let progress = |games| {
        if done.fetch_add(games, std::sync::atomic::Ordering::Relaxed) > 500 {
            halt.call();
        }
    };
    let report = arena(&plan(&[Greedy, Random], 2, 1_000_000), Some(&progress), Some(&halt)).unwrap();
    assert!(report.deals > 100 && report.deals < 1_000_000, "{}", report.deals);
    assert_eq!(report.finished, 2 * report.deals);
    let same = run(&plan(&[Greedy, Random], 2, report.deals));
    assert_eq!(ArenaReport { planned_deals: 1_000_000, ..same }, report);
}

#[test]
fn comparisons_that_cannot_be_are_refused() {
    let refused = |plan: &ArenaPlan<Stones>| arena(plan, None, None).unwrap_err();
    assert!(matches!(refused(&plan(&[Greedy], 2, 1)), LabError::Arena(ArenaError::TooFew)));
    assert_eq!(refused(&plan(&[Greedy, Eager, Greedy], 2, 1)).to_string(), "the bot greedy is named twice");
    assert_eq!(
        refused(&plan(&[Greedy, Eager], 5, 1)).to_string(),
        "Stones is for 2, 3 or 4 players, not 5 (ST-1)"
    );
    let mixed = ArenaPlan { tables: Some(Tables::Mixed), ..plan(&[Greedy, Eager], 3, 1) };
    assert_eq!(refused(&mixed).to_string(), "mixed tables of 3 take at least 3 different bots, not 2");
    let test = ArenaPlan { sprt: Some(TEST), ..plan(&[Greedy, Eager, Random], 2, 1) };
    assert_eq!(refused(&test).to_string(), "--sprt decides between exactly two bots, not 3");
}

#[test]
fn parts_joined_give_what_one_go_gives() {
    let whole = plan(&[Greedy, Eager, Random], 3, 40);
    let play = |deals| {
        let part = arena_part(&whole, deals, None).unwrap();
        ArenaPart::from_json(&part.to_json()).unwrap()
    };
    let parts = [play(0..9), play(9..33), play(33..40)];
    let joined = arena_of(&whole, &parts).unwrap();
    assert_eq!(serde_json::json!(joined), serde_json::json!(run(&whole)));
    // Nothing is counted twice or left out.
    let refused = |parts: &[ArenaPart]| arena_of(&whole, parts).unwrap_err().to_string();
    assert_eq!(refused(&[parts[0].clone(), parts[0].clone()]), "the next part must begin with deal 9, not 0");
    assert_eq!(
        refused(&[parts[0].clone(), parts[2].clone()]),
        "the next part must begin with deal 9, not 33"
    );
    assert_eq!(refused(&parts[..2]), "the parts hold 33 deals of 40");
    assert_eq!(refused(&[]), "the parts hold 0 deals of 40");
    let fewer = ArenaPlan { deals: 32, ..whole.clone() };
    assert_eq!(arena_of(&fewer, &parts).unwrap_err().to_string(), "the parts hold 33 deals, more than 32");
    let other = ArenaPlan { seed: whole.seed + 1, ..whole.clone() };
    assert!(matches!(arena_of(&other, &parts), Err(LabError::Part(PartError::Other(_)))));
}
