//! The notices of a trace are enough to follow every card and compute every score.
//!
//! This test knows only how cards move, and shares no code with the engine.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::harness::{Folder, on};

type Cards = BTreeSet<String>;

/// Where the cards of Number Chain are.
struct Table {
    hands: Vec<Cards>,
    pools: [Option<String>; 3],
    /// The last is on top.
    floor: Vec<String>,
    supply: Cards,
    scores: Vec<i64>,
}

fn all_cards() -> Cards {
    let digits = ["?", "1", "2", "3", "4", "5", "6", "7"];
    let pairs = digits.iter().flat_map(|first| digits.iter().map(move |last| format!("{first}{last}")));
    pairs.filter(|card| card != "??").collect()
}

/// The card, without the value that a wild stands for.
fn card(value: &Value) -> String {
    value.as_str().unwrap().split('=').next().unwrap().to_owned()
}

fn cards(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(card).collect()
}

fn number(value: &Value) -> usize {
    value.as_u64().unwrap() as usize
}

impl Table {
    fn new(seats: usize) -> Self {
        let empty = vec![Cards::new(); seats];
        Self {
            hands: empty,
            pools: Default::default(),
            floor: vec![],
            supply: all_cards(),
            scores: vec![0; seats],
        }
    }

    fn draw(&mut self, card: &str) {
        assert!(self.supply.remove(card), "{card} is not in the Supply");
    }

    fn lay(&mut self, seat: usize, card: String) {
        assert!(self.hands[seat].remove(&card), "{card} is not in the hand of seat {seat}");
        self.floor.push(card);
    }

    fn pick_up(&mut self, seat: usize, pool: usize, card: String) {
        assert_eq!(self.pools[pool].take().as_ref(), Some(&card));
        self.hands[seat].insert(card);
    }

    fn follow(&mut self, notice: &Value) {
        let seat = || number(&notice["seat"]);
        match notice["on"].as_str().unwrap() {
            "dealt" => {
                let scores = std::mem::take(&mut self.scores);
                *self = Self { scores, ..Self::new(self.hands.len()) };
                for (seat, hand) in notice["hands"].as_array().unwrap().iter().enumerate() {
                    self.hands[seat] = cards(hand)
                        .into_iter()
                        .inspect(|card| self.supply.remove(card).then_some(()).unwrap())
                        .collect();
                }
                for (pool, card) in cards(&notice["pools"]).into_iter().enumerate() {
                    self.draw(&card);
                    self.pools[pool] = Some(card);
                }
                for card in cards(&notice["rejected"]).into_iter().chain([card(&notice["floor"])]) {
                    self.draw(&card);
                    self.floor.push(card);
                }
            }
            "played" | "discarded" => self.lay(seat(), card(&notice["card"])),
            "chained" => cards(&notice["cards"]).into_iter().for_each(|card| self.lay(seat(), card)),
            "took" => self.pick_up(seat(), number(&notice["pool"]), card(&notice["card"])),
            "drew" => {
                self.draw(&card(&notice["card"]));
                self.hands[seat()].insert(card(&notice["card"]));
            }
            "reset" => {
                for (pool, card) in cards(&notice["cards"]).into_iter().enumerate() {
                    self.pick_up(seat(), pool, card);
                }
            }
            "refilled" => {
                let card = card(&notice["card"]);
                self.draw(&card);
                assert_eq!(self.pools[number(&notice["pool"])].replace(card), None);
            }
            "reshuffled" => {
                assert!(self.supply.is_empty());
                let top = self.floor.pop().unwrap();
                self.supply = std::mem::replace(&mut self.floor, vec![top]).into_iter().collect();
                assert_eq!(self.supply, cards(&notice["cards"]).into_iter().collect::<Cards>());
            }
            "round_over" => {
                for (seat, hand) in self.hands.iter().enumerate() {
                    assert_eq!(*hand, cards(&notice["hands"][seat]).into_iter().collect::<Cards>());
                    let penalty = hand.iter().map(|card| if card.contains('?') { 3 } else { 1 }).sum::<i64>();
                    assert_eq!(notice["penalties"][seat], penalty);
                    self.scores[seat] += penalty;
                }
            }
            // These move no card.
            "starter" | "turn" | "counted" | "offered" | "declined" | "waited" | "out" => {}
            other => panic!("'{other}' is not known here; does it move cards?"),
        }
    }

    /// Every card once, wherever it is.
    fn is_whole(&self) -> bool {
        let hands = self.hands.iter().flatten();
        let rest = self.pools.iter().flatten().chain(&self.floor).chain(&self.supply);
        let mut all: Vec<&String> = hands.chain(rest).collect();
        all.sort();
        all.into_iter().eq(&all_cards())
    }
}

/// Follows a game through its trace to the scores at its end.
fn follow(trace: &[Value], record: &Value) {
    let seats = record["seats"].as_array().unwrap().len();
    let mut table = Table::new(seats);
    assert_eq!(
        trace.len(),
        record["inputs"].as_array().unwrap().len() + 1,
        "a step for every input, and the start"
    );
    for (step, line) in trace.iter().enumerate() {
        assert_eq!(line["step"], step);
        if let Some(before) = step.checked_sub(1) {
            let input = &line["input"];
            assert_eq!(*input, record["inputs"][before]);
            if input["action"].is_object() {
                let legal = &trace[before]["legal"][input["seat"].to_string()];
                assert!(
                    legal.as_array().unwrap().contains(&input["action"]),
                    "step {step}: {input} was not listed"
                );
            } else {
                assert_eq!(trace[before]["turn"], "chance");
            }
        }
        for notice in line["notices"].as_array().into_iter().flatten() {
            table.follow(notice);
            assert!(table.is_whole(), "step {step}: cards got lost or doubled by {notice}");
        }
        assert_eq!(line["scores"], serde_json::json!(table.scores), "step {step}");
    }
    let last = trace.last().unwrap();
    assert_eq!((&last["turn"], &last["result"]), (&Value::from("over"), &record["result"]));
    let claimed: Vec<&Value> =
        record["result"].as_array().unwrap().iter().map(|standing| &standing["score"]).collect();
    assert_eq!(claimed, table.scores.iter().collect::<Vec<_>>());
    let lowest = table.scores.iter().min().unwrap();
    assert!(
        record["result"]
            .as_array()
            .unwrap()
            .iter()
            .any(|standing| standing["place"] == 1 && standing["score"] == *lowest)
    );
}

#[test]
fn every_card_can_be_followed_through_a_trace() {
    let folder = Folder::new();
    for (seats, more) in [
        ("eager,greedy", ""),
        ("random,random,random", "--preset patient"),
        ("greedy,greedy,greedy,eager", "--preset definite-floor"),
        ("random,eager,random,greedy", "--preset open-floor"),
        ("eager,random", "--preset abrupt"),
    ] {
        let file = folder.file("games.jsonl");
        let line = format!("simulate number-chain --games 4 --seed 11 --seats {seats} {more} --records");
        let mut args: Vec<std::ffi::OsString> = line.split_whitespace().map(Into::into).collect();
        args.push(file.clone().into());
        crate::harness::cardinal(&args).ok();
        for (at, record) in std::fs::read_to_string(&file).unwrap().lines().enumerate() {
            let trace = on("replay", &file, &["--trace", "--game", &(at + 1).to_string()]).ok();
            follow(&trace.json_lines(), &serde_json::from_str(record).unwrap());
        }
    }
}
