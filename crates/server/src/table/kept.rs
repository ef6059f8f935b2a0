//! What a table stores of itself.

use cardinal_engine::{Entropy, Secret};
use cardinal_protocol::{Millis, PersonRef, RatingChange, Result, TableSetup, TableStatus};
use serde::{Deserialize, Serialize};

use crate::{deals, ids};

/// A table as it is stored, beside the log of its match.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Kept {
    /// What it was opened with, options filled in.
    pub(crate) setup: TableSetup,
    pub(crate) status: TableStatus,
    pub(crate) host: Option<PersonRef>,
    pub(crate) seats: Vec<KeptSeat>,
    pub(crate) current: KeptMatch,
    /// The match after this one: its secret is chosen, and committed to, before anybody adds to it.
    pub(crate) next: Option<KeptMatch>,
    pub(crate) rematch: Vec<u8>,
    pub(crate) rated: bool,
    /// Whether the first match here is a guided one.
    #[serde(default)]
    pub(crate) lesson: bool,
    pub(crate) created: Millis,
}

/// A seat as it is stored.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum KeptSeat {
    Open,
    Person {
        person: PersonRef,
        /// They got up. During the game a bot plays on; after it the seat is free for the next one.
        left: bool,
    },
    Bot {
        level: String,
    },
}

/// A match as it is stored with its table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct KeptMatch {
    pub(crate) id: String,
    pub(crate) number: u32,
    secret: String,
    pub(crate) entropy: Vec<Entropy>,
    pub(crate) started: Option<Millis>,
    pub(crate) ended: Option<Millis>,
    pub(crate) result: Option<Vec<Result>>,
    pub(crate) ratings: Option<Vec<Option<RatingChange>>>,
}

impl Kept {
    /// Gives somebody another name wherever they are named; whether they are.
    pub(crate) fn rename(&mut self, person: &PersonRef) -> bool {
        let sitters = self.seats.iter_mut().filter_map(|seat| match seat {
            KeptSeat::Person { person, .. } => Some(person),
            KeptSeat::Open | KeptSeat::Bot { .. } => None,
        });
        let known = sitters.chain(&mut self.host).filter(|known| known.id == person.id && *known != person);
        known.map(|known| known.clone_from(person)).count() > 0
    }

    /// Everybody who is named.
    pub(crate) fn people(&self) -> Vec<String> {
        let sitters = self.seats.iter().filter_map(KeptSeat::person);
        let mut people: Vec<String> = sitters.chain(&self.host).map(|person| person.id.clone()).collect();
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The seats of a finished game stay as they were. Whoever wants other seats prepares the next game, in which the
    /// seats of those who have left are free.
    pub(crate) fn prepare_next(&mut self) {
        if self.status != TableStatus::Finished {
            return;
        }
        let number = self.current.number + 1;
        self.current = self.next.take().unwrap_or_else(|| KeptMatch::new(number));
        self.status = TableStatus::Waiting;
        self.rematch.clear();
        for seat in &mut self.seats {
            if matches!(seat, KeptSeat::Person { left: true, .. }) {
                *seat = KeptSeat::Open;
            }
        }
    }
}

impl KeptMatch {
    /// A match to come, with a fresh secret.
    pub(crate) fn new(number: u32) -> Self {
        Self {
            id: ids::id(),
            number,
            secret: deals::fresh(),
            entropy: Vec::new(),
            started: None,
            ended: None,
            result: None,
            ratings: None,
        }
    }

    /// A match whose deal everybody may know.
    pub(crate) fn taught(secret: &str) -> Self {
        Self { secret: secret.to_owned(), ..Self::new(1) }
    }

    /// The secret of the shuffles.
    pub(crate) fn secret(&self) -> Secret {
        Secret::new(ids::unhex(&self.secret).unwrap_or_default())
    }

    /// The same as text, for the store.
    pub(crate) fn secret_text(&self) -> &str {
        &self.secret
    }
}

impl KeptSeat {
    /// Who sits there.
    pub(crate) const fn person(&self) -> Option<&PersonRef> {
        match self {
            Self::Person { person, .. } => Some(person),
            Self::Open | Self::Bot { .. } => None,
        }
    }

    /// The id under which whoever sits there has a profile; nothing for nobody.
    pub(crate) fn person_id(&self) -> String {
        match self {
            Self::Person { person, .. } => person.id.clone(),
            Self::Bot { level } => super::bot(level).id,
            Self::Open => String::new(),
        }
    }

    /// The name in the record.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Open => "–".to_owned(),
            Self::Person { person, .. } => person.name.clone(),
            Self::Bot { level } => bot_name(level),
        }
    }
}

/// What a bot of this level is called.
pub(crate) fn bot_name(level: &str) -> String {
    let mut letters = level.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase()).into_iter();
    format!("{} bot", first.chain(letters).collect::<String>())
}

/// A status as it is stored.
pub(crate) const fn status_name(status: TableStatus) -> &'static str {
    match status {
        TableStatus::Waiting => "waiting",
        TableStatus::Playing => "playing",
        TableStatus::Paused => "paused",
        TableStatus::Finished => "finished",
        TableStatus::Closed => "closed",
    }
}
