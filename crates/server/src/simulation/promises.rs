//! The invariants of a simulation.

use std::collections::{BTreeMap, HashSet};

use cardinal_engine::StoredLine;
use cardinal_protocol::{Clock, TableOrder, TableStatus, Watcher};
use cardinal_store::LogRow;

use super::script::{Act, What};
use super::world::World;
use crate::clock::now;
use crate::table::Inspection;

/// How many messages one act may cost each socket that has nothing to do with it, and how many more for each number.
const MESSAGES: usize = 4;
const MESSAGES_PER_NUMBER: usize = 3;

/// What is remembered to see that promises are kept.
#[derive(Default)]
pub(super) struct Promises {
    /// The undos that were looked at: match and number.
    undone: HashSet<(String, u64)>,
    /// The answers that were found to be stored: person and order.
    stored: HashSet<(String, String)>,
    /// The match and the last number that were looked at.
    looked_at: (String, u64),
    /// How often each promise was put to the test: one that never is proves nothing.
    pub(super) tested: Tested,
}

/// Promises by name, and how often each was put to the test.
pub(super) type Tested = BTreeMap<&'static str, u64>;

/// Whether there was anything to test a promise by; what is wrong, if it is not kept.
type Kept = Result<bool, String>;

fn broken(what: String) -> Kept {
    Err(what)
}

impl Promises {
    /// Looks at everything after an act; what is not as it should be, if anything is not.
    pub(super) async fn hold(
        &mut self,
        world: &mut World,
        act: Act,
        before: Option<Inspection>,
    ) -> Result<(), String> {
        // Counted before the table is looked at, which may take a while and go on as soon as it has answered.
        let heard = hear(world)?;
        let after = world.inspect().await;
        hear(world)?;
        if let (Some(before), Some(after)) = (&before, &after) {
            if act.what != What::Crash {
                self.kept("time only passes", time_only_passes(before, after))?;
            }
            self.kept("strangers change nothing", strangers_change_nothing(world, act, before, after))?;
            let flooded = no_person_is_flooded(world, act, (before, after), &heard);
            self.kept("no person is flooded", flooded)?;
        }
        if world.is_calm()
            && let Some(after) = &after
            && !after.in_doubt
            && after.due > now()
        {
            let same = memory_is_what_is_stored(world, after).await;
            self.kept("memory is what is stored", same)?;
        }
        if after.is_none_or(|after| self.looked_at != (after.match_id.clone(), after.head)) {
            self.undos_have_consent(world).await?;
        }
        self.answers_are_stored(world).await
    }

    /// Checks everything again after the faults have ended and all people have left.
    pub(super) async fn hold_in_the_end(&mut self, world: &mut World) -> Result<(), String> {
        hear(world)?;
        self.kept("orders are answered", orders_are_answered(world))?;
        self.kept("watchers see what is stored", watchers_see_what_is_stored(world).await)?;
        self.undos_have_consent(world).await?;
        self.answers_are_stored(world).await?;
        if let Some(long) = world.rest().await {
            self.kept("nothing is left", nothing_is_left(world, long).await)?;
        }
        Ok(())
    }

    /// Notes whether a promise was put to the test.
    fn kept(&mut self, promise: &'static str, kept: Kept) -> Result<(), String> {
        *self.tested.entry(promise).or_default() += u64::from(kept?);
        Ok(())
    }

    /// No move of a person is taken back unless they agreed after it was made; in a rated game nothing is taken back that
    /// has shown anything.
    async fn undos_have_consent(&mut self, world: &World) -> Result<(), String> {
        let Some((row, log)) = stored(world).await? else { return Ok(()) };
        self.looked_at = (row.clone(), log.len() as u64);
        if !log.iter().any(|line| line.body.contains("\"undo\"")) {
            return Ok(());
        }
        let seats = world.truth.match_seats(&row).await.map_err(|error| error.to_string())?;
        let found = world.truth.find_match(&row).await.map_err(|error| error.to_string())?;
        let rated = found.filter(|found| found.rated);
        let mut counting: Vec<&LogRow> = Vec::new();
        for line in &log {
            let read = StoredLine::read(&line.body).map_err(|error| error.to_string())?;
            let Some(left) = read.undo else {
                counting.push(line);
                continue;
            };
            let taken = counting.split_off(left);
            if !self.undone.insert((row.clone(), line.seq)) {
                continue;
            }
            if let Some(found) = &rated {
                let before = &log[..line.seq as usize - 1];
                if super::truth::replay(found, before)?.revealed_since(left) {
                    return Err(format!("undo {} of a rated game takes back what was shown", line.seq));
                }
                self.kept("rated undos take back nothing that was shown", Ok(true))?;
            }
            for input in taken {
                let actor = StoredLine::read(&input.body).map_err(|error| error.to_string())?.seat;
                let Some(actor) = actor.filter(|actor| Some(*actor) != read.by) else { continue };
                let owner = seats.get(actor.index());
                let owner =
                    owner.and_then(|owner| world.people.iter().find(|person| person.is.id == owner.person));
                let Some(owner) = owner else { continue };
                // Between the move and the undo: later is too late.
                let agreed = owner.sent.iter().any(|sent| {
                    matches!(sent.order, TableOrder::Vote { yes: true, .. })
                        && (input.at..=line.at).contains(&sent.at)
                });
                if !agreed {
                    return Err(format!(
                        "undo {} takes back number {} of {}, who has not agreed",
                        line.seq, input.seq, owner.is.name
                    ));
                }
                self.kept("undos have consent", Ok(true))?;
            }
        }
        Ok(())
    }

    /// What was answered with `done` is in the database.
    async fn answers_are_stored(&mut self, world: &World) -> Result<(), String> {
        for person in &world.people {
            for (sent, seq) in person.done() {
                let key = (person.is.id.clone(), sent.id.clone());
                if self.stored.contains(&key) {
                    continue;
                }
                match (&sent.order, seq) {
                    (TableOrder::Moves { .. }, None) => {
                        return Err(format!("move {} of {} has no number", sent.id, person.is.name));
                    }
                    (TableOrder::Moves { match_id, .. } | TableOrder::Undo { match_id, .. }, Some(seq)) => {
                        let text = |error: cardinal_store::StoreError| error.to_string();
                        let log = world.truth.log(match_id).await.map_err(text)?;
                        let seats = world.truth.match_seats(match_id).await.map_err(text)?;
                        let seat = seats.iter().position(|seat| seat.person == person.is.id);
                        let own = seat.map(|seat| format!("{seat}:{}", sent.id));
                        let row = log.iter().find(|row| row.seq == seq);
                        if own.is_none() || row.and_then(|row| row.submission.clone()) != own {
                            let (name, id) = (&person.is.name, &sent.id);
                            return Err(format!("order {id} of {name} is not number {seq}: {row:?}"));
                        }
                        self.kept("numbers of orders are stored", Ok(true))?;
                    }
                    (TableOrder::Say { .. } | TableOrder::React { .. }, _) => {
                        let line = format!("{} {}", key.0, key.1);
                        let found = world.truth.has_line(&world.table, &line).await;
                        if !found.map_err(|error| error.to_string())? {
                            return Err(format!("{} said {}, which is not stored", key.0, key.1));
                        }
                        self.kept("lines are stored", Ok(true))?;
                    }
                    _ => continue,
                }
                self.stored.insert(key);
            }
        }
        Ok(())
    }
}

/// All people read their messages; how many each received.
pub(super) fn hear(world: &mut World) -> Result<Vec<usize>, String> {
    let game = world.game.clone();
    let read = |person: &mut super::person::Person| {
        person.read(&game).map_err(|wrong| format!("{} received an invalid message: {wrong}", person.is.name))
    };
    world.people.iter_mut().map(read).collect()
}

/// A connected person has an answer to every order.
fn orders_are_answered(world: &World) -> Kept {
    for person in &world.people {
        if let Some(sent) = person.unanswered() {
            return broken(format!("{} has no answer to order {}", person.is.name, sent.id));
        }
    }
    Ok(world.people.iter().any(|person| !person.answers.is_empty()))
}

/// Time that was used is not given back, except by a number of the match.
fn time_only_passes(before: &Inspection, after: &Inspection) -> Kept {
    let plays = |table: &Inspection| matches!(table.status, TableStatus::Playing | TableStatus::Paused);
    let same = |table: &Inspection| (table.node.clone(), table.match_id.clone(), table.head);
    // The time while no server runs the table counts against no player.
    if same(before) != same(after) || !plays(before) || !plays(after) {
        return Ok(false);
    }
    for (seat, (before, after)) in before.clocks.left.iter().zip(&after.clocks.left).enumerate() {
        if before.is_some() && after > before {
            return broken(format!("seat {seat} had {before:?} ms left, and now has {after:?}"));
        }
    }
    Ok(before.clocks.left.iter().any(Option::is_some))
}

/// A person without a seat changes no clock, no bot and no number.
fn strangers_change_nothing(world: &World, act: Act, before: &Inspection, after: &Inspection) -> Kept {
    let person = &world.people[act.who].is.id;
    let sits = |table: &Inspection| table.people.iter().flatten().any(|seated| seated == person);
    let by_person = !matches!(act.what, What::Wait(_) | What::Weather(_) | What::Crash | What::Trouble(_));
    let host = after.state["host"]["id"] == person.as_str() || before.state["host"]["id"] == person.as_str();
    let quiet = before.due > now() && world.is_calm() && !before.in_doubt;
    if !by_person || sits(before) || sits(after) || host || !quiet {
        return Ok(false);
    }
    let facts = |table: &Inspection| {
        (table.head, table.status, table.match_id.clone(), table.clocks.running.clone(), table.bots.clone())
    };
    if facts(before) != facts(after) {
        return broken(format!(
            "{person} has no seat, but changed {:?} to {:?}",
            facts(before),
            facts(after)
        ));
    }
    Ok(true)
}

/// What one person does costs the others few messages.
fn no_person_is_flooded(
    world: &World,
    act: Act,
    (before, after): (&Inspection, &Inspection),
    heard: &[usize],
) -> Kept {
    let by_person = !matches!(act.what, What::Wait(_) | What::Weather(_) | What::Crash | What::Trouble(_));
    if !by_person || !world.is_calm() || before.in_doubt || before.due <= now() {
        return Ok(false);
    }
    let numbers =
        if before.match_id == after.match_id { after.head.abs_diff(before.head) } else { after.head };
    let bound = MESSAGES + MESSAGES_PER_NUMBER * numbers as usize;
    for (number, person) in world.people.iter().enumerate().filter(|(number, _)| *number != act.who) {
        if heard[number] > bound * person.sockets.len() {
            let last = &person.last;
            return broken(format!(
                "{} was sent {} messages for {numbers} numbers ({} to {}), the last {last:?}",
                person.is.name, heard[number], before.head, after.head
            ));
        }
    }
    Ok(heard.iter().sum::<usize>() > heard[act.who])
}

/// The match at the table and its log, as they are stored; none before the table is.
async fn stored(world: &World) -> Result<Option<(String, Vec<LogRow>)>, String> {
    let row = world.truth.table(&world.table).await.map_err(|error| error.to_string())?;
    let Some(row) = row else { return Ok(None) };
    let state: serde_json::Value = serde_json::from_str(&row.state).map_err(|error| error.to_string())?;
    let match_id = state["current"]["id"].as_str().ok_or("a table without a match is stored")?.to_owned();
    let log = world.truth.log(&match_id).await.map_err(|error| error.to_string())?;
    Ok(Some((match_id, log)))
}

/// A table that is not in doubt is what the database says.
async fn memory_is_what_is_stored(world: &World, table: &Inspection) -> Kept {
    let row = world.truth.table(&world.table).await.map_err(|error| error.to_string())?;
    let row = row.ok_or("the table is not stored")?;
    let log = world.truth.log(&table.match_id).await.map_err(|error| error.to_string())?;
    let still = |later: Inspection| later.head == table.head && later.state == table.state;
    if !world.inspect().await.is_some_and(still) {
        // It has gone on since it was looked at.
        return Ok(false);
    }
    let stored: serde_json::Value = serde_json::from_str(&row.state).map_err(|error| error.to_string())?;
    for key in ["status", "seats", "rematch", "rated"] {
        if stored[key].is_null() || stored[key] != table.state[key] {
            let (stored, here) = (&stored[key], &table.state[key]);
            return broken(format!("{key} is stored as {stored}, but the table has {here}"));
        }
    }
    for (at, key) in [("current", "id"), ("current", "entropy"), ("current", "result"), ("next", "id")] {
        if stored[at][key] != table.state[at][key] {
            return broken(format!("{key} of the {at} match differs from what is stored"));
        }
    }
    let shown = table.status != TableStatus::Waiting;
    if shown && log.len() as u64 != table.head {
        return broken(format!("{} numbers are stored, but the table has {}", log.len(), table.head));
    }
    Ok(shown)
}

/// Every watcher has the view that follows from the stored match.
async fn watchers_see_what_is_stored(world: &World) -> Kept {
    let Some((match_id, log)) = stored(world).await? else { return Ok(false) };
    let Some(found) = world.truth.find_match(&match_id).await.map_err(|error| error.to_string())? else {
        return Ok(false);
    };
    let session = super::truth::replay(&found, &log)?;
    let mut compared = false;
    for person in &world.people {
        for (known, seq, watcher, view) in person.sockets.iter().filter_map(super::person::Socket::latest) {
            if known != match_id || seq != log.len() as u64 {
                if matches!(watcher, Watcher::Seat { .. }) {
                    let (name, head) = (&person.is.name, log.len());
                    return broken(format!("{name} knows {known} up to {seq}, but {match_id} is at {head}"));
                }
                continue;
            }
            let right = super::truth::view(&*session, watcher);
            if right != *view {
                return broken(format!("{} sees\n{view}\nbut should see\n{right}", person.is.name));
            }
            compared = true;
        }
    }
    Ok(compared)
}

/// An unused table is not in memory, once a game on a clock has had the time to end.
async fn nothing_is_left(world: &World, long: bool) -> Kept {
    let row = world.truth.table(&world.table).await.map_err(|error| error.to_string())?;
    let state: serde_json::Value = serde_json::from_str(&row.ok_or("the table is not stored")?.state)
        .map_err(|error| error.to_string())?;
    let clock: Clock =
        serde_json::from_value(state["setup"]["clock"].clone()).map_err(|error| error.to_string())?;
    // With a clock in days players need not stay, and the table waits for them.
    let timed = clock != Clock::None;
    if matches!(clock, Clock::Days { .. }) || (timed && !long) {
        return Ok(false);
    }
    for node in &world.nodes {
        let shared = &node.state.0;
        let (tables, watches) = (shared.tables.count(), shared.cluster.watches.count());
        if tables + watches > 0 {
            let status = &state["status"];
            let table = world.inspect().await;
            return broken(format!("{tables} tables ({status}) and {watches} watchers are left: {table:?}"));
        }
    }
    Ok(true)
}
