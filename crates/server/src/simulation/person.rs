//! A person in a simulation: what they know, and what they make of it.

use std::collections::{HashMap, VecDeque};
use std::hash::{DefaultHasher, Hash};

use cardinal_engine::{Contribution, Playable, Wire};
use cardinal_games::{Visitor, visit};
use cardinal_protocol::{
    Millis, PersonRef, REACTIONS, SeatPlan, TableInfo, TableOrder, ToClient, Update, Watcher,
};
use serde_json::Value;
use tokio::sync::mpsc;

use super::luck::Luck;
use super::script::{Order, PEOPLE};
use crate::table::{Frame, Outbox};

/// A person.
pub(super) struct Person {
    pub(super) is: PersonRef,
    pub(super) sockets: Vec<Socket>,
    pub(super) sent: Vec<Sent>,
    /// The last messages, shortened.
    pub(super) last: VecDeque<String>,
    /// A hash of every message so far.
    pub(super) heard: DefaultHasher,
    /// Answers by the id of the order.
    pub(super) answers: HashMap<String, Answer>,
}

/// An order as it was given.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sent {
    pub(super) id: String,
    pub(super) order: TableOrder,
    pub(super) at: Millis,
    /// The socket it was given over.
    pub(super) socket: u64,
}

/// How an order was answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    Done(Option<u64>),
    Refused(String),
    Hint,
}

/// A socket of a person, and what came over it.
pub(super) struct Socket {
    pub(super) node: usize,
    pub(super) outbox: Outbox,
    pub(super) frames: mpsc::Receiver<Frame>,
    pub(super) table: Option<TableInfo>,
    known: Option<Known>,
}

/// What a socket knows of a match.
struct Known {
    match_id: String,
    seq: u64,
    watcher: Watcher,
    view: Value,
    legal: Vec<Value>,
}

impl Socket {
    pub(super) const fn new(node: usize, outbox: Outbox, frames: mpsc::Receiver<Frame>) -> Self {
        Self { node, outbox, frames, table: None, known: None }
    }

    /// The latest update: match, number, watcher and view.
    pub(super) fn latest(&self) -> Option<(&str, u64, Watcher, &Value)> {
        self.known.as_ref().map(|known| (known.match_id.as_str(), known.seq, known.watcher, &known.view))
    }

    /// Takes an update in; what is wrong with it, if anything is.
    fn update(&mut self, game: &str, update: &Update) -> Result<(), String> {
        let Update { match_id, seq, watcher, steps, view, outlook } = update;
        let before = self.known.take().filter(|known| known.match_id == *match_id);
        let numbers: Vec<u64> = steps.iter().map(|step| step.seq).collect();
        if !numbers.is_sorted_by(|one, next| one + 1 == *next)
            || numbers.last().is_some_and(|last| last != seq)
        {
            return Err(format!("an update to {seq} has the steps {numbers:?}"));
        }
        let rewound = steps.iter().any(|step| step.back_to.is_some());
        let folded = match &before {
            Some(before) if before.watcher == *watcher && !rewound => {
                let follows = numbers.first().map_or(*seq == before.seq, |first| *first == before.seq + 1);
                if !follows && view.is_none() {
                    return Err(format!("an update from {} to {seq} has the steps {numbers:?}", before.seq));
                }
                let notices: Vec<Value> = steps.iter().flat_map(|step| step.notices.items()).collect();
                follows.then(|| fold(game, &before.view, &notices)).transpose()?
            }
            _ => None,
        };
        let view = match (view.as_ref().map(cardinal_protocol::Json::tree), folded) {
            (Some(view), Some(folded)) if view != folded => {
                return Err(format!("the notices up to {seq} make\n{folded}\nbut the view is\n{view}"));
            }
            (Some(view), _) => view,
            (None, Some(folded)) => folded,
            (None, None) => return Err(format!("an update to {seq} has no view, and none can be made")),
        };
        let legal = outlook.legal.as_ref().map(cardinal_protocol::Json::items).unwrap_or_default();
        self.known = Some(Known { match_id: match_id.clone(), seq: *seq, watcher: *watcher, view, legal });
        Ok(())
    }
}

/// What a view becomes by notices.
fn fold(game: &str, view: &Value, notices: &[Value]) -> Result<Value, String> {
    struct Fold<'a>(&'a Value, &'a [Value]);
    impl Visitor for Fold<'_> {
        type Output = Result<Value, String>;

        fn visit<G: Playable>(self) -> Self::Output {
            let wrong = |error: serde_json::Error| error.to_string();
            let mut view: G::View = G::View::from_tree(self.0).map_err(wrong)?;
            for notice in self.1 {
                let notice: G::Notice = G::Notice::from_tree(notice).map_err(wrong)?;
                G::fold(&mut view, &notice).map_err(|error| error.to_string())?;
            }
            serde_json::to_value(&view).map_err(wrong)
        }
    }
    visit(game, Fold(view, notices)).expect("only registered games are played")
}

impl Person {
    pub(super) fn new(is: PersonRef) -> Self {
        Self {
            is,
            sockets: Vec::new(),
            sent: Vec::new(),
            last: VecDeque::new(),
            heard: DefaultHasher::new(),
            answers: HashMap::new(),
        }
    }

    /// Reads everything that has come; how many messages that were, or what is wrong with one.
    pub(super) fn read(&mut self, game: &str) -> Result<usize, String> {
        let mut count = 0;
        for socket in &mut self.sockets {
            while let Ok(frame) = socket.frames.try_recv() {
                count += 1;
                frame.text().hash(&mut self.heard);
                self.last.push_front(frame.text().chars().take(200).collect());
                self.last.truncate(3);
                let message: ToClient = serde_json::from_str(frame.text())
                    .map_err(|error| format!("{error}: {}", frame.text()))?;
                match message {
                    ToClient::Table { table, .. } => socket.table = Some(table),
                    ToClient::Update { update, .. } => socket.update(game, &update)?,
                    ToClient::NotAdmitted { .. } => (socket.known, socket.table) = (None, None),
                    ToClient::Done { id, seq, .. } => {
                        self.answers.insert(id, Answer::Done(seq));
                    }
                    ToClient::Refused { id, refusal, .. } => {
                        self.answers.insert(id, Answer::Refused(refusal.code));
                    }
                    ToClient::Hint { id, .. } => {
                        self.answers.insert(id, Answer::Hint);
                    }
                    _ => {}
                }
            }
        }
        Ok(count)
    }

    /// An order that has no answer, though the person would hear it. Given again under the same id, an order is answered
    /// where it was given last.
    pub(super) fn unanswered(&self) -> Option<&Sent> {
        let listens = |sent: &Sent| self.sockets.iter().any(|own| own.outbox.socket == sent.socket);
        let last = |sent: &Sent| self.sent.iter().rfind(|other| other.id == sent.id) == Some(sent);
        self.sent.iter().find(|sent| !self.answers.contains_key(&sent.id) && last(sent) && listens(sent))
    }

    /// The orders that were carried out, as far as the person knows. Of several under one id it is only known that one was.
    pub(super) fn done(&self) -> impl Iterator<Item = (&Sent, Option<u64>)> {
        let alone = |sent: &Sent| {
            self.sent.iter().filter(|other| other.id == sent.id).all(|other| other.order == sent.order)
        };
        self.sent.iter().filter_map(move |sent| match self.answers.get(&sent.id) {
            Some(Answer::Done(seq)) if alone(sent) => Some((sent, *seq)),
            _ => None,
        })
    }

    /// What the person adds to the shuffles.
    fn contribution(&self) -> Contribution {
        let mut bytes = [7; 32];
        bytes[..self.is.id.len()].copy_from_slice(self.is.id.as_bytes());
        Contribution::new(bytes)
    }

    /// What the person makes of an order, by what they know.
    pub(super) fn decide(&self, order: Order, luck: &mut Luck) -> TableOrder {
        let known = self.sockets.iter().rev().find_map(|socket| socket.known.as_ref());
        let table = self.sockets.iter().rev().find_map(|socket| socket.table.as_ref());
        let match_id = known.map_or_else(|| "unknown".to_owned(), |known| known.match_id.clone());
        let base = known.map_or(0, |known| known.seq);
        // Some act on what was long ago, or on what is yet to come.
        let base = if luck.one_in(12) { luck.next() % (base + 3) } else { base };
        match order {
            Order::Move => {
                let legal = known.map_or(&[][..], |known| &known.legal);
                let action = if legal.is_empty() {
                    Value::String("anything".to_owned())
                } else {
                    legal[luck.below(legal.len())].clone()
                };
                let mut actions = vec![action];
                if luck.one_in(10) && !legal.is_empty() {
                    actions.push(legal[luck.below(legal.len())].clone());
                }
                TableOrder::Moves { match_id, base, actions }
            }
            Order::Undo => TableOrder::Undo { match_id, base },
            Order::Hint => TableOrder::Hint { match_id, base },
            Order::Say => TableOrder::Say { text: format!("word {}", luck.below(100)) },
            Order::React => TableOrder::React { reaction: luck.pick(&REACTIONS).to_owned() },
            Order::Mute => TableOrder::Mute { person: name(luck.below(PEOPLE)), on: luck.one_in(2) },
            Order::Sit => TableOrder::Sit {
                seat: luck.one_in(2).then(|| luck.below(5) as u8),
                pledge: (!luck.one_in(3)).then(|| self.contribution().pledge()),
            },
            Order::Stand => TableOrder::Stand {},
            Order::Abandon => TableOrder::Abandon {},
            Order::Plan => {
                let plan = match luck.below(4) {
                    0 => SeatPlan::Bot { level: "greedy".to_owned() },
                    1 => SeatPlan::Locked,
                    _ => SeatPlan::Open,
                };
                TableOrder::Plan { seat: luck.below(5) as u8, plan }
            }
            Order::Host => TableOrder::Host { person: name(luck.below(PEOPLE)) },
            Order::Remove => TableOrder::Remove { person: name(luck.below(PEOPLE)) },
            Order::Close if luck.one_in(3) => TableOrder::Close {},
            Order::Start | Order::Close => TableOrder::Start {},
            Order::Pledge => TableOrder::Pledge { hash: self.contribution().pledge() },
            Order::Reveal if luck.one_in(4) => TableOrder::Reveal { value: "0".repeat(64) },
            Order::Reveal => TableOrder::Reveal { value: self.contribution().reveal() },
            Order::Pause => TableOrder::Pause {},
            Order::Resume => TableOrder::Resume {},
            Order::Vote => {
                let open = table.and_then(|table| table.vote.as_ref()).map_or(1, |vote| vote.id);
                TableOrder::Vote { vote: open, yes: !luck.one_in(4) }
            }
            Order::Rematch => TableOrder::Rematch { yes: !luck.one_in(4) },
        }
    }
}

/// The id of a person by number.
pub(super) fn name(number: usize) -> String {
    ["ann", "ben", "cy", "dee", "eve"][number].to_owned()
}
