//! Sweeps over the options of a game whose results can be worked out by hand.

#[path = "../../bots/tests/toy/mod.rs"]
mod toy;

use cardinal_bots::{Halt, Level};
use cardinal_engine::{Game, Settings};
use cardinal_lab::{TunePlan, TuneReport, Variation, VariationReport, tune, tuning_page, variations};
use serde_json::json;
use toy::{Options, Stones};

fn plan(vary: &[(&str, &[&str])], deals: u64) -> TunePlan<Stones> {
    let vary: Vec<(String, Vec<String>)> = vary
        .iter()
        .map(|(key, values)| ((*key).to_owned(), values.iter().map(|value| (*value).to_owned()).collect()))
        .collect();
    let variation = |settings: Vec<(String, String)>| Variation {
        options: Settings::from_pairs(&Stones::INFO, &settings).unwrap().resolve::<Stones>().unwrap(),
        settings,
    };
    TunePlan {
        options: Options::default(),
        variations: variations(&vary).into_iter().map(variation).collect(),
        vary,
        seats: 2,
        strong: Level::Greedy.into(),
        weak: Level::Random.into(),
        deals,
        seed: 5,
        threads: 2,
    }
}

fn run(plan: &TunePlan<Stones>) -> TuneReport {
    tune(plan, None, None).unwrap()
}

#[test]
fn length_grows_with_what_makes_it_grow() {
    let report = run(&plan(&[("stones", &["2", "6", "20"])], 100));
    let length: Vec<f64> = report.variations.iter().map(|of| of.length.mean.unwrap()).collect();
    // Two stones a turn: the starter is done in its first, third and tenth turn.
    assert_eq!(length, [1.0, 5.0, 19.0]);
    for of in &report.variations {
        assert_eq!((of.games, of.finished, of.tie_share, of.starter), (200, 200, Some(0.0), Some(1.0)));
        let luck = of.luck.unwrap();
        assert!((luck.skill + luck.deal + luck.rest - 1.0).abs() < 1e-9, "{luck:?}");
    }
    // With few stones it matters who starts, with many who plays better.
    let skill: Vec<f64> = report.variations.iter().map(|of| of.luck.unwrap().skill).collect();
    assert!(skill[0] < skill[1] && skill[1] < skill[2] && skill[2] > 0.9, "{skill:?}");
    let gap: Vec<f64> = report.variations.iter().map(|of| of.points.unwrap()).collect();
    assert!(gap[0] < gap[1] && gap[1] < gap[2], "{gap:?}");
    assert_eq!(report.variations[1].settings, json!({ "stones": "6" }));
    assert_eq!(report.variations[1].options["stones"], 6);
    assert_eq!(report.games, 3 * 400);
}

#[test]
fn ties_show() {
    let report = run(&plan(&[("drops", &["true", "false"]), ("turns", &["4", "8"])], 20));
    let ties: Vec<f64> = report.variations.iter().map(|of| of.tie_share.unwrap()).collect();
    // After four turns of dropping two, every player has two stones left.
    assert_eq!(ties, [1.0, 0.0, 1.0, 1.0]);
    let names: Vec<String> = report.variations.iter().map(VariationReport::name).collect();
    assert_eq!(names[1], "drops=true turns=8");
    // Where nothing can differ, nothing explains a difference.
    assert_eq!((report.variations[2].luck, report.variations[2].points), (None, Some(0.5)));
}

#[test]
fn threads_make_no_difference() {
    let whole = run(&plan(&[("stones", &["3", "4"])], 30));
    for threads in [1, 4] {
        assert_eq!(run(&TunePlan { threads, ..plan(&[("stones", &["3", "4"])], 30) }), whole);
    }
}

#[test]
fn a_halt_keeps_whole_tables() {
    let halt = Halt::default();
    let done = std::sync::atomic::AtomicU64::new(0);
    let progress = |games| {
        if done.fetch_add(games, std::sync::atomic::Ordering::Relaxed) + games > 450 {
            halt.call();
        }
    };
    let sweep = plan(&[("stones", &["2", "200", "9"])], 100);
    let report = tune(&sweep, Some(&progress), Some(&halt)).unwrap();
    assert_eq!((report.variations.len(), report.planned_variations), (1, 3));
    assert_eq!(report.variations[0], run(&plan(&[("stones", &["2"])], 100)).variations[0]);
}

#[test]
fn the_page_shows_every_table() {
    let report = run(&plan(&[("stones", &["2", "3"])], 10));
    let page = tuning_page(&Stones::INFO, &report, "cardinal tune stones <again>");
    for part in
        ["Stones: what stones changes", "stones=2", "stones=3", "Luck and skill", "&lt;again&gt;", "<svg"]
    {
        assert!(page.contains(part), "{part}");
    }
    assert!(!page.contains("NaN"), "{page}");
}
