//! A player who plays a game to its end with the client.

use std::sync::mpsc::Receiver;
use std::time::Duration;

use cardinal_client::{Connection, Event, OrderId, Scene, Session, TableLink};
use cardinal_protocol::{Pace, Refusal, SeatPlan, TableInfo, TableSetup, TableStatus};
use serde_json::Value;

/// A client without an event for this long hangs.
const HANG: Duration = Duration::from_mins(2);

/// A player at a table.
pub(crate) struct Player {
    pub(crate) table: TableLink,
    pub(crate) events: Receiver<Event>,
    pub(crate) scene: Option<Scene>,
    pub(crate) info: Option<TableInfo>,
    /// The acknowledged numbers of the player's own moves.
    pub(crate) moves: Vec<u64>,
    pub(crate) refused: Vec<Refusal>,
    /// The lines of chat, in the order of their arrival.
    pub(crate) talk: Vec<String>,
    /// How often the connection was lost.
    pub(crate) lost: u32,
    /// How often the scene jumped.
    pub(crate) jumps: u32,
    waiting: Option<OrderId>,
    random: u64,
}

impl Player {
    pub(crate) fn new((table, events): (TableLink, Receiver<Event>), seed: u64) -> Self {
        Self {
            table,
            events,
            scene: None,
            info: None,
            moves: Vec::new(),
            refused: Vec::new(),
            talk: Vec::new(),
            lost: 0,
            jumps: 0,
            waiting: None,
            random: seed,
        }
    }

    /// The next event, taken in.
    pub(crate) fn hear(&mut self) -> Event {
        let event = self.events.recv_timeout(HANG).expect("the client goes on telling");
        match &event {
            Event::Scene { scene, steps, jump } => {
                if !jump {
                    let last = self.scene.as_ref().expect("the first scene follows none");
                    assert_eq!(last.match_id, scene.match_id);
                    let numbers: Vec<u64> = steps.iter().map(|step| step.seq).collect();
                    let expected: Vec<u64> = (last.seq + 1..=scene.seq).collect();
                    assert_eq!(numbers, expected, "numbers follow each other");
                }
                self.jumps += u32::from(*jump);
                self.scene = Some((**scene).clone());
            }
            Event::Table { info, .. } => self.info = Some((**info).clone()),
            Event::Done { order, seq } if self.waiting.as_ref() == Some(order) => {
                self.waiting = None;
                self.moves.push(seq.expect("a move has a number"));
            }
            Event::Refused { order, refusal } => {
                self.refused.push(refusal.clone());
                if self.waiting.as_ref() == Some(order) {
                    self.waiting = None;
                }
            }
            Event::Chat(lines) => self.talk.extend(lines.iter().map(|line| line.text.clone())),
            Event::Connection(Connection::Lost { .. }) => self.lost += 1,
            _ => {}
        }
        event
    }

    /// Listens until something holds.
    pub(crate) fn until(&mut self, holds: impl Fn(&Self) -> bool) {
        while !holds(self) {
            self.hear();
        }
    }

    /// Waits for the answer to an order.
    pub(crate) fn answer(&mut self, order: &OrderId) -> Event {
        loop {
            let event = self.hear();
            if let Event::Done { order: id, .. }
            | Event::Refused { order: id, .. }
            | Event::Hint { order: id, .. } = &event
                && id == order
            {
                return event;
            }
        }
    }

    /// Makes a move if it is this player's turn and the scene is up to date.
    pub(crate) fn decide(&mut self) -> Option<Value> {
        let scene = self.scene.as_ref().filter(|scene| scene.to_act())?;
        let current = self.moves.last().is_none_or(|seq| scene.seq >= *seq);
        if self.waiting.is_some() || !current {
            return None;
        }
        // Prefers to shed cards, because random games hardly ever end.
        let shedding = cardinal_games::shedding(&self.info.as_ref()?.game)?;
        let sheds = |action: &&Value| shedding.iter().any(|tag| action["do"] == **tag);
        let legal = scene.legal();
        let eager: Vec<&Value> = legal.iter().filter(sheds).collect();
        let wanted = if eager.is_empty() { legal.iter().collect() } else { eager };
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        Some(wanted[(self.random >> 33) as usize % wanted.len()].clone())
    }

    pub(crate) fn play(&mut self, action: &Value) {
        let scene = self.scene.as_ref().expect("there is a game");
        self.waiting = Some(self.table.act(scene, action));
    }

    /// Whether the game is over and everything is answered.
    pub(crate) fn over(&self) -> bool {
        let finished = self.info.as_ref().is_some_and(|info| info.status == TableStatus::Finished);
        finished && self.waiting.is_none() && self.scene.as_ref().is_some_and(Scene::is_over)
    }

    /// Plays to the end, calling `before` ahead of each move.
    pub(crate) fn play_on(&mut self, mut before: impl FnMut(usize)) {
        while !self.over() {
            if let Some(action) = self.decide() {
                before(self.moves.len());
                self.play(&action);
            }
            self.hear();
        }
    }
}

/// A table of two open seats, opened by the first of these people; bots do not take over for hours.
pub(crate) fn open(host: &Session, game: &str) -> String {
    let setup = TableSetup {
        pace: Pace::Instant,
        grace: 3600,
        start_when_full: true,
        // Allows hints and undo.
        rated: Some(false),
        ..TableSetup::new(game, vec![SeatPlan::Open; 2])
    };
    let opened = host.open(&setup).unwrap();
    assert_eq!(opened.seat, Some(0));
    opened.table
}

/// The numbers of a seat's inputs in a record.
pub(crate) fn inputs(player: &Session, match_id: &str, seat: u8) -> usize {
    let record = player.record(match_id).unwrap();
    let all = record["inputs"].as_array().expect("a record has inputs");
    all.iter().filter(|input| input["seat"] == seat).count()
}
