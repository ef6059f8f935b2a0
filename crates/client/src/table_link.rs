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

/// How long [`TableLink::close`] waits for the thread to end.
const FAREWELL: Duration = Duration::from_secs(2);

/// A table being watched or played at. [`Event`]s report what happens. The methods give orders and return at once, with
/// the id of the order; its answer ([`Event::Done`], [`Event::Refused`] or [`Event::Hint`]) comes even if the connection
/// is lost meanwhile. After [`Event::Closed`] there are no more answers.
///
/// Dropping it ends the connection but keeps the seat. After the grace period a bot plays for this person if others
/// are waiting; otherwise an untimed game waits.
#[derive(Debug)]
pub struct TableLink {
    id: String,
    commands: Sender<Command>,
    /// Closed when the thread has ended.
    ended: Receiver<()>,
    /// The prefix of the ids of orders, unique for each table and program.
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
        // A program that has dropped the receiver may still play.
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
        // If the thread has ended, the last event has said so.
        let _ = self.commands.send(Command::Order(id.clone(), order));
        id
    }

    /// Takes one action chosen in this scene; see [`TableLink::moves`].
    pub fn act(&self, scene: &Scene, action: &Value) -> OrderId {
        self.moves(scene, std::slice::from_ref(action))
    }

    /// Makes a move of several actions chosen in this scene: all of them, or none. The server refuses it if this seat
    /// has acted since or a move was taken back, so one decision is never carried out twice. An action that reveals
    /// something to this player must be the last.
    pub fn moves(&self, scene: &Scene, actions: &[Value]) -> OrderId {
        let (match_id, actions) = (scene.match_id.clone(), actions.to_vec());
        self.order(TableOrder::Moves { match_id, base: scene.seq, actions })
    }

    /// Asks to take back this player's last move; see [`Event::Done`].
    pub fn undo(&self, scene: &Scene) -> OrderId {
        self.order(TableOrder::Undo { match_id: scene.match_id.clone(), base: scene.seq })
    }

    /// Asks for a hint; answered with [`Event::Hint`].
    pub fn hint(&self, scene: &Scene) -> OrderId {
        self.order(TableOrder::Hint { match_id: scene.match_id.clone(), base: scene.seq })
    }

    /// Asks for the steps of this scene's match before a number, latest first; answered with [`Event::History`]. A
    /// request is not repeated after the connection is lost: ask again after the next scene that does not follow the
    /// last one.
    pub fn history(&self, scene: &Scene, before: u64) {
        let _ = self.commands.send(Command::History { match_id: scene.match_id.clone(), before });
    }

    /// Votes.
    pub fn vote(&self, vote: u64, yes: bool) -> OrderId {
        self.order(TableOrder::Vote { vote, yes })
    }

    /// Takes this seat, or the first open one; during a game, takes over this player's own seat from the bot.
    pub fn sit(&self, seat: Option<u8>) -> OrderId {
        self.order(TableOrder::Sit { seat, pledge: None })
    }

    /// Leaves the seat. During a game a bot plays on until this player takes over again.
    pub fn stand(&self) -> OrderId {
        self.order(TableOrder::Stand {})
    }

    /// Host, before the start: opens a seat, locks it, or seats a bot.
    pub fn plan(&self, seat: u8, plan: SeatPlan) -> OrderId {
        self.order(TableOrder::Plan { seat, plan })
    }

    /// Host: removes a person for good.
    pub fn remove(&self, person: &str) -> OrderId {
        self.order(TableOrder::Remove { person: person.to_owned() })
    }

    /// Host: makes another player the host.
    pub fn hand_over(&self, person: &str) -> OrderId {
        self.order(TableOrder::Host { person: person.to_owned() })
    }

    /// Host: deals the cards.
    pub fn start(&self) -> OrderId {
        self.order(TableOrder::Start {})
    }

    /// After the game: agrees to a rematch, or does not.
    pub fn rematch(&self, yes: bool) -> OrderId {
        self.order(TableOrder::Rematch { yes })
    }

    /// Asks the others to pause the game.
    pub fn pause(&self) -> OrderId {
        self.order(TableOrder::Pause {})
    }

    /// Resumes a paused game.
    pub fn resume(&self) -> OrderId {
        self.order(TableOrder::Resume {})
    }

    /// Writes a line of chat.
    pub fn say(&self, text: &str) -> OrderId {
        self.order(TableOrder::Say { text: text.to_owned() })
    }

    /// Sends a reaction, one of those the server lists.
    pub fn react(&self, reaction: &str) -> OrderId {
        self.order(TableOrder::React { reaction: reaction.to_owned() })
    }

    /// For spectators, if the table allows it: watches with the knowledge of this seat, or with a spectator's.
    pub fn shoulder(&self, seat: Option<u8>) {
        let _ = self.commands.send(Command::Shoulder(seat));
    }

    /// Ends the connection. Sends earlier orders first, if connected, but does not wait for their answers.
    pub fn close(self) {
        drop(self.commands);
        // The end of the thread closes the channel.
        let _ = self.ended.recv_timeout(FAREWELL);
    }
}
