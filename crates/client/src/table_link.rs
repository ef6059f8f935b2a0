//! A table being watched or played at.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use cardinal_engine::Contribution;
use cardinal_protocol::{SeatPlan, TableOrder};
use serde_json::Value;

use crate::contributions::Contributions;
use crate::keeper::{Command, Keeper};
use crate::{Event, OrderId, Scene, Server, random, table_id};

/// How long [`TableLink::close`] waits for the farewell.
const FAREWELL: Duration = Duration::from_secs(2);

/// A table being watched or played at. What happens comes out as [`Event`]s; whatever is wanted goes in by the methods,
/// which return at once. Each gives the id under which the answer ([`Event::Done`], [`Event::Refused`] or
/// [`Event::Hint`]) will come, however often the connection is lost meanwhile. After [`Event::Closed`] nothing is
/// answered any more.
///
/// Dropping it ends the connection; the seat stays. After the grace period a bot sits in while others wait; where nobody
/// does, an untimed game stands still.
#[derive(Debug)]
pub struct TableLink {
    id: String,
    commands: Sender<Command>,
    /// Closed when the thread has ended.
    ended: Receiver<()>,
    /// What the ids of orders begin with; another one for each connection of each program.
    prefix: u64,
    orders: AtomicU64,
}

impl TableLink {
    pub(crate) fn at(
        server: &Server,
        token: Option<&str>,
        table: &str,
        pledged: Option<Contribution>,
    ) -> (Self, Receiver<Event>) {
        let (sender, events) = channel();
        // A program that does not listen any more may still play.
        let table = Self::with_sink(server, token, table, pledged, move |event| drop(sender.send(event)));
        (table, events)
    }

    pub(crate) fn with_sink(
        server: &Server,
        token: Option<&str>,
        table: &str,
        pledged: Option<Contribution>,
        sink: impl FnMut(Event) + Send + 'static,
    ) -> Self {
        let id = table_id(table).to_owned();
        let (commands, inbox) = channel();
        let (ending, ended) = channel();
        let (address, token) = (server.address().clone(), token.map(str::to_owned));
        let keeper = Keeper::new(address, token, id.clone(), inbox, Contributions::with(pledged), sink);
        std::thread::spawn(move || {
            let _ending: Sender<()> = ending;
            keeper.run();
        });
        Self { id, commands, ended, prefix: random::number(), orders: AtomicU64::new(0) }
    }

    /// The table's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Gives any order.
    pub fn order(&self, order: TableOrder) -> OrderId {
        let number = self.orders.fetch_add(1, Ordering::Relaxed);
        let id = OrderId(format!("{:016x}-{number}", self.prefix));
        // Where the thread has ended, the last event has told it.
        let _ = self.commands.send(Command::Order(id.clone(), order));
        id
    }

    /// Takes one action that was decided on in this scene; see [`TableLink::moves`].
    pub fn act(&self, scene: &Scene, action: &Value) -> OrderId {
        self.moves(scene, std::slice::from_ref(action))
    }

    /// Makes a move of several actions that was decided on in this scene: all of them, or none. The server takes it
    /// unless this seat has acted since, or something was taken back; so one decision is never carried out twice. An
    /// action that shows this player something new must be the last.
    pub fn moves(&self, scene: &Scene, actions: &[Value]) -> OrderId {
        let (match_id, actions) = (scene.match_id.clone(), actions.to_vec());
        self.order(TableOrder::Moves { match_id, base: scene.seq, actions })
    }

    /// Asks to take one's last move back; see [`Event::Done`].
    pub fn undo(&self, scene: &Scene) -> OrderId {
        self.order(TableOrder::Undo { match_id: scene.match_id.clone(), base: scene.seq })
    }

    /// Asks a bot for advice; answered with [`Event::Hint`].
    pub fn hint(&self, scene: &Scene) -> OrderId {
        self.order(TableOrder::Hint { match_id: scene.match_id.clone(), base: scene.seq })
    }

    /// Asks for the steps of this scene's match before a number, the latest first to come; answered with
    /// [`Event::History`]. A request on its way when the connection is lost is not repeated: ask again after the next
    /// scene that does not follow the last one.
    pub fn history(&self, scene: &Scene, before: u64) {
        let _ = self.commands.send(Command::History { match_id: scene.match_id.clone(), before });
    }

    /// Answers what the people at the table are asked.
    pub fn vote(&self, vote: u64, yes: bool) -> OrderId {
        self.order(TableOrder::Vote { vote, yes })
    }

    /// Sits down on this seat, or on the first free one; during a game, takes one's own seat back.
    pub fn sit(&self, seat: Option<u8>) -> OrderId {
        self.order(TableOrder::Sit { seat, pledge: None })
    }

    /// Gets up. During a game this resigns: a bot plays on, until one sits down again.
    pub fn stand(&self) -> OrderId {
        self.order(TableOrder::Stand {})
    }

    /// Host, before the start: opens a seat, locks it, or seats a bot.
    pub fn plan(&self, seat: u8, plan: SeatPlan) -> OrderId {
        self.order(TableOrder::Plan { seat, plan })
    }

    /// Host: removes a person, who is not admitted again.
    pub fn remove(&self, person: &str) -> OrderId {
        self.order(TableOrder::Remove { person: person.to_owned() })
    }

    /// Host: hands the table over to a person who sits at it.
    pub fn hand_over(&self, person: &str) -> OrderId {
        self.order(TableOrder::Host { person: person.to_owned() })
    }

    /// Host: deals the cards.
    pub fn start(&self) -> OrderId {
        self.order(TableOrder::Start {})
    }

    /// After the end: would play again, or would not.
    pub fn rematch(&self, yes: bool) -> OrderId {
        self.order(TableOrder::Rematch { yes })
    }

    /// Asks the others to let the game rest.
    pub fn pause(&self) -> OrderId {
        self.order(TableOrder::Pause {})
    }

    /// Goes on after a rest.
    pub fn resume(&self) -> OrderId {
        self.order(TableOrder::Resume {})
    }

    /// Says something.
    pub fn say(&self, text: &str) -> OrderId {
        self.order(TableOrder::Say { text: text.to_owned() })
    }

    /// Shows a reaction; the server lists them.
    pub fn react(&self, reaction: &str) -> OrderId {
        self.order(TableOrder::React { reaction: reaction.to_owned() })
    }

    /// For those who look on, where the table allows it: sees what this seat sees, or what everybody does.
    pub fn shoulder(&self, seat: Option<u8>) {
        let _ = self.commands.send(Command::Shoulder(seat));
    }

    /// Ends the connection. Orders given before go out first, if there is a connection, but their answers are not
    /// waited for.
    pub fn close(self) {
        drop(self.commands);
        // The end of the thread closes the channel.
        let _ = self.ended.recv_timeout(FAREWELL);
    }
}
