//! The game at one moment.

use std::time::{Duration, Instant};

use cardinal_protocol::{Json, Outlook, SeatResult, Since, Watcher};
use serde_json::Value;

use crate::View;

/// The game at one moment, as one watcher may know it.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// The match.
    pub match_id: String,
    /// The number of the last step.
    pub seq: u64,
    /// The watcher whose knowledge it shows.
    pub watcher: Watcher,
    /// The view, in the types of the game.
    pub view: View,
    /// What comes next, and for whom.
    pub outlook: Outlook,
    /// When the outlook arrived; its clocks count down from here.
    pub heard: Instant,
}

impl Scene {
    /// The seat of the watcher, for players.
    pub const fn seat(&self) -> Option<u8> {
        match self.watcher {
            Watcher::Seat { seat } => Some(seat),
            Watcher::Spectator | Watcher::Shoulder { .. } | Watcher::All => None,
        }
    }

    /// Whether it is this watcher's turn.
    pub fn to_act(&self) -> bool {
        self.seat().is_some_and(|seat| self.outlook.turn.contains(&seat))
    }

    /// The legal actions of this watcher; none for a spectator.
    pub fn legal(&self) -> Vec<Value> {
        let legal = self.outlook.legal.as_ref().filter(|_| self.seat().is_some());
        legal.map(Json::items).unwrap_or_default()
    }

    /// How the seats ended, once the game is over.
    pub fn standings(&self) -> Option<&[SeatResult]> {
        self.outlook.result.as_deref()
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.outlook.result.is_some()
    }

    /// The time a seat has left now; `None` without a clock.
    pub fn time_left(&self, seat: u8) -> Option<Duration> {
        self.time_left_at(seat, Instant::now())
    }

    fn time_left_at(&self, seat: u8, now: Instant) -> Option<Duration> {
        let clocks = &self.outlook.clocks;
        let left = Duration::from_millis((*clocks.left.get(usize::from(seat))?)?);
        let runs = clocks.running.contains(&seat);
        let passed = if runs { now.saturating_duration_since(self.heard) } else { Duration::ZERO };
        Some(left.saturating_sub(passed))
    }

    /// The last known number of the match.
    pub(crate) fn since(&self) -> Since {
        Since { match_id: self.match_id.clone(), seq: self.seq }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene(outlook: &Value) -> Scene {
        let outlook = serde_json::from_value(outlook.clone()).unwrap();
        let (watcher, view) = (Watcher::Seat { seat: 1 }, View::read("no game", &Value::Null.into()));
        Scene { match_id: "m".to_owned(), seq: 3, watcher, view, outlook, heard: Instant::now() }
    }

    #[test]
    fn clocks_count_down_where_they_run() {
        let mut scene = scene(&serde_json::json!({
            "turn": [1], "optional": [], "legal": [{"do": "pass"}], "scores": [0, 0, 0], "result": null, "undo": false,
            "lesson": null, "clocks": {"now": 0, "left": [5000, 5000, null], "running": [1]}
        }));
        let later = scene.heard + Duration::from_secs(2);
        let left = |seat| scene.time_left_at(seat, later).map(|left| left.as_millis());
        assert_eq!([left(0), left(1), left(2), left(9)], [Some(5000), Some(3000), None, None]);
        assert_eq!(scene.time_left_at(1, later + Duration::from_secs(9)), Some(Duration::ZERO));
        assert!(scene.to_act() && scene.legal().len() == 1 && !scene.is_over());
        scene.watcher = Watcher::Shoulder { seat: 1 };
        assert!(!scene.to_act() && scene.legal().is_empty());
    }
}
