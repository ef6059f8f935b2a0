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

#[cfg(test)]
mod tests {
    use cardinal_engine::{AnyMatch, Dealer, Observer, Seat, Secret, Settings};
    use serde_json::json;

    use super::*;

    const VERSION: &str = env!("CARGO_PKG_VERSION");

    /// A game, and somebody at seat 0 who has seen its first number.
    fn beginning(version: &str) -> (Box<dyn AnyMatch>, Dealer, Memory) {
        let game = cardinal_games::find("number-chain").unwrap();
        let mut dealer = Dealer::new(&Secret::new([7; 32]), &[]);
        let settings = Settings::from_json(&game.info(), &json!({})).unwrap();
        let mut live = game.start(settings, vec!["Ann".to_owned(), "Ben".to_owned()]).unwrap();
        live.deal(&mut dealer);
        let mut memory = Memory::default();
        memory.meet(version);
        memory.table("number-chain", Some(0));
        let first = memory.view(fresh(&*live));
        assert!(matches!(first, Event::Scene { jump: true, steps, .. } if steps.is_empty()));
        (live, dealer, memory)
    }

    fn outlook() -> Outlook {
        serde_json::from_value(json!({
            "turn": [0], "optional": [], "legal": null, "scores": [0, 0], "result": null, "undo": false,
            "lesson": null, "clocks": {"now": 0, "left": [null, null], "running": []}
        }))
        .unwrap()
    }

    fn fresh(live: &dyn AnyMatch) -> Fresh {
        let view = live.view(Observer::Seat(Seat::new(0)));
        let (match_id, watcher) = ("m".to_owned(), Watcher::Seat { seat: 0 });
        Fresh { match_id, seq: live.len() as u64, watcher, view, outlook: outlook() }
    }

    /// Makes a move; gives what seat 0 is told of it.
    fn step(live: &mut dyn AnyMatch, dealer: &mut Dealer) -> Vec<Step> {
        let before = live.len();
        let seat = live.turn().seats().iter().next().unwrap();
        live.submit(seat, &live.legal(seat)[0]).unwrap();
        live.deal(dealer);
        let told = |input| live.notices(input, Observer::Seat(Seat::new(0)));
        (before..live.len()).map(|at| Step { seq: at as u64 + 1, at: 0, notices: told(at) }).collect()
    }

    fn told(event: Option<Event>) -> (u64, Value, usize, bool) {
        match event {
            Some(Event::Scene { scene, steps, jump }) => (scene.seq, scene.view, steps.len(), jump),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_happens_is_folded_into_the_view() {
        let (mut live, mut dealer, mut memory) = beginning(VERSION);
        for _ in 0..20 {
            let steps = step(&mut *live, &mut dealer);
            let (length, fresh) = (steps.len(), fresh(&*live));
            // What was told before is told again after a resume, and is no news.
            let again = steps.clone();
            assert_eq!(
                told(memory.events("m", steps, outlook())),
                (fresh.seq, fresh.view.clone(), length, false)
            );
            assert_eq!(told(memory.events("m", again, outlook())), (fresh.seq, fresh.view, 0, false));
        }
    }

    #[test]
    fn a_gap_or_another_match_needs_a_fresh_view() {
        let (mut live, mut dealer, mut memory) = beginning(VERSION);
        let missed = step(&mut *live, &mut dealer);
        let steps = step(&mut *live, &mut dealer);
        assert_eq!(memory.events("other", missed, outlook()), None);
        assert_eq!(memory.events("m", steps, outlook()), None);
        let (seq, _, steps, jump) = told(Some(memory.view(fresh(&*live))));
        assert_eq!((seq, steps, jump), (live.len() as u64, 0, true));
        assert_eq!(memory.since().map(|since| since.seq), Some(seq));
        memory.table("number-chain", None);
        assert_eq!(memory.since(), None, "what was seen from a seat is not gone on from elsewhere");
    }

    #[test]
    fn nonsense_needs_a_fresh_view_and_does_no_harm() {
        // There is no such pool, which folding does not expect; and no game tells of a flood.
        for nonsense in [json!({"on": "took", "seat": 0, "pool": 9, "card": "61"}), json!({"on": "flood"})] {
            let (live, _, mut memory) = beginning(VERSION);
            let step = Step { seq: live.len() as u64 + 1, at: 0, notices: vec![nonsense] };
            assert_eq!(memory.events("m", vec![step], outlook()), None);
            assert_eq!(told(Some(memory.view(fresh(&*live)))).1, fresh(&*live).view);
        }
    }

    #[test]
    fn a_server_of_another_version_is_asked_for_views() {
        let (mut live, mut dealer, mut memory) = beginning("another");
        let mut steps = step(&mut *live, &mut dealer);
        assert_eq!(memory.events("m", steps.clone(), outlook()), None);
        let more = step(&mut *live, &mut dealer);
        assert_eq!(memory.events("m", more.clone(), outlook()), None, "more happens before the view comes");
        steps.extend(more);
        let expected = fresh(&*live);
        let (seq, view, length, jump) = told(Some(memory.view(fresh(&*live))));
        assert_eq!((seq, view, length, jump), (expected.seq, expected.view, steps.len(), false));
    }

    #[test]
    fn a_line_of_talk_comes_once() {
        let mut memory = Memory::default();
        let lines = |ids: &[u64]| -> Vec<ChatLine> {
            let line = |id: &u64| json!({"id": id, "at": 0, "from": null, "kind": "said", "text": "x"});
            serde_json::from_value(Value::Array(ids.iter().map(line).collect())).unwrap()
        };
        assert_eq!(memory.chat(lines(&[1, 2])), Some(Event::Chat(lines(&[1, 2]))));
        assert_eq!(memory.chat(lines(&[1, 2])), None);
        assert_eq!(memory.chat(lines(&[2, 3])), Some(Event::Chat(lines(&[3]))));
        assert_eq!(memory.line(), 3);
    }
}
