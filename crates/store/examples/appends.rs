//! What storing a move costs: `appends [RATE [TABLES [SECONDS]]]` lets many tables append to their logs at a given rate
//! and prints the processor time per append, the commits and how long an append waits. Linux only.
//!
//! A first run in which the tables do everything but store says what the measuring itself costs; it is subtracted. The
//! database is a new file below `TMPDIR`.

use std::sync::Arc;
use std::time::Duration;

use cardinal_store::{Durability, LogRow, Store, Write};
use tokio::time::{Instant, sleep_until};

/// After this number of moves a table starts its next match.
const MATCH: u64 = 100;

fn main() {
    let argument = |at, default| {
        std::env::args()
            .nth(at)
            .map_or(default, |text| text.parse().expect("RATE, TABLES and SECONDS are numbers"))
    };
    let load = Load { rate: argument(1, 6000), tables: argument(2, 500), seconds: argument(3, 10) };
    let runtime = tokio::runtime::Runtime::new().expect("a runtime starts");
    runtime.block_on(report(load));
}

async fn report(load: Load) {
    let nothing = load.run(None).await;
    println!("| commits are | appends/s | commits/s | CPU µs per append | of it SQLite | p50 | p99 |");
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    let mut open = Vec::new();
    for (name, durability) in [("flushed", Durability::Machine), ("not flushed", Durability::Program)] {
        let folder = tempfile::tempdir().expect("there is room for a directory");
        let file = folder.path().join("appends.sqlite3");
        let store = Store::open_file(&file, durability).await.expect("the database opens");
        let before = store.commits();
        let run = load.run(Some(&store)).await;
        let commits = (store.commits() - before) as f64 / run.seconds;
        let each = |nanoseconds: u64| nanoseconds as f64 / 1000.0 / run.waits.len() as f64;
        println!(
            "| {name} | {:.0} | {commits:.0} | {:.1} | {:.1} | {:.1} ms | {:.1} ms |",
            run.waits.len() as f64 / run.seconds,
            each(run.cpu.saturating_sub(nothing.cpu)),
            each(run.sqlite),
            run.wait(0.5),
            run.wait(0.99),
        );
        // A thread that ended would take its processor time with it.
        open.push(store);
    }
}

/// How many moves a second, of how many tables, for how long.
#[derive(Clone, Copy)]
struct Load {
    rate: u64,
    tables: u64,
    seconds: u64,
}

/// What was measured; processor times in nanoseconds.
struct Run {
    seconds: f64,
    cpu: u64,
    sqlite: u64,
    waits: Vec<Duration>,
}

impl Run {
    /// How long an append waits, in milliseconds, at this quantile.
    fn wait(&self, quantile: f64) -> f64 {
        self.waits[((self.waits.len() - 1) as f64 * quantile) as usize].as_secs_f64() * 1e3
    }
}

impl Load {
    async fn run(self, store: Option<&Store>) -> Run {
        let (start, before) = (Instant::now(), (cpu(""), cpu("sql")));
        let tables: Vec<_> =
            (0..self.tables).map(|table| tokio::spawn(self.play(table, start, store.cloned()))).collect();
        let mut waits = Vec::new();
        for table in tables {
            waits.extend(table.await.expect("every append is stored"));
        }
        waits.sort_unstable();
        let seconds = start.elapsed().as_secs_f64();
        Run { seconds, cpu: cpu("") - before.0, sqlite: cpu("sql") - before.1, waits }
    }

    /// One table: its moves are due at even intervals, whether or not the last one waited.
    async fn play(self, table: u64, start: Instant, store: Option<Store>) -> Vec<Duration> {
        let interval = Duration::from_secs_f64(self.tables as f64 / self.rate as f64);
        let first = start + interval.mul_f64(table as f64 / self.tables as f64);
        let moves = self.seconds * self.rate / self.tables;
        let mut waits = Vec::with_capacity(moves as usize);
        let (mut id, mut seq): (Arc<str>, u64) = ("".into(), 0);
        for number in 0..moves {
            if number % MATCH == 0 {
                // Spread over the index as random ids are.
                let random = (table << 32 | number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                (id, seq) = (format!("{random:016x}{table:08x}").into(), 0);
            }
            sleep_until(first + interval * number as u32).await;
            let begin = Instant::now();
            // Every third move is followed by a draw of chance.
            let rows: Vec<LogRow> =
                (1..=1 + u64::from(number % 3 == 0)).map(|next| row(seq + next)).collect();
            seq += rows.len() as u64;
            let write = Write::append(&id, &rows);
            if let Some(store) = &store {
                store.write(write).await.expect("nothing stands in its way");
            }
            waits.push(begin.elapsed());
        }
        waits
    }
}

/// A row as long as those of the games are on average.
fn row(seq: u64) -> LogRow {
    LogRow {
        seq,
        at: 1_780_000_000_000 + seq,
        body: format!("{{\"seat\":{},\"action\":{{\"do\":\"play\",\"cards\":[17,18,{seq}]}}}}", seq % 4),
        submission: Some(format!("{}:01JD{seq:012}", seq % 4)),
        clocks: "[{\"left\":298313},{\"left\":300000},{\"left\":281922},{\"left\":299001}]".to_owned(),
    }
}

/// The processor time of the threads whose names contain this, in nanoseconds.
fn cpu(name: &str) -> u64 {
    let tasks = std::fs::read_dir("/proc/self/task").expect("this is Linux");
    let read = |path: std::path::PathBuf| std::fs::read_to_string(path).unwrap_or_default();
    let paths = tasks.map(|task| task.expect("a running thread").path());
    let matching = paths.filter(|path| read(path.join("comm")).contains(name));
    let nanoseconds = |path: std::path::PathBuf| {
        read(path.join("schedstat")).split(' ').next().and_then(|first| first.parse().ok())
    };
    matching.map(|path| nanoseconds(path).unwrap_or(0u64)).sum()
}
