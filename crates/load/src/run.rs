//! Running a load test.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::time::Duration;

use cardinal_client::{Server, Session};
use cardinal_engine::Contribution;
use cardinal_protocol::{SeatPlan, TableSetup};
use futures_util::{StreamExt, TryStreamExt, stream};
use tokio::time::Instant;

use crate::latency::Waits;
use crate::plan::SEATS;
use crate::requests::{asked, servers};
use crate::sockets::{Socket, connect};
use crate::table::{LoadedTable, Tally};
use crate::{LoadError, Memory, Plan, Report, process};

/// How many guests or tables are created at once.
const PARALLEL: usize = 32;

/// Runs a load test and returns its report.
///
/// Boxed, so that it is compiled and optimized in this crate and not in the one that awaits it.
pub fn run(plan: &Plan) -> Pin<Box<dyn Future<Output = Result<Report, LoadError>> + '_>> {
    Box::pin(execute(plan))
}

async fn execute(plan: &Plan) -> Result<Report, LoadError> {
    plan.check()?;
    let all_of = |measure: fn(u32) -> Option<f64>| {
        let parts: Option<Vec<f64>> = plan.processes.iter().map(|process| measure(*process)).collect();
        parts.filter(|parts| !parts.is_empty()).map(|parts| parts.iter().sum::<f64>())
    };
    let memory =
        || all_of(|process| process::memory(process).map(|size| size as f64)).map(|size| size as u64);
    let before = memory();
    let nodes = servers(&plan.addresses).await?;
    let sockets: Vec<(Session, Socket)> = stream::iter(0..plan.tables * SEATS)
        .map(|number| guest(plan, &nodes[plan.node(number)], number))
        .buffered(PARALLEL)
        .try_collect()
        .await?;
    let with_sockets = memory();
    let mut tables = seat(plan, sockets).await?;
    let with_tables = memory();
    let (clients, server) = (process::time(std::process::id()), all_of(process::time));
    let start = Instant::now() + Duration::from_millis(200);
    let tasks: Vec<_> = (0..plan.tables as u64)
        .zip(tables.drain(..))
        .map(|(at, table)| {
            let numbers = (at..plan.moves()).step_by(plan.tables);
            tokio::spawn(table.play(numbers.map(|number| start + plan.due(number)).collect()))
        })
        .collect();
    let mut all = Total::default();
    for task in tasks {
        all.add(task.await.map_err(|error| LoadError::Stuck(error.to_string()))?);
    }
    let seconds = start.elapsed().as_secs_f64();
    let used = |before: Option<f64>, after: Option<f64>| Some(after? - before?);
    let (server, clients) =
        (used(server, all_of(process::time)), used(clients, process::time(std::process::id())));
    let cores = |used: Option<f64>| used.map(|used| used / seconds);
    let stages = [before, with_sockets, with_tables, memory()];
    let moves = all.waits.len() as u64;
    let micros = |used: Option<f64>| used.filter(|_| moves > 0).map(|used| used * 1e6 / moves as f64);
    Ok(Report {
        version: env!("CARGO_PKG_VERSION"),
        tables: plan.tables,
        sockets: plan.tables * SEATS,
        games: plan.games.clone(),
        rate: plan.rate,
        planned: plan.moves(),
        moves,
        seconds,
        moves_per_second: moves as f64 / seconds,
        deliveries: all.deliveries,
        numbers: all.numbers,
        matches: (all.begun, all.ended),
        wait_ms: Waits::of(all.waits),
        errors: all.errors,
        memory: (stages[0].is_some())
            .then(|| Memory::new(stages.map(Option::unwrap_or_default), plan.tables, plan.tables * SEATS)),
        server_cores: cores(server),
        client_cores: cores(clients),
        server_us_per_move: micros(server),
        client_us_per_move: micros(clients),
        load_average: process::load_average(),
    })
}

/// The sum over all tables.
#[derive(Default)]
struct Total {
    waits: Vec<Duration>,
    deliveries: u64,
    numbers: u64,
    begun: u64,
    ended: u64,
    errors: BTreeMap<String, u64>,
}

impl Total {
    fn add(&mut self, Tally { known, waits, ended }: Tally) {
        self.waits.extend(waits);
        self.deliveries += known.deliveries;
        self.numbers += known.numbers;
        self.begun += known.begun;
        self.ended += ended;
        for (code, count) in known.errors {
            *self.errors.entry(code).or_default() += count;
        }
    }
}

/// A guest with a socket.
async fn guest(plan: &Plan, server: &Server, number: usize) -> Result<(Session, Socket), LoadError> {
    let (server, name) = (server.clone(), format!("Guest {number}"));
    let session = asked(move || server.guest(Some(&name))).await?;
    let socket = connect(plan.address(number), session.token()).await?;
    Ok((session, socket))
}

/// Opens the tables and seats the clients.
async fn seat(plan: &Plan, sockets: Vec<(Session, Socket)>) -> Result<Vec<LoadedTable>, LoadError> {
    let mut groups: Vec<Vec<(Session, Socket)>> = Vec::new();
    for socket in sockets {
        match groups.last_mut().filter(|group| group.len() < SEATS) {
            Some(group) => group.push(socket),
            None => groups.push(vec![socket]),
        }
    }
    stream::iter(groups.into_iter().enumerate())
        .map(|(number, group)| async move {
            let game = &plan.games[number % plan.games.len()];
            let seed = plan.seed.wrapping_add(number as u64);
            // The host contributes to the shuffles, as people do; a pledge that is never revealed delays the deal.
            let contribution = Contribution::new(std::array::from_fn(|at| seed.to_le_bytes()[at % 8]));
            let setup = TableSetup {
                start_when_full: true,
                open: true,
                pledge: Some(contribution.pledge()),
                ..TableSetup::new(game, vec![SeatPlan::Open; SEATS])
            };
            let host = group[0].0.clone();
            let id = asked(move || host.open(&setup)).await?.table;
            let sockets = group.into_iter().map(|(_, socket)| socket).collect();
            let mut table = LoadedTable::new(id, game, sockets, seed);
            table.begin(&contribution.reveal()).await.map(|()| table)
        })
        .buffered(PARALLEL)
        .try_collect()
        .await
}
