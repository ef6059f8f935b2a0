//! The figures of a load test.

use std::collections::BTreeMap;
use std::fmt;

use serde::Serialize;

use crate::latency::Waits;

/// The figures of a load test.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The version of the program.
    pub version: &'static str,
    /// The number of tables.
    pub tables: usize,
    /// The number of live sockets.
    pub sockets: usize,
    /// The games at the tables.
    pub games: Vec<String>,
    /// Moves per second that were due.
    pub rate: f64,
    /// Moves that were due.
    pub planned: u64,
    /// Moves made, each acknowledged and delivered to all four sockets.
    pub moves: u64,
    /// From the first moment to the last delivery.
    pub seconds: f64,
    /// Moves per second that were made.
    pub moves_per_second: f64,
    /// Updates with steps, over all sockets.
    pub deliveries: u64,
    /// Numbers of all matches: moves, and the shuffles they caused.
    pub numbers: u64,
    /// Matches begun, and matches played to the end.
    pub matches: (u64, u64),
    /// From the moment a move was due to its last delivery, in milliseconds.
    pub wait_ms: Waits,
    /// Errors, by code.
    pub errors: BTreeMap<String, u64>,
    /// Memory of the server; `null` if unknown.
    pub memory: Option<Memory>,
    /// Cores that the server used on average; `null` if unknown.
    pub server_cores: Option<f64>,
    /// Cores that the clients used.
    pub client_cores: Option<f64>,
    /// Microseconds of processor time that the server used for a move: to take it, store it and deliver it.
    pub server_us_per_move: Option<f64>,
    /// Microseconds of processor time that the four clients of a table used for a move.
    pub client_us_per_move: Option<f64>,
    /// The load average of the machine at the end.
    pub load_average: Option<f64>,
}

/// Memory of the server in kilobytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Memory {
    /// Before the first client.
    pub before: u64,
    /// With all sockets open, before any table.
    pub with_sockets: u64,
    /// With all games begun.
    pub with_tables: u64,
    /// After the last move.
    pub after: u64,
    /// For each socket.
    pub a_socket: u64,
    /// For each table, without its sockets.
    pub a_table: u64,
}

impl Memory {
    pub(crate) fn new(stages: [u64; 4], tables: usize, sockets: usize) -> Self {
        let [before, with_sockets, with_tables, after] = stages;
        let each = |more: u64, less: u64, count: usize| more.saturating_sub(less) / count.max(1) as u64;
        Self {
            before,
            with_sockets,
            with_tables,
            after,
            a_socket: each(with_sockets, before, sockets),
            a_table: each(with_tables, with_sockets, tables),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Waits { p50, p95, p99, max, mean } = self.wait_ms;
        writeln!(f, "tables     {} with four sockets each: {}", self.tables, self.games.join(", "))?;
        writeln!(
            f,
            "moves      {} of {} in {:.1} s: {:.0} per second ({:.0} were due)",
            self.moves, self.planned, self.seconds, self.moves_per_second, self.rate
        )?;
        writeln!(
            f,
            "delivered  {} messages; {} of {} matches finished",
            self.deliveries, self.matches.1, self.matches.0
        )?;
        writeln!(
            f,
            "wait (ms)  p50 {p50:.1}, p95 {p95:.1}, p99 {p99:.1}, max {max:.1}, mean {mean:.1}: from when a move is due to its last delivery"
        )?;
        if let Some(memory) = self.memory {
            writeln!(
                f,
                "memory     {} KB at the start, {} KB per socket, {} KB per table, {} KB at the end",
                memory.before, memory.a_socket, memory.a_table, memory.after
            )?;
        }
        if let (Some(server), Some(clients)) = (self.server_cores, self.client_cores) {
            writeln!(f, "cpu        {server:.2} cores for the server, {clients:.2} for the clients")?;
        }
        if let (Some(server), Some(clients)) = (self.server_us_per_move, self.client_us_per_move) {
            writeln!(
                f,
                "per move   {server:.0} µs of CPU time on the server, {clients:.0} µs in the clients"
            )?;
        }
        if let Some(load) = self.load_average {
            writeln!(f, "machine    load average {load:.2}")?;
        }
        for (code, count) in &self.errors {
            writeln!(f, "errors     {count} × {code}")?;
        }
        Ok(())
    }
}
