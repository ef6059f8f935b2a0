//! The servers, the people and the database of a simulation, and what happens among them.

use std::hash::Hasher;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use cardinal_protocol::{Millis, PersonKind, PersonRef, TableOrder, Watch};
use cardinal_store::{PersonRow, Simulated, Store, Write};
use tokio::sync::oneshot;
use tokio::time::sleep;

use super::luck::Luck;
use super::person::{Person, Sent, Socket, name};
use super::promises::{Promises, Tested, hear};
use super::script::{Act, PEOPLE, Script, What};
use super::weather::{Sky, Weather};
use crate::clock::now;
use crate::cluster::{Bus, Line, Link, reach};
use crate::http::{Purpose, open};
use crate::table::{Command, Inspection, Outbox, WatchRequest, Wish};
use crate::{Config, State};

/// How many times a flood watches and stops watching.
const FLOOD: usize = 10;
/// How many messages wait for a person: they read them when a long wait is over.
const OUTBOX: usize = 100_000;
/// How long everything has to come to rest in the end.
const REST: Duration = Duration::from_mins(25);
/// In some worlds it is long enough for games on a clock to be played to their end.
const LONG_REST: Duration = Duration::from_hours(3);
/// One world in this many.
const SOME: u64 = 16;

/// A server, and what is between it and the others.
pub(super) struct Node {
    pub(super) state: State,
    pub(super) sky: Arc<Sky>,
    /// Where there are several: the way to them, and how many in a hundred messages meet with trouble on it.
    line: Option<(Line, Arc<AtomicU8>)>,
}

/// Everything there is.
pub(super) struct World {
    pub(super) game: String,
    pub(super) table: String,
    pub(super) nodes: Vec<Node>,
    pub(super) people: Vec<Person>,
    /// The database itself, without simulated faults.
    pub(super) truth: Store,
    database: Simulated,
    /// Where there are several servers: what they talk over.
    bus: Option<Bus>,
    seed: u64,
    luck: Luck,
    begun: Millis,
    story: Vec<String>,
}

/// What went wrong, and everything that led there.
#[derive(Debug)]
pub(super) struct Failure {
    pub(super) what: String,
    pub(super) story: Vec<String>,
}

/// What came of a script in which every promise was kept.
#[derive(Debug)]
pub(super) struct Played {
    /// A hash of every message that a person received.
    pub(super) told: u64,
    pub(super) story: Vec<String>,
    pub(super) tested: Tested,
}

/// Plays a script from its beginning to its end.
pub(super) async fn play(script: &Script) -> Result<Played, Failure> {
    let mut world = World::new(script).await;
    let mut promises = Promises::default();
    let failed = |world: &mut World, what: String| Failure { what, story: std::mem::take(&mut world.story) };
    for act in &script.acts {
        let before = world.inspect().await;
        // What came while the table was waited for is not owed to this act.
        if let Err(what) = hear(&mut world) {
            return Err(failed(&mut world, what));
        }
        world.perform(*act).await;
        // Everything that can happen at this moment has happened when the time moves on.
        sleep(Duration::from_millis(1)).await;
        if let Err(what) = promises.hold(&mut world, *act, before).await {
            return Err(failed(&mut world, what));
        }
    }
    world.tell("all people leave, and time passes");
    world.calm().await;
    if let Err(what) = promises.hold_in_the_end(&mut world).await {
        return Err(failed(&mut world, what));
    }
    // People who received the same messages must not cancel each other out.
    let told = world.people.iter().fold(0, |sum: u64, person| sum.rotate_left(7) ^ person.heard.finish());
    Ok(Played { told, story: world.story, tested: promises.tested })
}

impl World {
    async fn new(script: &Script) -> Self {
        let mut luck = Luck::new(script.seed ^ 0xABCD);
        let database = Simulated::new(now).expect("memory takes a database");
        let truth = Store::simulated(&database, Arc::new(Sky::new(0)), script.nodes > 1);
        let person = |number| PersonRef { id: name(number), name: name(number), kind: PersonKind::Guest };
        for number in 0..PEOPLE {
            let PersonRef { id, name, .. } = person(number);
            let row =
                PersonRow { id, name, kind: "guest".to_owned(), login: None, password: None, created: 0 };
            truth.write(Write::person(&row)).await.expect("the database is calm");
        }
        let bus = (script.nodes > 1).then(Bus::default);
        let mut nodes = Vec::new();
        for at in 0..script.nodes {
            nodes.push(node(&database, bus.as_ref(), at, luck.next()).await);
        }
        let opened = open(&nodes[0].state.0, script.setup.clone(), person(0), Purpose::Play).await;
        let (table, _) = opened.unwrap_or_else(|error| panic!("{:?}: {:?}", script.setup, error.1));
        let people = (0..PEOPLE).map(|number| Person::new(person(number))).collect();
        let (game, story) = (script.setup.game.clone(), vec![format!("{:?}", script.setup)]);
        Self {
            game,
            table,
            nodes,
            people,
            truth,
            database,
            bus,
            seed: script.seed,
            luck,
            begun: now(),
            story,
        }
    }

    /// Adds a line to the story.
    fn tell(&mut self, line: &str) {
        let seconds = (now() - self.begun) as f64 / 1_000.0;
        self.story.push(format!("{seconds:9.3} s  {line}"));
    }

    /// Looks into the table, where it runs; none if that is nowhere, or not settled.
    pub(super) async fn inspect(&self) -> Option<Inspection> {
        let table = self.truth.table(&self.table).await.expect("the truth has no weather");
        let owner = table?.owner;
        for node in &self.nodes {
            let shared = &node.state.0;
            let runs = |lease: Arc<str>| owner.as_deref() == Some(&*lease);
            if !shared.cluster.member.lease().is_none_or(runs) {
                continue;
            }
            let Some(sender) = shared.tables.running(&self.table) else { continue };
            let (reply, answer) = oneshot::channel();
            if sender.try_send(Command::Inspect { reply }).is_ok()
                && let Ok(inspection) = answer.await
            {
                return Some(inspection);
            }
        }
        None
    }

    /// Whether everything is answered and the database is calm.
    pub(super) fn is_calm(&self) -> bool {
        self.nodes.iter().all(Node::is_calm) && self.people.iter().all(|person| person.unanswered().is_none())
    }

    async fn perform(&mut self, act: Act) {
        let mut luck = Luck::new(act.luck);
        let who = &self.people[act.who].is.name;
        match act.what {
            What::Connect => self.connect(act.who, &mut luck),
            What::Hang => {
                self.tell(&format!("{who} is disconnected"));
                let sockets = &mut self.people[act.who].sockets;
                if !sockets.is_empty() {
                    let ended = sockets.remove(luck.below(sockets.len()));
                    self.end(ended).await;
                }
            }
            What::Flood => {
                self.tell(&format!("{who} watches and stops watching {FLOOD} times"));
                for _ in 0..FLOOD {
                    self.connect(act.who, &mut luck);
                    tokio::task::yield_now().await;
                    if let Some(ended) = self.people[act.who].sockets.pop() {
                        self.end(ended).await;
                    }
                }
            }
            What::Order(order) => {
                let order = self.people[act.who].decide(order, &mut luck);
                let id = format!("{}", self.people[act.who].sent.len());
                self.order(act.who, id, order, &mut luck);
            }
            What::Repeat | What::Recycle(_) => {
                let person = &self.people[act.who];
                if person.sent.is_empty() {
                    return;
                }
                let earlier = person.sent[luck.below(person.sent.len())].clone();
                let order = match act.what {
                    What::Recycle(order) => person.decide(order, &mut luck),
                    _ => earlier.order,
                };
                self.order(act.who, earlier.id, order, &mut luck);
            }
            What::Wait(wait) => {
                self.tell(&format!("{wait} ms pass"));
                sleep(Duration::from_millis(wait)).await;
            }
            What::Weather(weather) => {
                let node = luck.below(self.nodes.len());
                self.tell(&format!("for server {node} the database is {weather:?}"));
                self.nodes[node].sky.set(weather);
            }
            What::Crash => {
                let node = luck.below(self.nodes.len());
                self.tell(&format!("server {node} crashes and starts again"));
                self.crash(node).await;
            }
            What::Trouble(share) => {
                let node = luck.below(self.nodes.len());
                if let Some((_, trouble)) = &self.nodes[node].line {
                    trouble.store(share, Ordering::Relaxed);
                    self.tell(&format!("{share} in a hundred messages of server {node} meet with trouble"));
                }
            }
        }
    }

    /// Opens a socket of a person and watches the table.
    fn connect(&mut self, who: usize, luck: &mut Luck) {
        let node = luck.below(self.nodes.len());
        self.tell(&format!("{} connects to server {node}", self.people[who].is.name));
        let shared = &self.nodes[node].state.0;
        let (outbox, frames, _) = Outbox::new(shared.socket(), OUTBOX);
        let watch = Watch {
            table: self.table.clone(),
            shoulder: luck.one_in(3).then(|| luck.below(4) as u8),
            views: luck.one_in(3),
            ..Watch::default()
        };
        let person = Some(self.people[who].is.clone());
        let request = WatchRequest { watch, person, muted: Vec::new(), poll: None };
        let admission = reach::watch(shared, request, outbox.clone());
        let (table, told) = (self.table.clone(), outbox.clone());
        tokio::spawn(async move {
            if let Err(refusal) = admission.await {
                told.say(&cardinal_protocol::ToClient::NotAdmitted { table, refusal });
            }
        });
        self.people[who].sockets.push(Socket::new(node, outbox, frames));
    }

    /// Ends a socket as a server does when its connection is lost.
    async fn end(&self, socket: Socket) {
        let shared = &self.nodes[socket.node].state.0;
        let number = socket.outbox.socket;
        drop(socket);
        reach::unwatch_all(shared, number).await;
    }

    /// Gives an order over a socket of a person, if they have one.
    fn order(&mut self, who: usize, id: String, order: TableOrder, luck: &mut Luck) {
        let person = &self.people[who];
        if person.sockets.is_empty() {
            return;
        }
        let socket = &person.sockets[luck.below(person.sockets.len())];
        let (node, outbox) = (socket.node, socket.outbox.clone());
        let wish = Wish {
            table: self.table.clone(),
            from: person.is.clone(),
            id: id.clone(),
            order: order.clone(),
            trace: String::new(),
        };
        let shared = Arc::clone(&self.nodes[node].state.0);
        self.tell(&format!("{} orders {id}: {}", self.people[who].is.name, brief(&order)));
        let person = &mut self.people[who];
        person.answers.remove(&id);
        person.sent.push(Sent { id, order, at: now(), socket: outbox.socket });
        tokio::spawn(async move { reach::order_from(&shared, &outbox, wish).await });
    }

    /// A server crashes, and another starts in its place.
    async fn crash(&mut self, at: usize) {
        self.nodes[at].sky.set(Weather::Dead);
        if let Some((line, _)) = &self.nodes[at].line {
            line.cut();
        }
        for person in &mut self.people {
            person.sockets.retain(|socket| socket.node != at);
        }
        self.nodes[at] = node(&self.database, self.bus.as_ref(), at, self.luck.next()).await;
    }

    /// The faults end, all people leave, and everything comes to rest.
    async fn calm(&mut self) {
        for node in &self.nodes {
            node.sky.set(Weather::Calm);
            node.line.iter().for_each(|(_, trouble)| trouble.store(0, Ordering::Relaxed));
        }
        sleep(Duration::from_secs(30)).await;
    }

    /// All people leave, and time passes; whether it is enough for every game on a clock to end. With several servers,
    /// which have much to do while time passes, only some worlds go on for so long.
    pub(super) async fn rest(&mut self) -> Option<bool> {
        for who in 0..PEOPLE {
            for socket in std::mem::take(&mut self.people[who].sockets) {
                self.end(socket).await;
            }
        }
        let some = self.seed.is_multiple_of(SOME);
        let long = some && self.nodes.len() == 1;
        if long {
            sleep(LONG_REST).await;
        } else if some || self.nodes.len() == 1 {
            sleep(REST).await;
        } else {
            return None;
        }
        Some(long)
    }
}

impl Node {
    fn is_calm(&self) -> bool {
        let quiet = |(_, trouble): &(Line, Arc<AtomicU8>)| trouble.load(Ordering::Relaxed) == 0;
        self.sky.is(Weather::Calm) && self.line.as_ref().is_none_or(quiet)
    }
}

/// A server that starts.
async fn node(database: &Simulated, bus: Option<&Bus>, at: usize, seed: u64) -> Node {
    let sky = Arc::new(Sky::new(seed));
    let store = Store::simulated(database, Arc::<Sky>::clone(&sky), bus.is_some());
    let line = bus.map(|bus| {
        let trouble = Arc::new(AtomicU8::new(0));
        (bus.line(seed, fate(seed, Arc::clone(&trouble))), trouble)
    });
    let connection = match &line {
        Some((line, _)) => Some(Link::simulated(line.clone(), &store).await.expect("the database is calm")),
        None => None,
    };
    let config = Config { node: format!("server-{at}"), ..Config::default() };
    let state = State::linked(config, store, connection).await.expect("the database is calm");
    Node { state, sky, line }
}

/// What happens to the messages of a server: a share in percent is lost, as many are late, and half as many are duplicated.
fn fate(seed: u64, trouble: Arc<AtomicU8>) -> Box<dyn FnMut() -> Vec<Duration> + Send> {
    let mut luck = Luck::new(seed);
    Box::new(move || {
        let share = usize::from(trouble.load(Ordering::Relaxed));
        let late = |luck: &mut Luck| {
            let wait = if luck.below(100) < share { 1 + luck.next() % 900 } else { 0 };
            Duration::from_millis(wait)
        };
        let chance = luck.below(200);
        if chance < 2 * share {
            Vec::new()
        } else if chance < 3 * share {
            vec![late(&mut luck), late(&mut luck)]
        } else {
            vec![late(&mut luck)]
        }
    })
}

/// An order in few words.
fn brief(order: &TableOrder) -> String {
    let text = serde_json::to_string(order).expect("it has string keys only");
    text.chars().take(160).collect()
}
