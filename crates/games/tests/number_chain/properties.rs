//! What holds in every game.

use std::collections::{BTreeMap, BTreeSet};

use cardinal_engine::random::{Purpose, Stream, stream};
use cardinal_engine::{Audit, Choices, Game, Heuristics, Observer, Place, Seat, Turn};
use cardinal_games::number_chain::{
    Action, Card, CardSet, Condition, Event, Laid, Notice, NumberChain, Phase, View,
};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestRunner};

use super::memory::Memory;
use super::moves::written;
use super::table::{Deal, options};

/// Everything that decides a game: who plays it, its options, its shuffles and what is chosen.
#[derive(Clone, Debug)]
struct Script {
    seats: u8,
    seed: u64,
    settings: Vec<(&'static str, String)>,
    /// How many choices in eight lay a card if any can be laid: with few the Supply runs out, with many hands do.
    eager: u16,
    choices: Vec<u16>,
}

/// Values worth trying for each option; the limits are small enough to be met.
fn setting(key: &'static str, choices: Choices, seats: u8) -> BoxedStrategy<(&'static str, String)> {
    let values: Vec<String> = match (key, choices) {
        ("stall_limit" | "turn_limit", _) => ["0", "0", "1000", "25"].map(str::to_owned).to_vec(),
        ("rounds", _) => ["1", "2", "3"].map(str::to_owned).to_vec(),
        ("first_starter", _) => {
            ["random".to_owned()].into_iter().chain((0..seats).map(|seat| format!("seat{seat}"))).collect()
        }
        (_, Choices::Words { words }) => words.iter().map(ToString::to_string).collect(),
        (_, Choices::Number { min, max }) => (min..=max).map(|number| number.to_string()).collect(),
        (_, Choices::Switch) => ["true", "false"].map(str::to_owned).to_vec(),
    };
    proptest::sample::select(values).prop_map(move |value| (key, value)).boxed()
}

fn scripts() -> impl Strategy<Value = Script> {
    (2..=4_u8).prop_flat_map(|seats| {
        let settings: Vec<_> =
            NumberChain::INFO.options.iter().map(|spec| setting(spec.key, spec.choices, seats)).collect();
        let choices = proptest::collection::vec(any::<u16>(), 1..600);
        (any::<u64>(), settings, proptest::sample::select(vec![0, 4, 7, 8, 8]), choices).prop_map(
            move |(seed, settings, eager, choices)| Script { seats, seed, settings, eager, choices },
        )
    })
}

/// A game played by a script, one input at a time.
struct Run {
    game: NumberChain,
    eager: u16,
    choices: std::vec::IntoIter<u16>,
    chance: Stream,
    events: Vec<Event>,
}

impl Run {
    fn of(script: &Script) -> Self {
        let game = NumberChain::new(&options(&script.settings), script.seats).expect("the options agree");
        let choices = script.choices.clone().into_iter();
        Self {
            game,
            eager: script.eager,
            choices,
            chance: stream(script.seed, 0, Purpose::Chance),
            events: Vec::new(),
        }
    }

    /// Makes the next input; nothing when the game or the script is over.
    fn step(&mut self) -> Option<()> {
        self.events.clear();
        match self.game.turn() {
            Turn::Over => return None,
            Turn::Chance => {
                let chance = self.game.sample_chance(&mut self.chance);
                self.game.apply_chance(&chance, &mut self.events).expect("a sampled outcome is possible");
            }
            Turn::Seats(seats) => {
                let (seat, choice) = (seats.first()?, self.choices.next()?);
                let action = choose(&self.game, seat, self.eager, choice);
                self.game.apply(seat, &action, &mut self.events).expect("a listed action is allowed");
            }
        }
        Some(())
    }

    fn heard(&self, who: Observer) -> Vec<Notice> {
        self.events.iter().filter_map(|event| NumberChain::notice(event, who)).collect()
    }

    fn view(&self) -> View {
        self.game.view(Observer::Spectator)
    }
}

/// One of the legal actions.
fn choose(game: &NumberChain, seat: Seat, eager: u16, choice: u16) -> Action {
    let mut all = Vec::new();
    game.for_each_legal(seat, |action| all.push(action));
    let laying: Vec<Action> = all.iter().copied().filter(NumberChain::sheds).collect();
    let from = if choice % 8 >= eager || laying.is_empty() { all } else { laying };
    from[usize::from(choice / 8) % from.len()]
}

/// The cards of a hand on this table, counted from the census.
fn hand_in(game: &NumberChain, seat: Seat) -> usize {
    game.census().iter().filter(|(_, place)| *place == Place::Hand(seat.number())).count()
}

fn cost(card: Card) -> u8 {
    if card.to_string().contains('?') { 3 } else { 1 }
}

/// Equal games on every machine; `PROPTEST_CASES` and `PROPTEST_RNG_SEED` ask for more or for others.
fn config(cases: u32) -> ProptestConfig {
    let default = ProptestConfig::default();
    let given = std::env::var_os("PROPTEST_CASES").is_some();
    let seeded = std::env::var_os("PROPTEST_RNG_SEED").is_some();
    ProptestConfig {
        cases: if given { default.cases } else { cases },
        rng_seed: if seeded { default.rng_seed } else { RngSeed::Fixed(63) },
        failure_persistence: None,
        ..default
    }
}

proptest! {
    #![proptest_config(config(200))]

    #[test]
    fn nc_2_nc_19_nc_a16_nc_a20_nc_a21_nc_a25_nc_a31_the_table_is_always_in_order(script in scripts()) {
        let mut run = Run::of(&script);
        while run.step().is_some() {
            let (game, view) = (&run.game, run.view());
            let cards: BTreeSet<u16> = game.census().iter().map(|(card, _)| *card).collect();
            prop_assert_eq!((cards.len(), game.census().len()), (63, 63));
            prop_assert!(game.turn().seats().len() <= 1, "turns are sequential");
            let Some(seat) = game.turn().seats().first() else { continue };
            prop_assert!(!view.players[seat].out);
            prop_assert!(view.supply > 0, "the Supply is renewed at once");
            for other in Seat::all(script.seats) {
                let surplus = hand_in(game, other) > 10;
                prop_assert_eq!(surplus, other == seat && view.phase == Phase::Discard);
            }
            if view.phase != Phase::Discard {
                prop_assert!(view.pools.iter().all(Option::is_some), "the Pools are full");
            }
            if view.phase == Phase::Act && view.first_out.is_none() {
                prop_assert!(game.check(seat, &Action::Reset {}).is_ok(), "there is always something to do");
            }
        }
    }

    #[test]
    fn nc_23_nc_25_penalties_are_the_cards_left_in_the_hands(script in scripts()) {
        let mut run = Run::of(&script);
        let mut owners: Vec<Memory> =
            Seat::all(script.seats).map(|seat| Memory::of(Observer::Seat(seat), script.seats)).collect();
        let mut totals = vec![0; owners.len()];
        while run.step().is_some() {
            for (seat, owner) in Seat::all(script.seats).zip(&mut owners) {
                for notice in run.heard(Observer::Seat(seat)) {
                    if let Notice::RoundOver { hands, penalties, .. } = &notice {
                        // Every owner knows best what was left.
                        let hand = owner.sure_of(Place::Hand(seat.number()));
                        prop_assert_eq!(hands[seat], hand);
                        let recount: u8 = hand.iter().map(cost).sum();
                        prop_assert_eq!(penalties[seat], recount);
                        totals[seat.index()] += i32::from(recount);
                    }
                    owner.hear(&notice);
                }
            }
            prop_assert_eq!(run.game.scores().iter().copied().collect::<Vec<_>>(), totals.clone());
        }
        if let Some(standings) = run.game.standings() {
            let key = |seat: Seat| {
                let hand = owners[seat.index()].sure_of(Place::Hand(seat.number()));
                (totals[seat.index()], hand.iter().filter(|card| card.is_wild()).count())
            };
            for (seat, standing) in standings.pairs() {
                let ahead = Seat::all(script.seats).filter(|other| key(*other) < key(seat)).count();
                prop_assert_eq!(usize::from(standing.place), ahead + 1);
            }
        }
    }
}

proptest! {
    #![proptest_config(config(100))]

    /// In every determinization of a view, each card lies where a perfect memory of that player allows it.
    #[test]
    fn nc_18_nc_a39_determinizations_agree_with_a_perfect_memory(script in scripts(), watcher in 0..5_u8) {
        let who = if watcher < script.seats { Observer::Seat(Seat::new(watcher)) } else { Observer::Spectator };
        let mut memory = Memory::of(who, script.seats);
        let mut run = Run::of(&script);
        let mut fantasy = stream(script.seed, 0, Purpose::Test);
        while run.step().is_some() {
            run.heard(who).iter().for_each(|notice| memory.hear(notice));
            let truth = memory.allows(&run.game.census());
            prop_assert!(truth.is_ok(), "the memory itself errs: {truth:?}");
            let view = run.game.view(who);
            let world = NumberChain::determinize(&view, &mut fantasy);
            let agrees = memory.allows(&world.census());
            prop_assert!(agrees.is_ok(), "{agrees:?}");
            prop_assert_eq!(world.view(who), view);
        }
    }
}

/// The games above are worth something: they get everywhere.
#[test]
fn the_scripts_reach_every_kind_of_event() {
    let mut runner = TestRunner::new(config(0));
    let mut reached = BTreeMap::new();
    for _ in 0..200 {
        let script = scripts().new_tree(&mut runner).expect("scripts are always found").current();
        let mut run = Run::of(&script);
        while run.step().is_some() {
            for notice in run.heard(Observer::Spectator) {
                let told = serde_json::to_value(&notice).expect("notices are wire types");
                let kind =
                    format!("{} {}", told["on"].as_str().unwrap(), told["how"].as_str().unwrap_or_default());
                *reached.entry(kind.trim().to_owned()).or_insert(0) += 1;
            }
        }
        *reached.entry("over".to_owned()).or_insert(0) += i32::from(run.game.turn() == Turn::Over);
    }
    let kinds = [
        "starter",
        "dealt",
        "turn",
        "played",
        "chained",
        "took",
        "drew",
        "reset",
        "discarded",
        "refilled",
        "reshuffled",
        "counted",
        "offered",
        "declined",
        "waited",
        "out emptied",
        "out stuck",
        "out quit",
        "out finished",
        "round_over",
        "over",
    ];
    for kind in kinds {
        assert!(reached.get(kind).is_some_and(|times| *times >= 3), "{kind}: {reached:?}");
    }
}

/// Every Chain of a hand by trying all orders of three cards and all numbers they could stand for.
fn all_chains(hand: &[Card], most_wilds: usize) -> BTreeSet<String> {
    let mut chains = BTreeSet::new();
    for &first in hand {
        for &second in hand {
            for &third in hand {
                let cards = [first, second, third];
                let distinct = BTreeSet::from(cards).len() == 3;
                if !distinct || cards.iter().filter(|card| card.is_wild()).count() > most_wilds {
                    continue;
                }
                for one in numbers(first) {
                    for two in numbers(second) {
                        for three in numbers(third) {
                            let (step, next) = (two - one, three - two);
                            if step == next && step.abs() == 1 {
                                let text = [(first, one), (second, two), (third, three)].map(named).join(" ");
                                chains.insert(format!("chain {text}"));
                            }
                        }
                    }
                }
            }
        }
    }
    chains
}

/// The numbers a card can stand for, read off its face.
fn numbers(card: Card) -> Vec<i32> {
    let face = card.to_string();
    (1..=7)
        .map(|digit| face.replace('?', &digit.to_string()))
        .map(|text| text.parse().unwrap())
        .collect::<BTreeSet<_>>()
        .into_iter()
        .collect()
}

fn named((card, number): (Card, i32)) -> String {
    if card.is_wild() { format!("{card}={number}") } else { card.to_string() }
}

/// Hands of ten with any number of wilds.
fn hands() -> impl Strategy<Value = Vec<Card>> {
    let (wilds, numbers): (Vec<Card>, Vec<Card>) = Card::ALL.into_iter().partition(|card| card.is_wild());
    (0..=10_usize).prop_flat_map(move |count| {
        let wilds = proptest::sample::subsequence(wilds.clone(), count);
        let numbers = proptest::sample::subsequence(numbers.clone(), 10 - count);
        (wilds, numbers).prop_map(|(wilds, numbers)| [wilds, numbers].concat())
    })
}

proptest! {
    #![proptest_config(config(300))]

    #[test]
    fn nc_15_nc_a6_nc_a7_nc_a8_nc_a9_the_chains_listed_are_all_there_are(hand in hands(), most in 1..=3_usize) {
        let text: Vec<String> = hand.iter().map(ToString::to_string).collect();
        let table = Deal::of(2).set("max_wilds_in_chain", &most.to_string()).hand(0, &text.join(" ")).table();
        prop_assert_eq!(table.hand(0), hand.iter().copied().collect::<CardSet>());
        let listed = table.options_to("chain");
        let expected = all_chains(&hand, most);
        prop_assert_eq!(listed.len(), expected.len(), "each of them once");
        prop_assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), expected);
    }

    #[test]
    fn nc_10_nc_11_nc_12_nc_14_the_cards_that_may_be_played_are_those_that_fit(script in scripts()) {
        let mut run = Run::of(&script);
        // What the next card must begin with; nothing on an open Floor.
        let mut link: Option<u8> = None;
        while run.step().is_some() {
            let view = run.view();
            for notice in run.heard(Observer::Spectator) {
                match notice {
                    Notice::Played { card, .. } if view.condition == Condition::Pivot => {
                        link = link.or(Some(card.first()));
                    }
                    Notice::Played { card, .. } => link = Some(card.last()),
                    Notice::Turn { .. } | Notice::Offered { .. } => {
                        link = view.floor.map(Laid::last).filter(|digit| *digit != 0);
                    }
                    _ => {}
                }
            }
            let Some(seat) = run.game.turn().seats().first() else { continue };
            if view.phase == Phase::Discard {
                continue;
            }
            let mut plays = BTreeSet::new();
            run.game.for_each_legal(seat, |action| {
                if matches!(action, Action::Play { .. }) {
                    plays.insert(written(&action));
                }
            });
            let hand = run.game.view(Observer::Seat(seat)).own_hand();
            let fits = |number: &i32| link.is_none_or(|digit| number / 10 == i32::from(digit));
            let expected = hand.iter().flat_map(|card| {
                numbers(card).into_iter().filter(fits).map(move |number| format!("play {}", named((card, number))))
            });
            prop_assert_eq!(plays, expected.collect::<BTreeSet<_>>());
        }
    }
}
