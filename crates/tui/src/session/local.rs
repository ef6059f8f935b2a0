//! A match in this program: people at this terminal, and bots.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use cardinal_engine::{
    AnySession, Dealer, Observer, PlanError, RecordFile, Seat, SeatSet, Secret, Settings, SetupError, Turn,
    hex,
};
use cardinal_texts::{Speech, with};
use thiserror::Error;

use super::save::write_whole;
use super::seats::{names, shown_names};
use super::thinking::{Answer, Manner, Thinking};
use super::{Handover, Line, Refused, Said, Save, SaveError, Scene, Sitting, Undone, Who};
use crate::tables::{self, AnyTable, Deed};
use crate::words::Names;

/// How many of the latest inputs a scene tells of.
const TOLD: usize = 80;

/// How a local game is to be played.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<Who>,
    /// Options as typed.
    pub settings: Vec<(String, String)>,
    /// Equal seeds give equal shuffles and bots; without a seed, the system's randomness decides.
    pub seed: Option<u64>,
}

/// Why a game does not begin.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum StartError {
    /// There is no such game.
    #[error("there is no game '{0}'")]
    UnknownGame(String),
    /// It cannot be played so.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl StartError {
    /// Stable id of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::UnknownGame(_) => "unknown-game",
            Self::Setup(error) => error.code(),
        }
    }
}

/// A sitting at a match in this program.
pub struct Local {
    session: Box<dyn AnySession>,
    table: &'static dyn AnyTable,
    /// What the shuffles come from.
    secret: Secret,
    seats: Vec<Who>,
    people: SeatSet,
    seed: u64,
    repeatable: bool,
    /// Who looks at the terminal.
    at: Option<Seat>,
    handover: Handover,
    scene: Scene,
    speech: &'static Speech,
    thinking: Option<Thinking>,
    /// A bot's decision that waits until people have seen the one before.
    decided: Option<(Seat, Decision)>,
    pace: Duration,
    moved: Instant,
    save: Option<PathBuf>,
    record: Option<PathBuf>,
    recorded: bool,
    /// Why the record could not be written.
    unrecorded: Option<String>,
    trouble: Option<String>,
}

impl Local {
    /// Sits down at a new game.
    pub fn begin(plan: &Plan) -> Result<Self, StartError> {
        let game =
            cardinal_games::find(&plan.game).ok_or_else(|| StartError::UnknownGame(plan.game.clone()))?;
        let (bytes, seed) = match plan.seed {
            Some(seed) => {
                let mut bytes = [0; 32];
                bytes[..8].copy_from_slice(&seed.to_le_bytes());
                (bytes, seed)
            }
            None => (random(), u64::from_le_bytes(random())),
        };
        let secret = Secret::new(bytes);
        let settings = Settings::from_pairs(&game.info(), &plan.settings)?;
        let mut session = game.open(settings, names(&plan.seats), Dealer::new(&secret, &[]))?;
        session.deal();
        Ok(Self::at(session, secret, plan.seats.clone(), seed, plan.seed.is_some()))
    }

    /// Sits down again at a game that was put aside.
    pub fn resume(file: PathBuf) -> Result<Self, SaveError> {
        let save = Save::read(&file)?;
        let broken = |reason: String| SaveError::Broken { file: file.clone(), reason };
        let seats: Result<Vec<Who>, _> = save.seats.iter().map(|seat| seat.parse::<Who>()).collect();
        let seats = seats.map_err(|error| broken(error.to_string()))?;
        if seats.len() != save.record.seats.len() {
            return Err(broken("it has other seats than its record".to_owned()));
        }
        let secret = save.record.fairness.as_ref().and_then(|fairness| hex::decode(&fairness.secret));
        let secret = secret.ok_or_else(|| broken("it has no secret for the shuffles to come".to_owned()))?;
        let secret = Secret::new(secret);
        let session = cardinal_games::of_record(&save.record)
            .and_then(|game| game.continue_record(&save.record, &secret))
            .map_err(|error| broken(error.to_string()))?;
        let mut sitting = Self::at(session, secret, seats, save.seed, save.repeatable);
        sitting.save = Some(file);
        // The person who comes back may not be the one who left.
        if sitting.people.len() > 1
            && let Some(seat) = sitting.at
        {
            sitting.handover = Handover::Veiled(seat);
            sitting.refresh();
        }
        Ok(sitting)
    }

    fn at(
        session: Box<dyn AnySession>,
        secret: Secret,
        seats: Vec<Who>,
        seed: u64,
        repeatable: bool,
    ) -> Self {
        let people: SeatSet =
            Seat::all(seats.len() as u8).filter(|seat| matches!(seats[seat.index()], Who::You(_))).collect();
        let table = tables::find(session.played().info().id).expect("every registered game has a table");
        let mut sitting = Self {
            session,
            table,
            secret,
            seats,
            people,
            seed,
            repeatable,
            at: None,
            handover: Handover::None,
            scene: Scene::default(),
            speech: Default::default(),
            thinking: None,
            decided: None,
            pace: Duration::ZERO,
            moved: Instant::now(),
            save: None,
            record: None,
            recorded: false,
            unrecorded: None,
            trouble: None,
        };
        sitting.look();
        // One player alone sees the table from the start; of several, each sees it only in their own turn.
        if sitting.at.is_none() && people.len() == 1 {
            sitting.at = people.first();
            sitting.refresh();
        }
        sitting
    }

    /// Tells everything in this language.
    #[must_use]
    pub fn speaking(mut self, speech: &'static Speech) -> Self {
        self.speak(speech);
        self
    }

    /// Lets at least this much time pass between the moves of bots, so that people can follow.
    #[must_use]
    pub const fn paced(mut self, pace: Duration) -> Self {
        self.pace = pace;
        self
    }

    /// Puts the game aside here after every move.
    #[must_use]
    pub fn saved_to(mut self, file: PathBuf) -> Self {
        self.save = Some(file);
        self.put_aside();
        self
    }

    /// Writes the record here when the game is over.
    #[must_use]
    pub fn recorded_to(mut self, file: Option<PathBuf>) -> Self {
        self.record = file;
        self.finish();
        self
    }

    /// Puts the game aside as it stands.
    pub fn put_aside_to(&self, file: &std::path::Path) -> Result<(), SaveError> {
        let seats = self.seats.iter().map(ToString::to_string).collect();
        Save::new(seats, self.seed, self.repeatable, self.record_so_far()).write(file)
    }

    /// The record so far, with the secret of its shuffles.
    fn record_so_far(&self) -> RecordFile {
        self.session.played().record(Some(self.secret.reveal(Vec::new())))
    }

    fn put_aside(&mut self) {
        if let Some(file) = &self.save
            && let Err(error) = self.put_aside_to(&file.clone())
        {
            self.trouble = Some(self.speech.say("term-unsaved", with("why", error.to_string())));
        }
    }

    /// After a change: saves, decides who has to look, and shows it to them.
    fn changed(&mut self) {
        self.moved = Instant::now();
        self.put_aside();
        self.look();
        self.finish();
    }

    /// Decides who has to look.
    fn look(&mut self) {
        let wanted: SeatSet =
            self.session.played().turn().seats().iter().filter(|seat| self.people.contains(*seat)).collect();
        let next = match self.at {
            Some(seat) if wanted.is_empty() || wanted.contains(seat) => Some(seat),
            _ => wanted.first().or(self.at),
        };
        self.handover = match (self.at, next) {
            (Some(old), Some(new)) if old != new => Handover::Due(new),
            (None, Some(new)) if self.people.len() > 1 => Handover::Veiled(new),
            (None, new) => {
                self.at = new;
                Handover::None
            }
            _ => Handover::None,
        };
        if let Handover::Veiled(seat) = self.handover {
            self.at = Some(seat);
        }
        self.refresh();
    }

    fn refresh(&mut self) {
        let any = self.session.played();
        let (speech, names) = (self.speech, shown_names(&self.seats, self.speech));
        let game = any.info().id.to_owned();
        if matches!(self.handover, Handover::Veiled(_)) {
            // Nothing that could be shown is even here.
            self.scene = Scene { game, speech, names, seat: self.at, ..Scene::default() };
            return;
        }
        let who = self.at.map_or(Observer::Spectator, Observer::Seat);
        let skipped = any.len().saturating_sub(TOLD);
        let told = |input| self.table.told(any, input, who, Names { names: &names, me: self.at, speech });
        let position = self.table.position(any, who);
        self.scene = Scene {
            game,
            speech,
            seat: self.at,
            turn: any.turn().seats(),
            acts: self.handover == Handover::None
                && position.as_ref().is_some_and(|position| position.acts()),
            position,
            scores: any.scores().iter().copied().collect(),
            standings: any.standings().map(|standings| standings.iter().copied().collect()),
            told: (skipped..any.len()).map(told).collect(),
            skipped,
            names,
        };
    }

    /// Once the game is over: writes the record, and forgets the save.
    fn finish(&mut self) {
        if self.recorded || self.session.played().turn() != Turn::Over {
            return;
        }
        self.recorded = true;
        if let Some(file) = &self.record
            && let Err(error) = write_whole(file, &self.record_so_far().to_json())
        {
            // The save stays: the record can still be had from it.
            let file = with("file", file.display().to_string());
            let why = self.speech.say("term-record-failed", file.with("why", error.to_string()));
            (self.trouble, self.unrecorded) = (Some(why.clone()), Some(why));
            return;
        }
        if let Some(file) = &self.save {
            drop(std::fs::remove_file(file));
        }
    }

    /// Sets the next bot to think, if it is a bot's turn.
    fn wake(&mut self) {
        let bots = self.session.played().turn().seats().iter().filter(|seat| !self.people.contains(*seat));
        let Some(seat) = bots.collect::<SeatSet>().first() else { return };
        if let Who::Bot(player) = self.seats[seat.index()] {
            let manner = Manner { player, seed: self.seed, repeatable: self.repeatable };
            self.thinking = Some(Thinking::about(&*self.session, seat, manner));
        }
    }

    /// Does what a bot decided.
    fn carry_out(&mut self, seat: Seat, decision: Decision) -> Result<(), PlanError> {
        match decision {
            Decision::Action(number) => self.session.plan_numbered(seat, number)?,
            Decision::Default => {
                self.session.plan_default(seat);
            }
        }
        self.session.commit();
        Ok(())
    }
}

/// What a bot's seat does.
#[derive(Clone, Copy, Debug)]
enum Decision {
    /// The action with this number.
    Action(usize),
    /// What is done for a seat that does not decide.
    Default,
}

impl Sitting for Local {
    fn speak(&mut self, speech: &'static Speech) {
        self.speech = speech;
        self.refresh();
    }

    fn scene(&self) -> &Scene {
        &self.scene
    }

    fn poll(&mut self) -> bool {
        if let Some(thinking) = &self.thinking {
            let decision = match thinking.answer() {
                Answer::Thinking => return false,
                Answer::Decided(number) => Decision::Action(number),
                // A bot that fails does what is done for a seat that is away, so that the game goes on.
                Answer::Nothing => Decision::Default,
            };
            self.decided = Some((thinking.seat, decision));
            self.thinking = None;
        }
        if self.decided.is_none() {
            self.wake();
            return false;
        }
        if self.moved.elapsed() < self.pace {
            return false;
        }
        let Some((seat, decision)) = self.decided.take() else { return false };
        if let Err(error) = self.carry_out(seat, decision) {
            let seat = with("seat", seat.number() + 1);
            self.trouble = Some(self.speech.say("term-stuck", seat.with("why", error.to_string())));
            return true;
        }
        self.changed();
        true
    }

    fn act(&mut self, deed: &Deed) -> Result<(), Refused> {
        let Some(seat) = self.at else {
            return Err(Refused::Message("term-no-one-plays"));
        };
        if self.handover != Handover::None {
            return Err(Refused::Message("term-changing-hands"));
        }
        self.table.act(&mut *self.session, seat, deed)?;
        // What a bot was thinking about may be no more.
        (self.thinking, self.decided) = (None, None);
        self.changed();
        Ok(())
    }

    fn undo(&mut self) -> Result<Undone, Refused> {
        let inputs = self.session.played().len();
        let own = |input: &usize| self.session.actor(*input).is_some_and(|seat| self.people.contains(seat));
        let Some(last) = (0..inputs).rev().find(own) else {
            return Err(Refused::Message("refused-nothing-to-undo"));
        };
        if self.recorded {
            return Err(Refused::Message("term-game-over"));
        }
        (self.thinking, self.decided) = (None, None);
        self.session.back(last);
        self.changed();
        Ok(Undone::Done)
    }

    fn handover(&self) -> Handover {
        self.handover
    }

    fn pass_on(&mut self) {
        self.handover = match self.handover {
            Handover::Due(next) => {
                self.at = Some(next);
                Handover::Veiled(next)
            }
            Handover::Veiled(_) | Handover::None => Handover::None,
        };
        self.refresh();
    }

    fn trouble(&mut self) -> Option<Refused> {
        self.trouble.take().map(Refused::Other)
    }

    fn farewell(&mut self) -> Vec<String> {
        let speech = self.speech;
        if self.recorded && self.unrecorded.is_none() {
            let written =
                |file: &PathBuf| speech.say("term-record", with("file", file.display().to_string()));
            return self.record.iter().map(written).collect();
        }
        let Some(file) = self.save.clone() else { return Vec::new() };
        let resume = format!("cardinal play --resume {}", quoted(&file.display().to_string()));
        if self.recorded {
            let command = format!("{resume} --record FILE");
            return vec![speech.say("term-kept", with("command", command))];
        }
        vec![match self.put_aside_to(&file) {
            Ok(()) => speech.say("term-saved", with("command", resume)),
            Err(error) => speech.say("term-save-failed", with("why", error.to_string())),
        }]
    }

    fn unrecorded(&self) -> Option<&str> {
        self.unrecorded.as_deref()
    }

    fn say(&mut self, _: &str) -> Result<(), Refused> {
        Err(Refused::Message("term-no-one-to-talk-to"))
    }

    fn said(&self) -> &[Said] {
        &[]
    }

    fn line(&self) -> Option<Line> {
        None
    }
}

impl std::fmt::Debug for Local {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Local").field("seats", &self.seats).finish_non_exhaustive()
    }
}

/// As a word of a shell.
fn quoted(text: &str) -> String {
    let plain = text.chars().all(|each| each.is_ascii_alphanumeric() || "/._-+=:".contains(each));
    if plain { text.to_owned() } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}
