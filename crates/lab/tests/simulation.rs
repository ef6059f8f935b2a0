//! Simulations of a game whose results can be worked out by hand.

#[path = "../../bots/tests/toy/mod.rs"]
mod toy;

use std::sync::atomic::{AtomicU64, Ordering};

use cardinal_bots::Level::{self, Eager, Greedy, Random};
use cardinal_bots::{Halt, Player};
use cardinal_engine::random::{Purpose, below, stream};
use cardinal_engine::{Game, Record, read_records};
use cardinal_lab::{
    CLOSE, Checkpoint, CheckpointError, DEFAULT_CAP, LabError, Plan, Report, Streams, Watch, csv_head,
    play_game, simulate,
};
use serde_json::json;
use toy::{Options, Stones};

fn plan(seats: &[Level], games: u64) -> Plan<Stones> {
    Plan {
        options: Options::default(),
        seats: seats.iter().copied().map(Player::from).collect(),
        games,
        seed: 5,
        threads: 2,
    }
}

fn run(plan: &Plan<Stones>) -> Report {
    simulate(plan, Watch::default()).unwrap().0
}

#[test]
fn greedy_players_win_when_chance_lets_them_start() {
    let report = run(&plan(&[Greedy; 3], 1000));
    // Six stones, two a turn: the starter is done in the seventh decision, the others have two left.
    let starts =
        |seat| (0..1000).filter(|&game| below(&mut stream(5, game, Purpose::Chance), 3) == seat).count();
    for (seat, of) in report.results.iter().enumerate() {
        let wins = starts(seat as u32) as u64;
        assert_eq!((of.wins, of.shared_wins), (wins, 0));
        assert_eq!(of.places, [wins, 1000 - wins, 0]);
        assert_eq!(of.mean_score, Some(2.0 * (1000 - wins) as f64 / 1000.0));
        assert_eq!(of.win_share, Some(wins as f64 / 1000.0));
        let [low, high] = of.win_share_95;
        assert!(low < of.win_share.unwrap() && of.win_share.unwrap() < high);
        let dropped = &of.measures["dropped"];
        assert_eq!(dropped.mean, Some((6 * wins + 4 * (1000 - wins)) as f64 / 1000.0));
    }
    assert_eq!(report.draws, 0);
    let teams: Vec<_> = report.teams.iter().map(|team| (team.team, team.seats.clone(), team.wins)).collect();
    assert_eq!(
        teams,
        (0..3).map(|seat| (seat, vec![seat], report.results[usize::from(seat)].wins)).collect::<Vec<_>>()
    );
    assert_eq!(report.decisions, 7000);
    assert_eq!((report.length.min, report.length.max, report.length.p50), (Some(7), Some(7), Some(7)));
    assert_eq!(report.length.mean.mean_95, Some([7.0, 7.0]));
}

#[test]
fn the_course_of_the_games_is_followed() {
    let report = run(&plan(&[Greedy; 3], 1000));
    // Every player drops two stones in turn. The starter leads after its first turn, is caught up with twice and never
    // overtaken; every decision has three legal drops.
    assert_eq!((report.turns.min, report.turns.max), (Some(7), Some(7)));
    assert_eq!((report.lead_changes.max, report.draw_share), (Some(0), Some(0.0)));
    assert!((report.settled.mean.unwrap() - 0.142).abs() < 1e-9, "{:?}", report.settled);
    assert_eq!((report.starter.win_share, report.starter.points), (Some(1.0), Some(1.0)));
    let close = &report.close;
    assert_eq!((close.games, close.branching.min, close.branching.max), (CLOSE, Some(3), Some(3)));
    // The moves of this game are bare numbers, and it tells nothing.
    assert_eq!((close.actions.len(), close.events.len()), (0, 0));
    for of in &report.results {
        // The seat that does not start loses to the starter and ties with the third.
        let (wins, others) = (of.wins as f64, (1000 - of.wins) as f64);
        assert!((of.points.unwrap() - (wins + 0.25 * others) / 1000.0).abs() < 1e-12);
        assert_eq!(of.score_counts, [(0, of.wins), (2, 1000 - of.wins)]);
        assert_eq!((of.scores.min, of.scores.max), (Some(0), Some(2)));
    }
}

#[test]
fn only_the_first_games_are_watched_closely() {
    let report = run(&plan(&[Greedy, Greedy], CLOSE + 500));
    assert_eq!((report.games, report.close.games), (CLOSE + 500, CLOSE));
}

/// Plays on from a checkpoint, if any; the report, where it stands, and all records and rows.
fn go_on(plan: &Plan<Stones>, from: Option<Checkpoint>) -> (Report, Checkpoint, Vec<String>) {
    let (mut records, mut rows) = (Vec::new(), Vec::new());
    let mut to_records = |line: &str| {
        records.push(line.to_owned());
        Ok(())
    };
    let mut to_rows = |line: &str| {
        rows.push(line.to_owned());
        Ok(())
    };
    let watch =
        Watch { records: Some(&mut to_records), rows: Some(&mut to_rows), resume: from, ..Watch::default() };
    let (report, checkpoint) = simulate(plan, watch).unwrap();
    assert_eq!(records.len(), rows.len());
    (report, checkpoint, records.into_iter().chain(rows).collect())
}

#[test]
fn going_on_later_gives_what_one_go_gives() {
    let players = [Random, Eager, Greedy];
    let (whole, end, lines) = go_on(&plan(&players, 2700), None);
    let (_, first, mut parts) = go_on(&plan(&players, 1900), None);
    let stored = Checkpoint::from_json(&first.to_json()).unwrap();
    assert_eq!((stored.done(), &stored), (1900, &first));
    let (report, last, rest) = go_on(&Plan { threads: 3, ..plan(&players, 2700) }, Some(stored));
    assert_eq!((report, &last), (whole.clone(), &end));
    parts.extend(rest);
    let sorted = |mut lines: Vec<String>| {
        lines.sort();
        lines
    };
    assert_eq!(sorted(parts), sorted(lines));
    // With nothing left to play there is still a report.
    assert_eq!(go_on(&plan(&players, 2700), Some(last)).0, whole);
}

#[test]
fn a_halt_keeps_the_beginning_of_the_series() {
    let players = [Random, Greedy];
    let halt = Halt::default();
    let done = AtomicU64::new(0);
    let progress = |games| {
        if done.fetch_add(games, Ordering::Relaxed) + games > 3000 {
            halt.call();
        }
    };
    let watch = Watch { progress: Some(&progress), halt: Some(&halt), ..Watch::default() };
    let (report, checkpoint) = simulate(&plan(&players, 10_000_000), watch).unwrap();
    assert!(report.games > 100 && report.games < 10_000_000, "{}", report.games);
    assert_eq!(
        (report.planned_games, report.finished, checkpoint.done()),
        (10_000_000, report.games, report.games)
    );
    let same = run(&plan(&players, report.games));
    assert_eq!(Report { planned_games: 10_000_000, ..same }, report);
    let further = report.games + 500;
    let (on, ..) = go_on(&plan(&players, further), Some(checkpoint));
    assert_eq!(on, run(&plan(&players, further)));
}

#[test]
fn a_series_goes_on_as_itself_only() {
    let base = plan(&[Random, Eager], 20);
    let (_, checkpoint, _) = go_on(&base, None);
    let refused = |plan: &Plan<Stones>| checkpoint.fits(plan).unwrap_err().to_string();
    assert_eq!(checkpoint.fits(&base), Ok(()));
    assert_eq!(refused(&plan(&[Random, Eager], 19)), "it already holds 20 games, more than 19");
    let other = "it is the state of another series: its ";
    assert_eq!(refused(&Plan { seed: 6, ..base.clone() }), format!("{other}seed is 5, not 6"));
    assert_eq!(
        refused(&plan(&[Random, Greedy], 20)),
        format!("{other}seats is random,eager, not random,greedy")
    );
    let mut options = base.clone();
    options.options.stones = 7;
    assert!(refused(&options).starts_with(&format!("{other}options is ")));
    for text in ["", "{}", "[1]", &checkpoint.to_json().replace("cardinal-series", "else")] {
        let unreadable = Checkpoint::from_json(text).unwrap_err().to_string();
        assert!(unreadable.starts_with("not the state of a series: "), "{unreadable}");
    }
    let cooked = checkpoint.to_json().replace("\"done\":20", "\"done\":19");
    let cooked = Checkpoint::from_json(&cooked).unwrap().fits(&base).unwrap_err();
    assert_eq!(cooked.to_string(), "not the state of a series: its counts do not add up");
}

#[test]
fn rows_have_a_cell_for_every_column() {
    let (_, _, lines) = go_on(&plan(&[Greedy, Eager], 30), None);
    let head = csv_head::<Stones>(2);
    assert_eq!(
        head,
        "game,finished,decisions,turns,lead_changes,starter,\
        seat0_place,seat0_score,seat0_dropped,seat1_place,seat1_score,seat1_dropped"
    );
    for (index, row) in lines[30..].iter().enumerate() {
        let cells: Vec<&str> = row.split(',').collect();
        assert_eq!(cells.len(), head.split(',').count());
        assert_eq!((cells[0], cells[1]), (index.to_string().as_str(), "true"));
        assert_eq!(cells[2], cells[3], "each player has one decision a turn");
        let stones = |seat: usize| {
            cells[7 + 3 * seat].parse::<i32>().unwrap() + cells[8 + 3 * seat].parse::<i32>().unwrap()
        };
        assert_eq!((stones(0), stones(1)), (6, 6));
    }
    let mut endless = plan(&[Random, Random], 1);
    endless.options = Options { drops: false, turns: 0, ..Options::default() };
    let mut given_up = Vec::new();
    let mut to_rows = |line: &str| {
        given_up.push(line.to_owned());
        Ok(())
    };
    simulate(&endless, Watch { rows: Some(&mut to_rows), ..Watch::default() }).unwrap();
    assert_eq!(given_up, ["0,false,1000000,1000000,0,1,,,,,,"]);
}

#[test]
fn places_can_be_shared() {
    let mut plan = plan(&[Eager, Eager], 50);
    plan.options = Options { drops: false, turns: 4, ..Options::default() };
    let report = run(&plan);
    assert_eq!(report.draws, 50);
    assert!(report.teams.iter().all(|team| (team.wins, team.shared_wins) == (0, 50)));
    for of in &report.results {
        assert_eq!((of.wins, of.shared_wins), (0, 50));
        assert_eq!(of.places, [50, 0]);
        assert_eq!(of.shared_win_share, Some(1.0));
        assert_eq!(of.mean_score_95, Some([6.0, 6.0]));
    }
}

#[test]
fn the_report_says_what_was_played() {
    let mut plan = plan(&[Random, Greedy], 3);
    plan.options.stones = 9;
    let report = run(&plan);
    assert_eq!((report.game, report.revision, report.seed, report.games), ("stones", 7, 5, 3));
    assert_eq!(report.version, env!("CARGO_PKG_VERSION"));
    assert_eq!(report.options, json!({ "stones": 9, "turns": 100, "drops": true }));
    assert_eq!(report.seats, [Random, Greedy].map(Player::from));
    assert_eq!((report.cap, report.finished, report.unfinished), (101, 3, 0));
}

#[test]
fn threads_and_records_make_no_difference() {
    let whole = run(&plan(&[Random, Eager, Greedy], 777));
    for threads in [1, 2, 3, 7] {
        let plan = Plan { threads, ..plan(&[Random, Eager, Greedy], 777) };
        assert_eq!(run(&plan), whole, "{threads} threads");
        let mut sink = |_: &str| Ok(());
        let recorded = simulate(&plan, Watch { records: Some(&mut sink), ..Watch::default() });
        assert_eq!(recorded.unwrap().0, whole, "{threads} threads, recorded");
    }
    assert_ne!(run(&Plan { seed: 6, ..plan(&[Random, Eager, Greedy], 777) }).results, whole.results);
    // Rows follow every game to its end, the report only the first ones.
    let long = plan(&[Random, Greedy], CLOSE + 300);
    assert_eq!(go_on(&long, None).0, run(&long));
}

#[test]
fn records_come_in_the_order_of_the_games_and_hold() {
    let records = |threads| {
        let mut lines = String::new();
        let mut sink = |line: &str| {
            lines += line;
            lines.push('\n');
            Ok(())
        };
        let plan = Plan { threads, ..plan(&[Random, Eager], 1500) };
        simulate(&plan, Watch { records: Some(&mut sink), ..Watch::default() }).unwrap();
        lines
    };
    let lines = records(2);
    assert_eq!(lines, records(1));
    let files = read_records(&lines).unwrap();
    assert_eq!(files.len(), 1500);
    for (index, file) in files.iter().enumerate().step_by(100) {
        let (record, _) = Record::<Stones>::verify(file).unwrap();
        assert_eq!(record.seats, ["random", "eager"]);
        // The game by itself.
        let mut game = Stones::new(&Options::default(), 2).unwrap();
        let mut inputs = Vec::new();
        let mut bots = [Random.seated(), Eager.seated()];
        let streams = Streams::of(5, index as u64, 2);
        let outcome = play_game(&mut game, &mut bots, streams, 101, &mut inputs).unwrap();
        assert_eq!((record.inputs, record.result), (inputs, outcome.standings));
    }
}

#[test]
fn endless_games_are_given_up_and_not_scored() {
    let mut plan = plan(&[Random, Random], 2);
    plan.options = Options { drops: false, turns: 0, ..Options::default() };
    assert_eq!(plan.cap(), DEFAULT_CAP);
    let report = run(&plan);
    assert_eq!((report.finished, report.unfinished, report.decisions), (0, 2, 2 * DEFAULT_CAP));
    assert_eq!((report.length.max, report.length.mean.mean), (None, None));
    for of in &report.results {
        assert_eq!((of.wins, of.win_share, of.win_share_95, of.mean_score), (0, None, [0.0, 1.0], None));
    }
}

#[test]
fn progress_counts_every_game_once() {
    let done = AtomicU64::new(0);
    let progress = |games| {
        done.fetch_add(games, Ordering::Relaxed);
    };
    simulate(&plan(&[Eager, Eager], 1003), Watch { progress: Some(&progress), ..Watch::default() }).unwrap();
    assert_eq!(done.into_inner(), 1003);
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let refused = simulate(&plan(&[Random; 5], 1), Watch::default()).unwrap_err();
    assert_eq!(refused.to_string(), "Stones is for 2, 3 or 4 players, not 5 (ST-1)");
    let crowd = simulate(&plan(&[Random; 300], 1), Watch::default()).unwrap_err();
    assert!(matches!(crowd, LabError::Setup(_)), "{crowd}");
}

#[test]
fn a_sink_that_fails_ends_the_simulation() {
    let mut sink = |_: &str| Err(std::io::Error::other("full"));
    let watch = Watch { records: Some(&mut sink), ..Watch::default() };
    let failed = simulate(&plan(&[Eager, Eager], 100), watch).unwrap_err();
    assert_eq!(failed.to_string(), "cannot write the records: full");
}

#[test]
fn the_report_is_stable_json() {
    let mut plan = plan(&[Greedy, Greedy], 2);
    plan.options.stones = 2;
    let json = serde_json::to_string(&run(&plan)).unwrap();
    let expected = concat!(
        r#"{"version":"VERSION","game":"stones","revision":7,"#,
        r#""options":{"drops":true,"stones":2,"turns":100},"seats":["greedy","greedy"],"seed":5,"repeatable":true,"planned_games":2,"games":2,"#,
        r#""finished":2,"unfinished":0,"cap":101,"decisions":2,"#,
        r#""length":{"mean":1.0,"mean_95":[1.0,1.0],"min":1,"max":1,"#,
        r#""p5":1,"p25":1,"p50":1,"p75":1,"p95":1,"p99":1},"#,
        r#""turns":{"mean":1.0,"mean_95":[1.0,1.0],"min":1,"max":1,"#,
        r#""p5":1,"p25":1,"p50":1,"p75":1,"p95":1,"p99":1},"#,
        r#""draws":0,"draw_share":0.0,"draw_share_95":[0.0,"#,
    );
    assert!(json.starts_with(&expected.replace("VERSION", env!("CARGO_PKG_VERSION"))), "{json}");
    for part in
        [r#""teams":[{"team":0,"seats":[0],"wins":"#, r#""results":[{"seat":0,"player":"greedy","wins":"#]
    {
        assert!(json.contains(part), "{json}");
    }
}

#[test]
fn parts_joined_give_what_one_go_gives() {
    let whole = plan(&[Greedy, Random], 1700);
    let play = |from: u64, to: u64| {
        let part = Plan { games: to, ..whole.clone() };
        let watch = Watch { resume: Some(Checkpoint::part(&whole, from)), ..Watch::default() };
        Checkpoint::from_json(&simulate(&part, watch).unwrap().1.to_json()).unwrap()
    };
    let parts = [play(0, 600), play(600, 1100), play(1100, 1700)];
    let mut joined = Checkpoint::start(&whole);
    for part in &parts {
        joined.join(part, &whole).unwrap();
    }
    assert_eq!(json!(joined.report(&whole).unwrap()), json!(run(&whole)));
    // Nothing is counted twice or left out.
    let mut twice = parts[0].clone();
    assert!(matches!(twice.join(&parts[0], &whole), Err(CheckpointError::Gap { wanted: 600, found: 0 })));
    assert!(matches!(twice.join(&parts[2], &whole), Err(CheckpointError::Gap { wanted: 600, found: 1100 })));
    let refused = |of: &Checkpoint| of.report(&whole).unwrap_err().to_string();
    assert_eq!(refused(&twice), "the parts hold 600 games of 1700");
    assert_eq!(refused(&Checkpoint::start(&whole)), "the parts hold 0 games of 1700");
    assert_eq!(refused(&parts[2]), "the next part must begin with game 0, not 1100");
    let other = Plan { seed: whole.seed + 1, ..whole.clone() };
    assert!(twice.join(&parts[1], &other).is_err());
}
