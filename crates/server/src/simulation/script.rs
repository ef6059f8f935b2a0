//! What happens in a simulation, act by act.
//!
//! An act says who does what, and carries the luck by which the rest is decided when its turn comes: which legal move,
//! which seat, which of the earlier ids. So any act can be left out, and the others still make sense.

use cardinal_protocol::{Clock, OutOfTime, Pace, SeatPlan, Sight, Spectators, TableSetup};

use super::luck::Luck;
use super::weather::Weather;

/// How many people there are, at the table or not.
pub(super) const PEOPLE: usize = 5;

/// A whole simulation.
#[derive(Clone, Debug)]
pub(super) struct Script {
    pub(super) seed: u64,
    pub(super) nodes: usize,
    pub(super) setup: TableSetup,
    pub(super) acts: Vec<Act>,
}

/// One thing that happens.
#[derive(Clone, Copy, Debug)]
pub(super) struct Act {
    pub(super) who: usize,
    pub(super) what: What,
    pub(super) luck: u64,
}

/// What a person does, or what happens to the servers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// Opens a socket and watches the table.
    Connect,
    /// Closes a socket without a message.
    Hang,
    /// Watches and stops watching, many times in a row.
    Flood,
    /// Gives an order.
    Order(Order),
    /// Gives an earlier order again, under its id.
    Repeat,
    /// Gives an order under the id of an earlier one.
    Recycle(Order),
    /// Time passes, in milliseconds.
    Wait(u64),
    /// The database gets better or worse.
    Weather(Weather),
    /// A server crashes, and another starts in its place.
    Crash,
    /// The messages between nodes get better or worse: how many in a hundred are lost, doubled or late.
    Trouble(u8),
}

/// The kinds of orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Order {
    Move,
    Undo,
    Say,
    React,
    Mute,
    Sit,
    Stand,
    Abandon,
    Plan,
    Host,
    Start,
    Close,
    Remove,
    Pledge,
    Reveal,
    Pause,
    Resume,
    Vote,
    Rematch,
    Hint,
}

impl Order {
    /// As often as people give them, or would if it paid.
    const USUAL: &'static [Self] = &[
        Self::Move,
        Self::Move,
        Self::Move,
        Self::Move,
        Self::Move,
        Self::Move,
        Self::Undo,
        Self::Undo,
        Self::Say,
        Self::Say,
        Self::React,
        Self::Mute,
        Self::Sit,
        Self::Sit,
        Self::Stand,
        Self::Abandon,
        Self::Plan,
        Self::Host,
        Self::Start,
        Self::Start,
        Self::Close,
        Self::Remove,
        Self::Pledge,
        Self::Reveal,
        Self::Reveal,
        Self::Pause,
        Self::Resume,
        Self::Vote,
        Self::Vote,
        Self::Vote,
        Self::Rematch,
        Self::Hint,
    ];
}

impl Script {
    /// The simulation of a seed, with one node or several.
    pub(super) fn new(seed: u64, nodes: usize) -> Self {
        let mut luck = Luck::new(seed);
        let setup = setup(&mut luck);
        let open = setup.seats.iter().filter(|plan| **plan == SeatPlan::Open).count();
        let mut acts = Vec::new();
        let mut add = |who, what, luck: &mut Luck| acts.push(Act { who, what, luck: luck.next() });
        // Most tables get to a game.
        for who in 0..open.min(PEOPLE) {
            add(who, What::Connect, &mut luck);
            if who > 0 {
                add(who, What::Order(Order::Sit), &mut luck);
            }
        }
        add(0, What::Order(Order::Start), &mut luck);
        for who in 0..open.min(PEOPLE) {
            add(who, What::Order(Order::Reveal), &mut luck);
        }
        // In some of them moves are made and taken back by agreement, which chance alone hardly ever brings about.
        if luck.one_in(3) {
            add(0, What::Wait(4_000), &mut luck);
            for who in (0..=luck.below(3)).flat_map(|_| 0..open.min(PEOPLE)) {
                add(who, What::Order(Order::Move), &mut luck);
            }
            let by = luck.below(open.min(PEOPLE));
            add(by, What::Order(Order::Undo), &mut luck);
            for other in (0..open.min(PEOPLE)).filter(|other| *other != by) {
                add(other, What::Order(Order::Vote), &mut luck);
            }
        }
        for _ in 0..30 + luck.below(60) {
            let who = luck.below(PEOPLE);
            let what = match luck.below(100) {
                0..=60 => What::Order(luck.pick(Order::USUAL)),
                61..=66 => What::Repeat,
                67..=69 => What::Recycle(luck.pick(Order::USUAL)),
                70..=76 => What::Connect,
                77..=79 => What::Hang,
                80..=81 => What::Flood,
                82..=91 => What::Wait(wait(&mut luck, nodes)),
                92..=93 if nodes > 1 => What::Trouble(luck.pick(&[0, 5, 20, 50, 100])),
                92..=97 => What::Weather(luck.pick(Weather::ALL)),
                _ => What::Crash,
            };
            add(who, what, &mut luck);
        }
        Self { seed, nodes, setup, acts }
    }
}

fn wait(luck: &mut Luck, nodes: usize) -> u64 {
    let longest = luck.pick(&[50, 500, 1_500, 4_000, 8_000, 30_000, 70_000, 700_000]);
    // Several servers have more to do with each other while time passes.
    let longest = if nodes > 1 { longest.min(15_000) } else { longest };
    1 + luck.next() % longest
}

fn setup(luck: &mut Luck) -> TableSetup {
    let games = cardinal_games::all();
    let info = games[luck.below(games.len())].info();
    let seats: Vec<u8> = info.seats.iter().copied().filter(|seats| *seats <= 4).collect();
    let seats = usize::from(luck.pick(&seats));
    let people = 1 + luck.below(seats);
    let plan = |seat| {
        if seat < people { SeatPlan::Open } else { SeatPlan::Bot { level: "greedy".to_owned() } }
    };
    let clocks = [
        Clock::None,
        Clock::None,
        Clock::Move { seconds: 5 },
        Clock::Bank { seconds: 20, increment: 2 },
        Clock::Days { days: 1 },
    ];
    let sight = if luck.one_in(5) { Sight::Hands } else { Sight::Public };
    let delay = if sight == Sight::Hands { 30 } else { luck.pick(&[0, 0, 0, 20]) };
    TableSetup {
        clock: luck.pick(&clocks),
        out_of_time: luck.pick(&[OutOfTime::DefaultMove, OutOfTime::BotMove]),
        pace: luck.pick(&[Pace::Instant, Pace::Quick, Pace::Calm]),
        grace: luck.pick(&[5, 60]),
        open: luck.one_in(2),
        spectators: Spectators { allowed: !luck.one_in(4), sight, delay },
        rated: Some(sight == Sight::Public && luck.one_in(2)),
        start_when_full: luck.one_in(4),
        sit: !luck.one_in(8),
        ..TableSetup::new(info.id, (0..seats).map(plan).collect())
    }
}
