//! What a client has seen of a table.

use std::time::Instant;

use crate::{Event, Scene, View};
use cardinal_protocol::{ChatLine, DELETED, Since, Step, Update};

/// What a client has seen of a table over all its connections.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// The game's id, once it is known.
    game: String,
    scene: Option<Scene>,
    /// The last line of chat.
    line: u64,
    /// Whether notices may be folded: only if the server has this program's version, because another version may have
    /// other rules.
    folds: bool,
}

impl Memory {
    /// Notes the version of the connected server.
    pub(crate) fn meet(&mut self, version: &str) {
        self.folds = version == env!("CARGO_PKG_VERSION");
    }

    /// Whether notices may be folded; otherwise every update must include a view.
    pub(crate) const fn folds(&self) -> bool {
        self.folds
    }

    /// Notes the game and this person's seat. Forgets what another observer has seen.
    pub(crate) fn table(&mut self, game: &str, seat: Option<u8>) {
        game.clone_into(&mut self.game);
        self.scene = self.scene.take().filter(|scene| scene.seat() == seat);
    }

    /// The last known number of the match.
    pub(crate) fn since(&self) -> Option<Since> {
        self.scene.as_ref().map(Scene::since)
    }

    /// The last line of chat that is known.
    pub(crate) const fn line(&self) -> u64 {
        self.line
    }

    /// Takes chat, and returns the new lines.
    pub(crate) fn chat(&mut self, mut lines: Vec<ChatLine>) -> Option<Event> {
        if let [again] = lines.as_slice()
            && again.id <= self.line
            && again.text == DELETED
        {
            return lines.pop().map(Event::Deleted);
        }
        lines.retain(|line| line.id > self.line);
        self.line = lines.last()?.id;
        Some(Event::Chat(lines))
    }

    /// Takes an update and returns the new scene, or `None` if a fresh view is needed.
    pub(crate) fn update(&mut self, update: Update) -> Option<Event> {
        let Update { match_id, seq, watcher, mut steps, view, outlook } = update;
        let last = self.scene.as_ref().filter(|last| last.match_id == match_id && last.watcher == watcher);
        let known = last.map_or(0, |last| last.seq);
        steps.retain(|step| step.seq > known);
        let whole = last.is_some() && whole(known, &steps, seq);
        let follows = whole && steps.iter().all(|step| step.back_to.is_none());
        let view = match (view, last) {
            (Some(view), _) => View::read(&self.game, &view),
            (None, Some(last)) if follows && (self.folds || steps.is_empty()) => last.view.folded(&steps)?,
            (None, _) => return None,
        };
        if !whole {
            steps.clear();
        }
        let scene = Scene { match_id, seq, watcher, view, outlook, heard: Instant::now() };
        self.scene = Some(scene.clone());
        Some(Event::Scene { scene: Box::new(scene), steps, jump: !follows })
    }
}

/// Whether these steps lead from what is known to `seq`, with nothing missing.
fn whole(known: u64, steps: &[Step], seq: u64) -> bool {
    known + steps.len() as u64 == seq
        && steps.iter().zip(known + 1..).all(|(step, number)| step.seq == number)
}

#[cfg(test)]
mod tests {
    use cardinal_engine::{AnySession, Dealer, Observer, Seat, Secret, Settings};
    use cardinal_protocol::{Json, Outlook, Watcher};
    use serde_json::{Value, json};

    use super::*;

    const VERSION: &str = env!("CARGO_PKG_VERSION");

    /// A game, and the client of seat 0, which has seen the deal.
    fn beginning(version: &str) -> (Box<dyn AnySession>, Memory) {
        let game = cardinal_games::find("number-chain").unwrap();
        let settings = Settings::from_json(&game.info(), &json!({})).unwrap();
        let names = vec!["Ann".to_owned(), "Ben".to_owned()];
        let mut live = game.open(settings, names, Dealer::new(&Secret::new([7; 32]), &[])).unwrap();
        live.deal();
        let mut memory = Memory::default();
        memory.meet(version);
        memory.table("number-chain", Some(0));
        let first = memory.update(fresh(&*live));
        assert!(matches!(first, Some(Event::Scene { jump: true, steps, .. }) if steps.is_empty()));
        (live, memory)
    }

    fn outlook() -> Outlook {
        serde_json::from_value(json!({
            "turn": [0], "optional": [], "legal": null, "scores": [0, 0], "result": null, "undo": false,
            "lesson": null, "clocks": {"now": 0, "left": [null, null], "running": []}
        }))
        .unwrap()
    }

    /// An update that says where the match stands, without a step.
    fn fresh(live: &dyn AnySession) -> Update {
        let view = live.played().view(Observer::Seat(Seat::new(0)));
        Update { view: Some(view.into()), ..news(live, Vec::new()) }
    }

    /// An update with these steps, without a view.
    fn news(live: &dyn AnySession, steps: Vec<Step>) -> Update {
        let (match_id, watcher) = ("m".to_owned(), Watcher::Seat { seat: 0 });
        Update { match_id, seq: live.played().len() as u64, watcher, steps, view: None, outlook: outlook() }
    }

    /// Makes a move; returns the steps that seat 0 gets.
    fn step(live: &mut dyn AnySession) -> Vec<Step> {
        let before = live.played().len();
        let seat = live.played().turn().seats().first().unwrap();
        let action = live.played().legal(seat)[0].clone();
        live.act(seat, &action).unwrap();
        let notices = |input| Json::from(live.played().notices_text(input, Observer::Seat(Seat::new(0))));
        let step = |at| Step { seq: at as u64 + 1, at: 0, notices: notices(at), back_to: None, by: None };
        (before..live.played().len()).map(step).collect()
    }

    fn shown(event: Option<Event>) -> (u64, Value, usize, bool) {
        match event {
            Some(Event::Scene { scene, steps, jump }) => (scene.seq, scene.view.to_json(), steps.len(), jump),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn steps_are_folded_into_the_view() {
        let (mut live, mut memory) = beginning(VERSION);
        for _ in 0..20 {
            let steps = step(&mut *live);
            let length = steps.len();
            let now = (live.played().len() as u64, live.played().view(Observer::Seat(Seat::new(0))));
            // A resume repeats known steps, which change nothing.
            let again = news(&*live, steps.clone());
            assert_eq!(
                shown(memory.update(news(&*live, steps))),
                (now.0, now.1.clone(), length, false),
                "the view follows the steps"
            );
            assert_eq!(shown(memory.update(again)), (now.0, now.1, 0, false));
        }
    }

    #[test]
    fn a_gap_or_another_match_or_another_watcher_needs_a_fresh_view() {
        let (mut live, mut memory) = beginning(VERSION);
        let steps = step(&mut *live);
        let missed = news(&*live, steps);
        assert_eq!(memory.update(Update { match_id: "other".to_owned(), ..missed.clone() }), None);
        assert_eq!(memory.update(Update { watcher: Watcher::Spectator, ..missed }), None);
        let steps = step(&mut *live);
        assert_eq!(memory.update(news(&*live, steps)), None);
        let (seq, _, steps, jump) = shown(memory.update(fresh(&*live)));
        assert_eq!((seq, steps, jump), (live.played().len() as u64, 0, true));
        assert_eq!(memory.since().map(|since| since.seq), Some(seq));
        memory.table("number-chain", None);
        assert_eq!(memory.since(), None, "another observer does not continue from the view of a seat");
    }

    #[test]
    fn an_undo_comes_with_a_view_and_is_a_jump() {
        let (mut live, mut memory) = beginning(VERSION);
        let before = live.played().len();
        let steps = step(&mut *live);
        let seq = live.played().len() as u64;
        assert!(memory.update(news(&*live, steps)).is_some());
        live.back(before);
        let notices = Json::of(&[(); 0]);
        let undo = Step { seq: seq + 1, at: 0, notices, back_to: Some(before as u64), by: None };
        let update = Update { seq: seq + 1, steps: vec![undo], ..fresh(&*live) };
        let bare = Update { view: None, ..update.clone() };
        assert_eq!(memory.update(bare), None, "what was taken back cannot be folded");
        let expected = update.view.as_ref().unwrap().tree();
        assert_eq!(shown(memory.update(update)), (seq + 1, expected, 1, true), "and names the move");
    }

    #[test]
    fn an_impossible_notice_needs_a_fresh_view_and_does_no_harm() {
        // A pool that does not exist, and an unknown notice.
        for nonsense in [json!({"on": "took", "seat": 0, "pool": 9, "card": "61"}), json!({"on": "flood"})] {
            let (live, mut memory) = beginning(VERSION);
            let seq = live.played().len() as u64 + 1;
            let step = Step { seq, at: 0, notices: json!([nonsense]).into(), back_to: None, by: None };
            assert_eq!(memory.update(Update { seq, ..news(&*live, vec![step]) }), None);
            let expected = live.played().view(Observer::Seat(Seat::new(0)));
            assert_eq!(shown(memory.update(fresh(&*live))).1, expected);
        }
    }

    #[test]
    fn a_server_of_another_version_sends_views_with_the_steps() {
        let (mut live, mut memory) = beginning("another");
        assert!(!memory.folds());
        let steps = step(&mut *live);
        assert_eq!(memory.update(news(&*live, steps.clone())), None);
        let (length, update) = (steps.len(), Update { steps, ..fresh(&*live) });
        let expected = (update.seq, update.view.as_ref().unwrap().tree(), length, false);
        assert_eq!(shown(memory.update(update)), expected);
    }

    #[test]
    fn a_line_of_chat_comes_once() {
        let mut memory = Memory::default();
        let lines = |ids: &[u64]| -> Vec<ChatLine> {
            let line = |id: &u64| json!({"id": id, "at": 0, "from": null, "kind": "said", "text": "x"});
            serde_json::from_value(Value::Array(ids.iter().map(line).collect())).unwrap()
        };
        assert_eq!(memory.chat(lines(&[1, 2])), Some(Event::Chat(lines(&[1, 2]))));
        assert_eq!(memory.chat(lines(&[1, 2])), None);
        assert_eq!(memory.chat(lines(&[2, 3])), Some(Event::Chat(lines(&[3]))));
        assert_eq!(memory.line(), 3);
        let deleted = ChatLine { text: DELETED.to_owned(), ..lines(&[2]).remove(0) };
        assert_eq!(memory.chat(vec![deleted.clone()]), Some(Event::Deleted(deleted)));
        assert_eq!(memory.line(), 3, "no line is asked for again because of it");
    }
}
