//! Sequential tests on made-up deals whose truth is known.

use cardinal_engine::random::{Purpose, below, stream};
use cardinal_lab::{Sprt, SprtVerdict};

const TEST: Sprt = Sprt { low: 0.5, high: 0.6, alpha: 0.05, beta: 0.05 };

/// Tests a player who wins each of the two games of a deal with this chance; the verdict, and after how many deals.
fn decide(percent: u32, run: u64) -> (SprtVerdict, u64) {
    let mut dice = stream(9, run, Purpose::Test);
    let mut test = TEST.begin(2);
    for deal in 1.. {
        let wins = (0..2).filter(|_| below(&mut dice, 100) < percent).count();
        test.add(wins as f64 / 2.0);
        if let Some(verdict) = test.verdict() {
            return (verdict, deal);
        }
    }
    unreachable!("a test ends")
}

fn highs(percent: u32, runs: u64) -> u64 {
    (0..runs).filter(|&run| decide(percent, run).0 == SprtVerdict::High).count() as u64
}

#[test]
fn the_bounds_are_walds() {
    // ln(0.95 / 0.05) = 2.944439 either way.
    let [lower, upper] = TEST.bounds();
    assert!((lower + 2.944_439).abs() < 1e-6 && (upper - 2.944_439).abs() < 1e-6);
}

#[test]
fn the_ratio_matches_a_value_worked_out_by_hand() {
    let mut test = TEST.begin(2);
    [1.0, 0.5, 0.5, 0.0, 1.0, 1.0].into_iter().for_each(|share| test.add(share));
    // Mean 4/6, squared deviations 5/6; with two deals of variance 1/8 beforehand (5/6 + 1/4) / (5 + 2) = 13/84.
    // 6 · 0.1 · (2/3 − 0.55) / (13/84) = 0.452308.
    assert!((test.ratio() - 0.452_308).abs() < 1e-6, "{}", test.ratio());
    assert_eq!(test.verdict(), None);
}

#[test]
fn errors_are_as_rare_as_promised() {
    // 5 % of 1000 with a standard deviation of 7; a little more is the price of not knowing the variance.
    let wrong = highs(50, 1000);
    assert!((10..90).contains(&wrong), "{wrong} of 1000 equal players were taken for better");
    let wrong = 1000 - highs(60, 1000);
    assert!((10..90).contains(&wrong), "{wrong} of 1000 better players were taken for equal");
}

#[test]
fn clear_cases_are_decided_soon() {
    let mean = |percent| (0..200).map(|run| decide(percent, run).1).sum::<u64>() / 200;
    assert_eq!((highs(80, 200), highs(30, 200)), (200, 0));
    let (clear, close) = (mean(80), mean(55));
    assert!(clear < 30 && close > 3 * clear, "{clear} and {close} deals");
}
