//! A played game as a file: options, seats, inputs, result.
//!
//! The JSON form is documented in `docs/record.md`. Replaying the inputs gives the same game on every machine,
//! so nothing else about the state is stored, and a record survives any change of the code that does not
//! change play.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Value, json};
use thiserror::Error;

use crate::trail::Trail;
use crate::wire::reason_of;
use crate::{
    BySeat, Fairness, FairnessError, Game, Input, Match, Seat, Settings, SetupError, Standing, StepError,
    UnknownRevision, Wire,
};

/// The value of `format` in every record.
pub const RECORD_FORMAT: &str = "cardinal-record";
/// The version of the record format written here.
pub const RECORD_VERSION: u16 = 1;

/// A game as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<G: Game> {
    /// The revision of the rules it was played by.
    pub revision: u16,
    /// The options, defaults filled in.
    pub options: G::Options,
    /// The names at the seats.
    pub seats: Vec<String>,
    /// Everything that went in.
    pub inputs: Vec<Input<G::Action, G::Chance>>,
    /// How it ended; `None` for a game broken off.
    pub result: Option<BySeat<Standing>>,
    /// What makes the shuffles checkable.
    pub fairness: Option<Fairness>,
}

/// A record as it is stored, with inputs that are not yet typed: its game may be unknown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordFile<I = Value> {
    /// Always [`RECORD_FORMAT`].
    pub format: String,
    /// The version of the format.
    pub version: u16,
    /// The game's id.
    pub game: String,
    /// The game's behaviour revision.
    pub revision: u16,
    /// The options.
    pub options: Value,
    /// The names at the seats.
    pub seats: Vec<String>,
    /// The inputs.
    pub inputs: Vec<I>,
    /// Four hexadecimal digits per input.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trail: Option<String>,
    /// How it ended.
    #[serde(default)]
    pub result: Option<BySeat<Standing>>,
    /// What makes the shuffles checkable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Fairness>,
    /// The moves that were taken back on the way, and are not among the inputs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub undone: Vec<Undone>,
}

/// Moves that were taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undone {
    /// The seat that took its move back.
    pub seat: Option<Seat>,
    /// How many inputs there were.
    pub from: u32,
    /// How many were left.
    pub to: u32,
}

/// What is wrong with a record. Inputs are counted from 0, as in a trace.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// Not JSON, or not the fields of a record.
    #[error("not a readable record: {0}")]
    Unreadable(String),
    /// The file holds nothing.
    #[error("there is no record in the file")]
    Empty,
    /// A later version of the format.
    #[error("record format version {0} is not known here; this program reads version {RECORD_VERSION}")]
    Version(u16),
    /// A game that is not registered.
    #[error("there is no game '{0}'")]
    Game(String),
    /// Rules of a revision that this program does not have.
    #[error(transparent)]
    Revision(#[from] UnknownRevision),
    /// Options or seats that the game does not have.
    #[error("set-up: {0}")]
    Setup(#[from] SetupError),
    /// Not an input of this game.
    #[error("input {at}: {reason}")]
    Input {
        /// Its number.
        at: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// An input that the rules refuse.
    #[error("input {at}{}: refused, {error}", .seat.map(|seat| format!(" (seat {})", seat.ordinal())).unwrap_or_default())]
    Refused {
        /// Its number.
        at: usize,
        /// Who acted, unless it is chance.
        seat: Option<Seat>,
        /// Why.
        error: StepError,
    },
    /// A legal input, but not the one that was recorded.
    #[error("input {0}: does not match the record's trail; it was changed after the game")]
    Trail(usize),
    /// The trail has not four digits for each input.
    #[error("the trail has {digits} digits for {inputs} inputs; it must have four for each")]
    TrailLength {
        /// How long it is.
        digits: usize,
        /// How many inputs there are.
        inputs: usize,
    },
    /// The result is not the one the inputs lead to.
    #[error("result: the inputs lead to {actual}, the record says {claimed}")]
    Result {
        /// From the replay.
        actual: String,
        /// From the file.
        claimed: String,
    },
    /// The shuffles are not the committed ones.
    #[error("fairness: {0}")]
    Fairness(#[from] FairnessError),
}

impl RecordError {
    /// Stable id of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Unreadable(_) => "record-unreadable",
            Self::Empty => "record-empty",
            Self::Version(_) => "record-version",
            Self::Game(_) => "record-game",
            Self::Revision(_) => "record-revision",
            Self::Setup(_) => "record-setup",
            Self::Input { .. } => "record-input",
            Self::Refused { .. } => "record-refused",
            Self::Trail(_) => "record-trail",
            Self::TrailLength { .. } => "record-trail-length",
            Self::Result { .. } => "record-result",
            Self::Fairness(_) => "record-fairness",
        }
    }
}

/// Reads a file with one record, or with one record a line. A broken line is reported with its number.
pub fn read_records(text: &str) -> Result<Vec<RecordFile>, RecordError> {
    if text.trim().is_empty() {
        return Err(RecordError::Empty);
    }
    // A record may be spread over many lines; only if the text as a whole is not one, each line must be.
    let whole = match serde_json::from_str::<Value>(text) {
        Ok(value) => return Ok(vec![RecordFile::from_value(value)?]),
        Err(error) => error,
    };
    let mut records = Vec::new();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let value = serde_json::from_str(line).map_err(|error| {
            let unreadable =
                if records.is_empty() { whole.to_string() } else { format!("line {}: {error}", number + 1) };
            RecordError::Unreadable(unreadable)
        })?;
        records.push(RecordFile::from_value(value)?);
    }
    Ok(records)
}

impl RecordFile {
    fn from_value(value: Value) -> Result<Self, RecordError> {
        match value.get("format").and_then(Value::as_str) {
            Some(RECORD_FORMAT) => {}
            _ => return Err(RecordError::Unreadable(format!("its \"format\" is not \"{RECORD_FORMAT}\""))),
        }
        if let Some(version) =
            value.get("version").and_then(Value::as_u64).filter(|&v| v != u64::from(RECORD_VERSION))
        {
            return Err(RecordError::Version(u16::try_from(version).unwrap_or(u16::MAX)));
        }
        serde_json::from_value(value).map_err(|error| RecordError::Unreadable(error.to_string()))
    }

    fn trail_digits(&self, at: usize) -> Option<&[u8]> {
        self.trail.as_ref().map(|trail| &trail.as_bytes()[4 * at..4 * at + 4])
    }
}

impl<I: Serialize> RecordFile<I> {
    /// As a line of JSON.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("wire types have string keys only")
    }
}

impl<G: Game> Record<G> {
    /// Replays the record by the rules of its own revision: every input legal and as recorded, an equal result, the
    /// committed shuffles. Gives the record and the match at its end.
    pub fn verify(file: &RecordFile) -> Result<(Self, Match<G>), RecordError> {
        if file.game != G::INFO.id {
            return Err(RecordError::Game(file.game.clone()));
        }
        G::INFO.check_revision(file.revision)?;
        let options = Settings::from_json(&G::INFO, &file.options)?.resolve::<G>()?;
        if let Some(trail) = &file.trail
            && (trail.len() != 4 * file.inputs.len() || !trail.is_ascii())
        {
            return Err(RecordError::TrailLength { digits: trail.len(), inputs: file.inputs.len() });
        }
        let mut played = Match::<G>::of_revision(file.revision, &options, file.seats.clone())?;
        let mut trail = Self::trail(file.revision, &options, &file.seats);
        for (at, input) in file.inputs.iter().enumerate() {
            let input = Input::<G::Action, G::Chance>::from_json(&input.to_string())
                .map_err(|error| RecordError::Input { at, reason: reason_of(&error) })?;
            let digits = trail.step(&input.to_json());
            let seat = match &input {
                Input::Action { seat, .. } => Some(*seat),
                Input::Chance(_) => None,
            };
            played.step(input).map_err(|error| RecordError::Refused { at, seat, error })?;
            if file.trail_digits(at).is_some_and(|recorded| recorded != digits) {
                return Err(RecordError::Trail(at));
            }
        }
        let actual = played.standings();
        if actual != file.result {
            let (actual, claimed) = (describe(actual.as_ref()), describe(file.result.as_ref()));
            return Err(RecordError::Result { actual, claimed });
        }
        let record = played.record(file.fairness.clone());
        if let Some(fairness) = &record.fairness {
            let fresh = G::of_revision(file.revision, &options, played.game().seats())?;
            fairness.verify(fresh, &record.inputs)?;
        }
        Ok((record, played))
    }

    /// The record as it is stored.
    pub fn to_file(&self) -> RecordFile {
        self.file_with(Vec::new(), |input| serde_json::from_str(input).expect("it was just written"))
    }

    /// The record as a line of JSON, with the moves that were taken back on the way.
    pub fn to_json(&self, undone: Vec<Undone>) -> String {
        let raw = |input: &str| RawValue::from_string(input.to_owned()).expect("it was just written");
        self.file_with(undone, raw).to_json()
    }

    fn file_with<I>(&self, undone: Vec<Undone>, read: impl Fn(&str) -> I) -> RecordFile<I> {
        let mut trail = Self::trail(self.revision, &self.options, &self.seats);
        let inputs: Vec<String> = self.inputs.iter().map(Input::to_json).collect();
        let digits = inputs.iter().flat_map(|input| trail.step(input)).map(char::from).collect();
        RecordFile {
            format: RECORD_FORMAT.to_owned(),
            version: RECORD_VERSION,
            game: G::INFO.id.to_owned(),
            revision: self.revision,
            options: self.options.to_tree(),
            seats: self.seats.clone(),
            inputs: inputs.iter().map(|input| read(input)).collect(),
            trail: Some(digits),
            result: self.result.clone(),
            fairness: self.fairness.clone(),
            undone,
        }
    }

    fn trail(revision: u16, options: &G::Options, seats: &[String]) -> Trail {
        Trail::new(&format!("[{},{revision},{},{}]", json!(G::INFO.id), options.to_json(), json!(seats)))
    }
}

fn describe(result: Option<&BySeat<Standing>>) -> String {
    let Some(result) = result else {
        return "an unfinished game".to_owned();
    };
    let seats = result.pairs().map(|(seat, standing)| {
        let Standing { place, score, team } = standing;
        format!("seat {}: place {place} with {score} (team {team})", seat.ordinal())
    });
    seats.collect::<Vec<_>>().join(", ")
}
