//! What has been seen of a table.

use std::time::Instant;

use cardinal_protocol::{ChatLine, Outlook, Since, Step, Watcher};
use serde_json::Value;

use crate::fold::folded;
use crate::{Event, Scene};

/// What has been seen of a table, whatever became of the connection.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// The game's id, once the table has been seen.
    game: String,
    scene: Option<Scene>,
    /// Steps that were told but are not in the scene yet, for want of a view.
    ahead: Vec<Step>,
    /// The last line of talk.
    line: u64,
    /// Whether notices may be folded: only where the server is of this very version, for the rules of the game may
    /// otherwise be others.
    folds: bool,
}

/// A fresh view, as the server tells it.
#[derive(Debug)]
pub(crate) struct Fresh {
    pub(crate) match_id: String,
    pub(crate) seq: u64,
    pub(crate) watcher: Watcher,
    pub(crate) view: Value,
    pub(crate) outlook: Outlook,
}

impl Memory {
    /// A connection is there, to a server of this version.
    pub(crate) fn meet(&mut self, version: &str) {
        self.folds = version == env!("CARGO_PKG_VERSION");
        self.ahead.clear();
    }

    /// The table is of this game, and this person has this seat. What was seen with other eyes cannot be gone on from.
    pub(crate) fn table(&mut self, game: &str, seat: Option<u8>) {
        game.clone_into(&mut self.game);
        self.scene = self.scene.take().filter(|scene| scene.seat() == seat);
    }

    /// Up to where the match is known.
    pub(crate) fn since(&self) -> Option<Since> {
        self.scene.as_ref().map(Scene::since)
    }

    /// The last line of talk that is known.
    pub(crate) const fn line(&self) -> u64 {
        self.line
    }

    /// Takes talk in; tells what is new of it.
    pub(crate) fn chat(&mut self, mut lines: Vec<ChatLine>) -> Option<Event> {
        lines.retain(|line| line.id > self.line);
        self.line = lines.last()?.id;
        Some(Event::Chat(lines))
    }

    /// Takes a fresh view in.
    pub(crate) fn view(&mut self, fresh: Fresh) -> Event {
        let Fresh { match_id, seq, watcher, view, outlook } = fresh;
        let mut steps = std::mem::take(&mut self.ahead);
        steps.retain(|step| step.seq <= seq);
        let follows = self.scene.as_ref().is_some_and(|last| {
            let same = last.match_id == match_id && last.watcher == watcher;
            same && seq >= last.seq && last.seq + steps.len() as u64 == seq
        });
        if !follows {
            steps.clear();
        }
        let scene = Scene { match_id, seq, watcher, view, outlook, heard: Instant::now() };
        self.scene = Some(scene.clone());
        Event::Scene { scene: Box::new(scene), steps, jump: !follows }
    }

    /// Takes in what happened. Tells the new scene, or nothing where a fresh view must be asked for.
    pub(crate) fn events(&mut self, match_id: &str, mut steps: Vec<Step>, outlook: Outlook) -> Option<Event> {
        let scene = self.scene.as_mut().filter(|scene| scene.match_id == match_id)?;
        let known = scene.seq + self.ahead.len() as u64;
        steps.retain(|step| step.seq > known);
        let gapless = steps.iter().zip(known + 1..).all(|(step, number)| step.seq == number);
        if !gapless {
            return None;
        }
        self.ahead.append(&mut steps);
        if !self.ahead.is_empty() {
            let view = self.folds.then(|| folded(&self.game, &scene.view, &self.ahead));
            scene.view = view.flatten()?;
        }
        let steps = std::mem::take(&mut self.ahead);
        scene.seq += steps.len() as u64;
        scene.outlook = outlook;
        scene.heard = Instant::now();
        Some(Event::Scene { scene: Box::new(scene.clone()), steps, jump: false })
    }
}
