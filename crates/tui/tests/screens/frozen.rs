//! A sitting at which nothing happens but what a test wants.

use cardinal_engine::{AnyMatch, Observer, Seat};
use cardinal_texts::Speech;
use cardinal_tui::session::{Handover, Line, Refused, Said, Scene, Sitting, Undone};
use cardinal_tui::tables::{Deed, find};
use cardinal_tui::words::Names;

/// A moment of a game.
pub(crate) struct Frozen {
    pub(crate) scene: Scene,
    pub(crate) said: Vec<Said>,
    pub(crate) news: Option<String>,
}

impl Frozen {
    /// What a seat sees of a match, or a spectator.
    pub(crate) fn new(played: &dyn AnyMatch, seat: Option<Seat>) -> Self {
        let who = seat.map_or(Observer::Spectator, Observer::Seat);
        let speech = Speech::of("en");
        let table = find(played.info().id).unwrap();
        let names: Vec<String> = (1..=played.seats()).map(|seat| format!("Player {seat}")).collect();
        let told = |input| table.told(played, input, who, Names { names: &names, me: seat, speech });
        let position = table.position(played, who).unwrap();
        let scene = Scene {
            game: played.info().id.to_owned(),
            speech,
            seat,
            acts: position.acts(),
            position: Some(position),
            turn: played.turn().seats(),
            scores: played.scores().iter().copied().collect(),
            standings: None,
            told: (0..played.len()).map(told).collect(),
            skipped: 0,
            names,
        };
        Self { scene, said: Vec::new(), news: None }
    }

    pub(crate) fn say(&mut self, after: usize, text: &str) {
        self.said.push(Said { number: self.said.len(), after, text: text.to_owned() });
    }
}

impl Sitting for Frozen {
    fn speak(&mut self, speech: &'static Speech) {
        self.scene.speech = speech;
    }

    fn scene(&self) -> &Scene {
        &self.scene
    }

    fn poll(&mut self) -> bool {
        false
    }

    fn act(&mut self, _: &Deed) -> Result<(), Refused> {
        Err(Refused::Other("nothing happens here".to_owned()))
    }

    fn undo(&mut self) -> Result<Undone, Refused> {
        Ok(Undone::Asked)
    }

    fn handover(&self) -> Handover {
        Handover::None
    }

    fn pass_on(&mut self) {}

    fn news(&mut self) -> Option<String> {
        self.news.take()
    }

    fn trouble(&mut self) -> Option<Refused> {
        None
    }

    fn farewell(&mut self) -> Vec<String> {
        Vec::new()
    }

    fn unrecorded(&self) -> Option<&str> {
        None
    }

    fn say(&mut self, _: &str) -> Result<(), Refused> {
        Ok(())
    }

    fn said(&self) -> &[Said] {
        &self.said
    }

    fn line(&self) -> Option<Line> {
        Some(Line::Open)
    }
}
