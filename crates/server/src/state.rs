//! What all parts of a server share.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Weak};
use std::time::Duration;

use cardinal_store::Store;
use tokio::sync::{Mutex, Notify, Semaphore};
use tokio_util::task::TaskTracker;

use crate::bans::Bans;
use crate::clock::Alarm;
use crate::cluster::{self, Cluster, Link, Member};
use crate::crowd::Crowd;
use crate::door::Door;
use crate::hosts::Hosts;
use crate::http::Replays;
use crate::ids::now;
use crate::limits::Limits;
use crate::lobby::Lobby;
use crate::news::Follower;
use crate::people::{Guesses, Passwords};
use crate::ratings::Ratings;
use crate::sockets::Sockets;
use crate::sweep::Date;
use crate::table::Frame;
use crate::tables::Tables;
use crate::thoughts::Thoughts;
use crate::{Config, ServeError};

/// How often the server checks that the sessions of open sockets still exist, in milliseconds.
const SESSIONS: u64 = 60_000;

/// How many replays are computed at a time.
const REPLAYS: usize = 2;

/// What all parts of a server share.
pub(crate) struct Shared {
    pub(crate) config: Config,
    pub(crate) store: Store,
    /// A second connection pool for lists and statistics, so that they do not slow down play.
    pub(crate) history: Store,
    /// This node among others, if there are any.
    pub(crate) cluster: Cluster,
    pub(crate) sockets: Sockets,
    pub(crate) lobby: Lobby,
    pub(crate) tables: Tables,
    pub(crate) thoughts: Thoughts,
    pub(crate) crowd: Crowd,
    pub(crate) passwords: Passwords,
    pub(crate) guesses: Guesses,
    pub(crate) bans: Bans,
    pub(crate) door: Arc<Door>,
    pub(crate) hosts: Hosts,
    pub(crate) ratings: Ratings,
    /// Held while a replay is computed.
    pub(crate) replays: Arc<Semaphore>,
    pub(crate) shown_replays: Replays,
    pub(crate) date: Date,
    pub(crate) limits: Limits,
    pub(crate) bundle: String,
    /// Held while people are matched, so that two who want the same game find each other; the table opened last
    /// for each game and number of seats.
    pub(crate) matchmaking: Mutex<HashMap<(String, u8), String>>,
    /// The open sockets, which a stopping server waits for: axum does not wait for upgraded connections.
    pub(crate) connected: TaskTracker,
    draining: AtomicBool,
    drained: AtomicBool,
    farewell: Notify,
    next_socket: AtomicU64,
}

/// A server, ready to be asked; see [`crate::app`].
#[derive(Clone)]
pub struct State(pub(crate) Arc<Shared>);

impl std::fmt::Debug for State {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("State(…)")
    }
}

impl State {
    /// A server on this store. Games in progress resume at once.
    pub async fn new(config: Config, store: Store) -> Result<Self, ServeError> {
        let link = match &config.nats {
            Some(url) if store.shared() => Some(Link::connect(url, &store).await?),
            Some(_) => {
                return Err(ServeError::Several("several nodes need PostgreSQL; name it with --database"));
            }
            None => None,
        };
        Self::linked(config, store, link).await
    }

    /// A server on this store that reaches other nodes over this link, if there is one.
    pub(crate) async fn linked(config: Config, store: Store, link: Option<Link>) -> Result<Self, ServeError> {
        let cluster = join(&config, &store, link).await?;
        let shared = Arc::new(Shared {
            thoughts: Thoughts::new(config.bot_threads),
            crowd: Crowd::default(),
            passwords: Passwords::new(2),
            guesses: Guesses::default(),
            bans: Bans::default(),
            door: Arc::new(Door::new(&config)),
            hosts: Hosts::new(&config),
            limits: Limits::new(&config),
            lobby: Lobby::new(),
            tables: Tables::default(),
            ratings: Ratings::default(),
            replays: Arc::new(Semaphore::new(REPLAYS)),
            shown_replays: Replays::default(),
            date: Date::default(),
            bundle: cardinal_assets::bundle(),
            matchmaking: Mutex::default(),
            sockets: Sockets::new(&config),
            history: store.history(),
            cluster,
            store,
            config,
            connected: TaskTracker::new(),
            draining: AtomicBool::new(false),
            drained: AtomicBool::new(false),
            farewell: Notify::new(),
            // The numbers of sockets are unique across nodes.
            next_socket: AtomicU64::new(u64::from_le_bytes(crate::ids::random::<8>()) & !0xFFFF_FFFF),
        });
        crate::ratings::introduce_bots(&shared.store).await?;
        crate::sweep::look_up_date(&shared).await?;
        let follower = Follower::new(&shared).await?;
        tokio::spawn(crate::sweep::sweep(Arc::downgrade(&shared)));
        tokio::spawn(check_sessions(Arc::downgrade(&shared)));
        cluster::take_part(&shared).await?;
        tokio::spawn(follower.follow());
        Ok(Self(shared))
    }

    /// Hands the tables over to other nodes, and asks clients to reconnect later: it accepts no new sockets, and
    /// closes the open ones with a message.
    pub async fn drain(&self) {
        self.0.draining.store(true, Ordering::SeqCst);
        let patience = Duration::from_secs(self.0.config.drain);
        if tokio::time::timeout(patience, cluster::hand_over(&self.0)).await.is_err() {
            tracing::warn!(
                "some tables could not be handed over in time; other nodes take them when the lease expires"
            );
        }
        self.0.drained.store(true, Ordering::SeqCst);
        self.0.farewell.notify_waiters();
    }

    /// Returns when every open socket is closed.
    pub(crate) async fn deserted(&self) {
        self.0.connected.close();
        self.0.connected.wait().await;
    }

    /// Ends the lease of this node, so that the others need not wait for it to expire.
    pub async fn release(&self) {
        let cluster = &self.0.cluster;
        if let Err(error) = cluster.member.leave(&self.0.store).await {
            tracing::warn!(%error, "could not end the lease; other nodes wait until it expires");
        }
        let node = cluster.member.id().to_string();
        cluster.say_all(&cluster::NodeMessage::Gone { node }, "");
        if let Some(link) = &cluster.link {
            link.flush().await;
        }
    }

    /// Returns when another process has taken the name of this node.
    pub(crate) async fn replaced(&self) {
        self.0.cluster.member.replaced.notified().await;
    }
}

/// Closes the sockets of sessions that have ended, for as long as the server runs.
async fn check_sessions(shared: Weak<Shared>) {
    let (mut alarm, mut due) = (Alarm::new(), now() + SESSIONS);
    loop {
        alarm.ring(due.saturating_sub(now())).await;
        let Some(shared) = shared.upgrade() else { return };
        if now() < due {
            continue;
        }
        due = now() + SESSIONS;
        if let Err(error) = shared.sockets.check(&shared.store).await {
            tracing::debug!(%error, "could not check the sessions of open sockets; retrying later");
        }
    }
}

/// Joins the other nodes, where there can be any.
async fn join(config: &Config, store: &Store, link: Option<Link>) -> Result<Cluster, ServeError> {
    if !store.shared() {
        return Ok(Cluster::new(Member::only(&config.node_name()), None));
    }
    let member = Member::join(store, &config.node_name()).await?;
    if link.is_none() && member.living().len() > 1 {
        member.leave(store).await?;
        let why = "other nodes run on this database; name the NATS server they use with --nats";
        return Err(ServeError::Several(why));
    }
    Ok(Cluster::new(member, link))
}

impl Shared {
    /// Whether the server is shutting down.
    pub(crate) fn draining(&self) -> bool {
        self.draining.load(Ordering::SeqCst)
    }

    /// Returns when the server is shutting down and other nodes have its tables.
    pub(crate) async fn drained(&self) {
        let notified = self.farewell.notified();
        if !self.drained.load(Ordering::SeqCst) {
            notified.await;
        }
    }

    /// Sends a frame to all sockets of a person, on every node.
    pub(crate) fn tell_person(&self, id: &str, frame: &Frame) {
        self.sockets.send(id, frame);
        self.cluster
            .say_all(&cluster::NodeMessage::Person { id: id.to_owned(), kind: frame.kind() }, frame.text());
    }

    /// A number that tells sockets apart.
    pub(crate) fn socket(&self) -> u64 {
        self.next_socket.fetch_add(1, Ordering::Relaxed)
    }
}
