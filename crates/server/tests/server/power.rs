//! The power goes: what was not flushed may be lost, in part or whole, and what was acknowledged is there all the same.
//!
//! strace notes what a server writes to its database, what it flushes, and when it answers. From that the files are made
//! as they could be after a power cut at any moment: with everything that was flushed by then, and with any part of what the
//! dice leave of the rest.

#![cfg(target_os = "linux")]

use std::collections::HashMap;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use cardinal_rig::Dice;
use cardinal_store::{Durability, Store};
use serde_json::{Value, json};

use crate::duel::Duel;
use crate::harness::Server;

/// How many moves are made.
const MOVES: usize = 30;
/// What a disk writes at once.
const SECTOR: usize = 512;

/// What happened to a file.
#[derive(Clone, Debug)]
enum Change {
    Write(usize, Vec<u8>),
    Truncate(usize),
}

/// What happened, in order.
#[derive(Clone, Debug)]
enum Event {
    Changed(String, Change),
    /// A flush began; later ones of the same file may not be part of it.
    Flushing(u64, String),
    /// It has ended.
    Flushed(u64),
    Removed(String),
    /// A move was acknowledged, which became this number.
    Acknowledged(u64),
}

/// The text of strace, whose strings are hexadecimal.
fn unhex(text: &str) -> Vec<u8> {
    let digits = text.split("\\x").filter_map(|digits| u8::from_str_radix(digits.get(..2)?, 16).ok());
    digits.collect()
}

/// The file of the database that a call is about, by its name.
fn database(call: &str) -> Option<String> {
    let start = call.find(['<', '"'])?;
    let path = call[start + 1..].split(['>', '"']).next()?;
    let path = String::from_utf8(unhex(path)).ok()?;
    let name = path.rsplit('/').next()?;
    (name.starts_with("cardinal.sqlite3") && !name.ends_with("-shm")).then(|| name.to_owned())
}

/// The last number in the arguments of a call.
fn last_number(call: &str) -> usize {
    let arguments = call.rsplit_once(") ").map_or(call, |(arguments, _)| arguments);
    let last = arguments.trim_end_matches(')').rsplit(", ").next().expect("a call has arguments");
    last.trim().parse().unwrap_or_else(|_| panic!("no number: {call}"))
}

/// Reads what strace has written.
fn events(trace: &str) -> Vec<Event> {
    let (mut events, mut unfinished) = (Vec::new(), HashMap::new());
    let mut flushes = 0;
    for line in trace.lines() {
        let Some((process, call)) = line.split_once(' ') else { continue };
        let call = call.trim();
        let (call, begins, ends) = if let Some(begun) = call.strip_suffix("<unfinished ...>") {
            unfinished.insert(process.to_owned(), begun.trim().to_owned());
            (begun.trim().to_owned(), true, false)
        } else if call.starts_with("<...") {
            let Some(begun) = unfinished.remove(process) else { continue };
            (begun, false, true)
        } else {
            (call.to_owned(), true, true)
        };
        let name = call.split('(').next().unwrap_or_default();
        match (name, database(&call)) {
            ("pwrite64", Some(file)) if ends => {
                let text = call.split('"').nth(1).expect("it writes something");
                let change = Change::Write(last_number(&call), unhex(text));
                events.push(Event::Changed(file, change));
            }
            ("ftruncate", Some(file)) if ends => {
                events.push(Event::Changed(file, Change::Truncate(last_number(&call))));
            }
            ("write" | "fallocate", Some(file)) if ends => panic!("{file} is written in another way: {name}"),
            ("fsync" | "fdatasync", Some(file)) => {
                if begins {
                    flushes += 1;
                    events.push(Event::Flushing(flushes, file));
                }
                if ends {
                    // Flushes come from one thread, the writer's, one after the other.
                    events.push(Event::Flushed(flushes));
                }
            }
            ("unlink", Some(file)) if ends => events.push(Event::Removed(file)),
            // As soon as it begins to be sent.
            ("write" | "writev" | "sendto" | "sendmsg", None) if begins => {
                let text = String::from_utf8_lossy(&unhex(&call)).into_owned();
                let done = text.split("{\"on\":\"done\"").skip(1);
                let numbers = done.filter_map(|rest| rest.split("\"seq\":").nth(1));
                let digits =
                    numbers.map(|rest| rest.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default());
                events.extend(digits.filter_map(|digits| digits.parse().ok()).map(Event::Acknowledged));
            }
            _ => {}
        }
    }
    events
}

/// A file on a disk that keeps things in memory.
#[derive(Clone, Debug, Default)]
struct File {
    flushed: Vec<u8>,
    waiting: Vec<Change>,
}

fn apply(bytes: &mut Vec<u8>, change: &Change) {
    match change {
        Change::Truncate(size) => bytes.resize(*size, 0),
        Change::Write(at, new) => {
            bytes.resize(bytes.len().max(at + new.len()), 0);
            bytes[*at..at + new.len()].copy_from_slice(new);
        }
    }
}

impl File {
    fn flush(&mut self, count: usize) {
        for change in self.waiting.drain(..count) {
            apply(&mut self.flushed, &change);
        }
    }

    /// What is left of it after a power cut.
    fn left(&self, dice: &mut Dice) -> Vec<u8> {
        let mut bytes = self.flushed.clone();
        for change in &self.waiting {
            match (dice.below(4), change) {
                (0 | 1, _) => {}
                // Torn in the middle.
                (2, Change::Write(at, new)) => {
                    let whole = new.len() / SECTOR * SECTOR;
                    apply(
                        &mut bytes,
                        &Change::Write(*at, new[..dice.below(whole / SECTOR + 1) * SECTOR].to_vec()),
                    );
                }
                _ => apply(&mut bytes, change),
            }
        }
        bytes
    }
}

/// Plays under strace; gives the match and what happened.
fn played(config: &Value) -> (String, Vec<Event>) {
    let folder = tempfile::tempdir().unwrap();
    let trace = folder.path().join("trace");
    let server = Server::launch(&folder.path().join("data"), |command| {
        let mut traced = Command::new(cardinal_rig::find("strace", "strace"));
        // As a grandchild, so that the server is the child that is killed.
        traced.args(["-D", "-f", "-y", "-xx", "-s", "1000000", "-qq", "-o"]).arg(&trace);
        traced.args([
            "-e",
            "trace=pwrite64,write,writev,sendto,sendmsg,fsync,fdatasync,ftruncate,fallocate,unlink",
        ]);
        traced.arg("--").arg(command.get_program()).args(command.get_args());
        let variables = command.get_envs().filter_map(|(name, value)| Some((name, value?)));
        traced.envs(variables).env("CARDINAL_TEST_CONFIG", config.to_string()).stdout(Stdio::piped());
        *command = traced;
    });
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let mut duel = Duel::begin(&server, "number-chain", [&ann, &ben]);
    for _ in 0..MOVES {
        assert_eq!(duel.step()["on"], "done");
    }
    let (match_id, process) = (duel.players[0].match_id.clone(), server.id());
    drop((duel, server));
    // strace ends a moment after the server.
    let whole = (0..1_000).find_map(|_| {
        let text = std::fs::read_to_string(&trace).unwrap();
        let over = |line: &str| {
            let (of, what) = line.split_once(' ').unwrap_or_default();
            of == process.to_string() && what.trim_start().starts_with("+++")
        };
        if text.lines().any(over) {
            return Some(text);
        }
        std::thread::sleep(Duration::from_millis(10));
        None
    });
    (match_id, events(&whole.expect("strace notes the end of the server")))
}

/// How many acknowledged moves are lost if the power goes after each event from the first acknowledged move on, at most.
fn lost(match_id: &str, events: &[Event]) -> u64 {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let (mut files, mut flushing): (HashMap<String, File>, HashMap<u64, (String, usize)>) =
        Default::default();
    let (mut dice, mut acknowledged, mut most, mut cuts) = (Dice(88_172_645_463_325_252), 0, 0, 0);
    for event in events {
        match event {
            Event::Changed(file, change) => {
                files.entry(file.clone()).or_default().waiting.push(change.clone());
            }
            Event::Flushing(number, file) => {
                let waiting = files.get(file).map_or(0, |file| file.waiting.len());
                flushing.insert(*number, (file.clone(), waiting));
            }
            Event::Flushed(number) => {
                let (file, count) = flushing.remove(number).expect("it has begun");
                files.entry(file).or_default().flush(count);
            }
            Event::Removed(file) => drop(files.remove(file)),
            Event::Acknowledged(number) => acknowledged = acknowledged.max(*number),
        }
        // After every answer, and now and then in between.
        let cut = matches!(event, Event::Acknowledged(_)) || (acknowledged > 0 && dice.below(4) == 0);
        if cut {
            cuts += 1;
            let folder = tempfile::tempdir().unwrap();
            for (name, file) in &files {
                std::fs::write(folder.path().join(name), file.left(&mut dice)).unwrap();
            }
            most =
                most.max(acknowledged - runtime.block_on(stored(folder.path(), match_id)).min(acknowledged));
        }
    }
    assert!(cuts > MOVES && acknowledged > MOVES as u64, "{cuts} cuts, {acknowledged} numbers");
    most
}

/// The last number of a match that is left.
async fn stored(folder: &Path, match_id: &str) -> u64 {
    let Ok(store) = Store::open_file(&folder.join("cardinal.sqlite3"), Durability::Machine).await else {
        return 0;
    };
    let rows = store.log(match_id).await.unwrap_or_default();
    let whole = rows.iter().zip(1_u64..).all(|(row, number)| row.seq == number);
    if whole { rows.len() as u64 } else { 0 }
}

#[test]
fn a_power_cut_loses_nothing_that_was_acknowledged() {
    let (match_id, events) = played(&json!({}));
    assert_eq!(lost(&match_id, &events), 0);
}

/// Where the operator does without flushing, a power cut loses moves; so this test can tell.
#[test]
fn without_flushing_a_power_cut_loses_moves() {
    let (match_id, events) = played(&json!({"flush": false}));
    assert!(lost(&match_id, &events) > 0);
}
