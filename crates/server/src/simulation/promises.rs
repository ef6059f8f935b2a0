//! What must hold whatever anybody does.

use std::collections::HashSet;

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
}

type Kept = Result<(), String>;

fn broken(what: String) -> Kept {
    Err(what)
}

impl Promises {
    /// Looks at everything after an act; what is not as it should be, if anything is not.
    pub(super) async fn hold(&mut self, world: &mut World, act: Act, before: Option<Inspection>) -> Kept {
        let after = world.inspect().await;
        let heard = hear(world)?;
        if let (Some(before), Some(after)) = (&before, &after) {
            if act.what != What::Crash {
                time_only_passes(before, after)?;
            }
            strangers_change_nothing(world, act, before, after)?;
            nobody_is_flooded(world, act, (before, after), &heard)?;
        }
        if world.is_calm()
            && let Some(after) = &after
            && !after.in_doubt
            && after.due > now()
        {
            memory_is_what_is_stored(world, after).await?;
        }
        if after.is_none_or(|after| self.looked_at != (after.match_id.clone(), after.head)) {
            self.undos_have_consent(world).await?;
        }
        self.answers_are_stored(world).await
    }

    /// Looks at everything once more after the storm, and after everybody has left.
    pub(super) async fn hold_in_the_end(&mut self, world: &mut World) -> Kept {
        hear(world)?;
        for person in &world.people {
            if let Some(sent) = person.unanswered() {
                return broken(format!("{} has no answer to order {}", person.is.name, sent.id));
            }
        }
        watchers_see_what_is_stored(world).await?;
        self.undos_have_consent(world).await?;
        self.answers_are_stored(world).await?;
        match world.rest().await {
            Some(long) => nothing_is_left(world, long).await,
            None => Ok(()),
        }
    }

    /// No move of a person is taken back unless they agreed after it was made; in a rated game nothing is taken back that
    /// has shown anything.
    async fn undos_have_consent(&mut self, world: &World) -> Kept {
        let Some((row, log)) = stored(world).await else { return Ok(()) };
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
                    return broken(format!("undo {} of a rated game takes back what was shown", line.seq));
                }
            }
            for input in taken {
                let actor = StoredLine::read(&input.body).map_err(|error| error.to_string())?.seat;
                let Some(actor) = actor.filter(|actor| Some(*actor) != read.by) else { continue };
                let owner = seats.get(actor.index());
                let owner =
                    owner.and_then(|owner| world.people.iter().find(|person| person.is.id == owner.person));
                let agreed = |person: &super::person::Person| {
                    person.sent.iter().any(|sent| {
                        matches!(sent.order, TableOrder::Vote { yes: true, .. }) && sent.at >= input.at
                    })
                };
                if let Some(owner) = owner.filter(|owner| !agreed(owner)) {
                    return broken(format!(
                        "undo {} takes back number {} of {}, who has not agreed",
                        line.seq, input.seq, owner.is.name
                    ));
                }
            }
        }
        Ok(())
    }

    /// What was answered with `done` is in the database.
    async fn answers_are_stored(&mut self, world: &World) -> Kept {
        for person in &world.people {
            for (sent, seq) in person.done() {
                let key = (person.is.id.clone(), sent.id.clone());
                if self.stored.contains(&key) {
                    continue;
                }
                match (&sent.order, seq) {
                    (TableOrder::Moves { match_id, .. } | TableOrder::Undo { match_id, .. }, Some(seq)) => {
                        let log = world.truth.log(match_id).await.map_err(|error| error.to_string())?;
                        let row = log.iter().find(|row| row.seq == seq);
                        let from = row.and_then(|row| row.submission.as_deref());
                        if !from.is_some_and(|from| from.ends_with(&format!(":{}", sent.id))) {
                            let (name, id) = (&person.is.name, &sent.id);
                            return broken(format!("order {id} of {name} is not number {seq}: {row:?}"));
                        }
                    }
                    (TableOrder::Say { .. } | TableOrder::React { .. }, _) => {
                        let line = format!("{} {}", key.0, key.1);
                        let found = world.truth.has_line(&world.table, &line).await;
                        if !found.map_err(|error| error.to_string())? {
                            return broken(format!("{} said {}, which is not stored", key.0, key.1));
                        }
                    }
                    _ => continue,
                }
                self.stored.insert(key);
            }
        }
        Ok(())
    }
}

/// Everybody reads what has come; how many messages for each person.
fn hear(world: &mut World) -> Result<Vec<usize>, String> {
    let game = world.game.clone();
    let read = |person: &mut super::person::Person| {
        person.read(&game).map_err(|wrong| format!("{} was told nonsense: {wrong}", person.is.name))
    };
    world.people.iter_mut().map(read).collect()
}

/// Time that was used is not given back, except by a number of the match.
fn time_only_passes(before: &Inspection, after: &Inspection) -> Kept {
    let plays = |table: &Inspection| matches!(table.status, TableStatus::Playing | TableStatus::Paused);
    let same = |table: &Inspection| (table.node.clone(), table.match_id.clone(), table.head);
    // What passes while no server runs the table is charged to nobody.
    if same(before) != same(after) || !plays(before) || !plays(after) {
        return Ok(());
    }
    for (seat, (before, after)) in before.clocks.left.iter().zip(&after.clocks.left).enumerate() {
        if before.is_some() && after > before {
            return broken(format!("seat {seat} had {before:?} ms left, and now has {after:?}"));
        }
    }
    Ok(())
}

/// A person without a seat changes no clock, no bot and no number.
fn strangers_change_nothing(world: &World, act: Act, before: &Inspection, after: &Inspection) -> Kept {
    let person = &world.people[act.who].is.id;
    let sits = |table: &Inspection| table.people.iter().flatten().any(|seated| seated == person);
    let by_person = !matches!(act.what, What::Wait(_) | What::Weather(_) | What::Crash | What::Trouble(_));
    let host = after.state["host"]["id"] == person.as_str() || before.state["host"]["id"] == person.as_str();
    let quiet = before.due > now() && world.is_calm() && !before.in_doubt;
    if !by_person || sits(before) || sits(after) || host || !quiet {
        return Ok(());
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
    Ok(())
}

/// What one person does costs the others few messages.
fn nobody_is_flooded(
    world: &World,
    act: Act,
    (before, after): (&Inspection, &Inspection),
    heard: &[usize],
) -> Kept {
    let by_person = !matches!(act.what, What::Wait(_) | What::Weather(_) | What::Crash | What::Trouble(_));
    if !by_person || !world.is_calm() || before.in_doubt || before.due <= now() {
        return Ok(());
    }
    let numbers =
        if before.match_id == after.match_id { after.head.abs_diff(before.head) } else { after.head };
    let bound = MESSAGES + MESSAGES_PER_NUMBER * numbers as usize;
    for (number, person) in world.people.iter().enumerate().filter(|(number, _)| *number != act.who) {
        if heard[number] > bound * person.sockets.len() {
            let last = &person.last;
            return broken(format!(
                "{} was sent {} messages, the last {last:?}",
                person.is.name, heard[number]
            ));
        }
    }
    Ok(())
}

/// The match at the table and its log, as they are stored; none before the first.
async fn stored(world: &World) -> Option<(String, Vec<LogRow>)> {
    let row = world.truth.table(&world.table).await.ok()??;
    let state: serde_json::Value = serde_json::from_str(&row.state).ok()?;
    let match_id = state["current"]["id"].as_str()?.to_owned();
    let log = world.truth.log(&match_id).await.ok()?;
    Some((match_id, log))
}

/// A table that is not in doubt is what the database says.
async fn memory_is_what_is_stored(world: &World, table: &Inspection) -> Kept {
    let row = world.truth.table(&world.table).await.map_err(|error| error.to_string())?;
    let row = row.ok_or("the table is not stored")?;
    let log = world.truth.log(&table.match_id).await.map_err(|error| error.to_string())?;
    let still = |later: Inspection| later.head == table.head && later.state == table.state;
    if !world.inspect().await.is_some_and(still) {
        // It has gone on since it was looked at.
        return Ok(());
    }
    let stored: serde_json::Value = serde_json::from_str(&row.state).map_err(|error| error.to_string())?;
    for key in ["status", "seats", "rematch", "rated"] {
        if stored[key] != table.state[key] {
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
    Ok(())
}

/// Whoever watches has the view that the stored match gives them.
async fn watchers_see_what_is_stored(world: &World) -> Kept {
    let Some((match_id, log)) = stored(world).await else { return Ok(()) };
    let Some(found) = world.truth.find_match(&match_id).await.map_err(|error| error.to_string())? else {
        return Ok(());
    };
    let session = super::truth::replay(&found, &log)?;
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
        }
    }
    Ok(())
}

/// A table that nobody uses takes up no room, once a game on a clock has had the time to end.
async fn nothing_is_left(world: &World, long: bool) -> Kept {
    let row = world.truth.table(&world.table).await.map_err(|error| error.to_string())?;
    let state: serde_json::Value = serde_json::from_str(&row.ok_or("the table is not stored")?.state)
        .map_err(|error| error.to_string())?;
    let clock: Clock =
        serde_json::from_value(state["setup"]["clock"].clone()).map_err(|error| error.to_string())?;
    // Where days are given for a move nobody has to stay, and the table waits for them.
    let timed = clock != Clock::None;
    if matches!(clock, Clock::Days { .. }) || (timed && !long) {
        return Ok(());
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
    Ok(())
}
