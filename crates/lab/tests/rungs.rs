//! One player above another, at a game whose results can be worked out by hand.

#[path = "../../bots/tests/toy/mod.rs"]
mod toy;

use cardinal_bots::Level::{self, Eager, Greedy, Random};
use cardinal_bots::{Halt, Player};
use cardinal_lab::{Looks, Rung, RungPlan, climb, sample};
use toy::{Options, Stones};

fn plan(upper: Level, lower: Level, seats: u8, deals: u64, threads: usize) -> RungPlan<Stones> {
    RungPlan {
        options: Options::default(),
        seats,
        upper: Player::from(upper),
        lower: Player::from(lower),
        looks: Looks { against: 0.5, deals },
        seed: 5,
        threads,
    }
}

fn run(plan: &RungPlan<Stones>) -> Rung {
    climb(plan, None, None).unwrap().unwrap()
}

#[test]
fn a_clear_difference_takes_few_deals_on_any_number_of_threads() {
    for seats in [2, 3, 4] {
        let rung = run(&plan(Greedy, Random, seats, 4096, 1));
        assert!(rung.interval[0] > 0.5 && rung.deals <= 64, "{rung:?}");
        assert_eq!(rung.games, rung.deals * u64::from(seats));
        assert_eq!(run(&plan(Greedy, Random, seats, 4096, 3)), rung);
    }
}

#[test]
fn the_weaker_one_is_clearly_below() {
    let rung = run(&plan(Random, Eager, 2, 4096, 2));
    assert!(rung.interval[1] < 0.5, "{rung:?}");
}

#[test]
fn a_sample_takes_all_its_deals_however_clear_it_is() {
    let plan = plan(Greedy, Random, 2, 4096, 2);
    let sign = run(&plan);
    let strength = sample(&plan, 200, 99, None, None).unwrap().unwrap();
    assert_eq!((strength.deals, strength.games), (200, 400));
    assert!(sign.deals < 200, "{sign:?}");
    assert!(strength.interval[0] < strength.points && strength.points < strength.interval[1]);
    let halt = Halt::default();
    halt.call();
    assert_eq!(sample(&plan, 200, 99, None, Some(&halt)).unwrap(), None);
}

#[test]
fn what_is_not_clear_takes_all_deals() {
    // With one stone the starter always wins.
    let mut even = plan(Greedy, Eager, 2, 40, 2);
    even.options.stones = 1;
    let rung = run(&even);
    assert_eq!((rung.deals, rung.points), (40, 0.5));
    assert!(rung.interval[0] < 0.5 && rung.interval[1] > 0.5);
}

#[test]
fn a_halt_leaves_no_half_answer() {
    let halt = Halt::default();
    halt.call();
    assert_eq!(climb(&plan(Greedy, Random, 2, 64, 2), None, Some(&halt)).unwrap(), None);
}
