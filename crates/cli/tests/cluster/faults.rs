//! During play, nodes are killed, frozen, and replaced one by one; NATS and PostgreSQL stop and start; messages are lost
//! and delayed. Nothing acknowledged may be lost or doubled, and every game ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use cardinal_rig::{Nats, Postgres};
use sqlx::AnyPool;
use tokio::time::sleep;

use crate::check;
use crate::node::Node;
use crate::proxy::{self, Weather};
use crate::steadfast::{Steadfast, persist};

/// What can go wrong.
const FAULTS: [&str; 6] = ["kill", "stop", "nats", "postgres", "messages", "restart"];

/// The time to recover between two faults.
const CALM: Duration = Duration::from_secs(4);

fn setting(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|value| value.parse().ok()).unwrap_or(usual)
}

struct Trial {
    postgres: Postgres,
    nats: Nats,
    nodes: Vec<Node>,
    weather: Arc<Weather>,
    pool: AnyPool,
    /// How long tables were without a node after one was killed or frozen.
    takeovers: Vec<Duration>,
}

impl Trial {
    async fn start() -> Self {
        let (postgres, nats) = (Postgres::start(), Nats::start());
        let weather = Arc::new(Weather::default());
        let mut nodes = Vec::new();
        for name in ["ann", "ben", "cem"] {
            let road = proxy::start(nats.port(), Arc::clone(&weather)).await;
            let database = postgres.url();
            let node = tokio::task::spawn_blocking(move || Node::start(name, &database, &road));
            nodes.push(node.await.expect("it starts"));
        }
        let pool = check::open(&postgres.url()).await;
        Self { postgres, nats, nodes, weather, pool, takeovers: Vec::new() }
    }

    /// Waits until every table runs on another node than this one; returns how long that took.
    async fn taken_over(&self, name: &str) -> Duration {
        let start = Instant::now();
        loop {
            let row = sqlx::query("SELECT id FROM nodes WHERE name = $1").bind(name.to_owned());
            let gone = matches!(row.fetch_optional(&self.pool).await, Ok(None));
            if gone && check::orphans(&self.pool).await == Some(0) {
                return start.elapsed();
            }
            assert!(start.elapsed() < Duration::from_mins(2), "no node takes over the tables of {name}");
            sleep(Duration::from_millis(25)).await;
        }
    }

    async fn strike(&mut self, fault: &str, round: usize) {
        let at = round % self.nodes.len();
        match fault {
            "kill" => {
                self.nodes[at].signal("-KILL");
                self.nodes[at].wait();
                let took = self.taken_over(&self.nodes[at].name).await;
                self.takeovers.push(took);
                self.nodes[at].restart();
            }
            "stop" => {
                self.nodes[at].signal("-STOP");
                let took = self.taken_over(&self.nodes[at].name).await;
                self.takeovers.push(took);
                sleep(Duration::from_secs(1)).await;
                self.nodes[at].signal("-CONT");
            }
            "nats" => {
                self.nats.stop();
                sleep(Duration::from_secs(2)).await;
                self.nats.resume();
            }
            "postgres" => {
                self.postgres.stop();
                sleep(Duration::from_secs(1)).await;
                self.postgres.resume();
            }
            "messages" => {
                self.weather.lost.store(20, Ordering::Relaxed);
                self.weather.delay.store(100 + 40 * (round as u32 % 5), Ordering::Relaxed);
                sleep(Duration::from_secs(4)).await;
                self.weather.lost.store(0, Ordering::Relaxed);
                self.weather.delay.store(0, Ordering::Relaxed);
            }
            "restart" => {
                self.nodes[at].signal("-TERM");
                assert_eq!(self.nodes[at].wait(), Some(0), "it drains and ends well");
                self.nodes[at].restart();
            }
            other => panic!("there is no fault {other}"),
        }
    }
}

#[test]
#[ignore = "takes minutes; run by cargo xtask cluster-test"]
fn no_fault_loses_anything_acknowledged() {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("there are threads").block_on(trial());
}

async fn trial() {
    let tables = setting("CARDINAL_CLUSTER_TABLES", 12);
    let rounds = setting("CARDINAL_CLUSTER_ROUNDS", 1);
    let only = std::env::var("CARDINAL_CLUSTER_FAULTS").ok();
    let wanted = |fault: &str| only.as_ref().is_none_or(|only| only.split(',').any(|name| name == fault));
    let mut trial = Trial::start().await;
    let plan = Steadfast {
        nodes: trial.nodes.iter().map(Node::address).collect(),
        tables,
        games: cardinal_games::all().iter().map(|game| game.info().id.to_owned()).collect(),
        pause: Duration::from_millis(setting("CARDINAL_CLUSTER_PAUSE", 150) as u64),
        seed: 7,
    };
    let stop = Arc::new(AtomicBool::new(false));
    let playing = {
        let (plan, stop) = (plan.clone(), Arc::clone(&stop));
        tokio::spawn(async move { persist(&plan, stop).await })
    };
    let started = "SELECT COUNT(*) FROM matches";
    while check::number(&trial.pool, started).await.unwrap_or(0) < tables as i64 {
        assert!(!playing.is_finished(), "all clients take their seats: {:?}", playing.await);
        sleep(Duration::from_millis(100)).await;
    }
    let begun = Instant::now();
    for round in 0..rounds {
        for fault in FAULTS.into_iter().filter(|fault| wanted(fault)) {
            sleep(CALM).await;
            let since = Instant::now();
            trial.strike(fault, round).await;
            let inputs = check::number(&trial.pool, "SELECT COUNT(*) FROM match_log").await;
            println!(
                "round {round}: {fault} took {:.1?}; {} inputs so far",
                since.elapsed(),
                inputs.unwrap_or(-1)
            );
        }
    }
    sleep(CALM).await;
    stop.store(true, Ordering::Relaxed);
    let memory = playing.await.expect("clients do not panic").expect("clients play");
    let (matches, moves) = check::all(&trial.pool, &memory).await;
    let seconds = begun.elapsed().as_secs();
    trial.takeovers.sort();
    println!(
        "{tables} tables, {rounds} times {} faults in {seconds} s: {matches} matches ended and verified, {moves} \
         acknowledged moves all there once; clients came back {} times and repeated {} orders; {} messages lost on \
         purpose; tables without a node: median {:?}, longest {:?}",
        FAULTS.into_iter().filter(|fault| wanted(fault)).count(),
        memory.returns,
        memory.repeats,
        trial.weather.total.load(Ordering::Relaxed),
        trial.takeovers.get(trial.takeovers.len() / 2),
        trial.takeovers.last(),
    );
}
