//! Errors as exceptions with a code and a clause; no panic gets through.

use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

use cardinal_bots::BadPlayer;
use cardinal_engine::{BadChance, Illegal, RecordError, SetupError, StepError, SubmitError};
use cardinal_gym::GymError;
use cardinal_lab::LabError;
use pyo3::prelude::*;

/// An exception of the package, by the name of its class in `cardinal_games.errors`.
pub(crate) struct Trouble {
    class: &'static str,
    message: String,
    code: String,
    clause: Option<&'static str>,
}

impl Trouble {
    fn new(class: &'static str, message: impl Display, code: &str) -> Self {
        Self { class, message: message.to_string(), code: code.to_owned(), clause: None }
    }

    /// Something asked for that cannot be.
    pub(crate) fn usage(code: &str, message: impl Display) -> Self {
        Self::new("UsageError", message, code)
    }

    /// There is no game of this id.
    pub(crate) fn no_game(id: &str) -> Self {
        let known: Vec<&str> = cardinal_games::all().iter().map(|game| game.info().id).collect();
        Self::usage("no-such-game", format!("there is no game '{id}'; the games are {}", known.join(", ")))
    }

    fn internal(panic: &(dyn std::any::Any + Send)) -> Self {
        let said = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        let said = said.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        Self::new("InternalError", format!("this is a defect of cardinal_games: {said}"), "internal")
    }
}

impl From<Illegal> for Trouble {
    fn from(illegal: Illegal) -> Self {
        let clause = Some(illegal.reason().clause);
        Self { clause, ..Self::new("IllegalAction", illegal, illegal.reason().code) }
    }
}

impl From<SubmitError> for Trouble {
    fn from(error: SubmitError) -> Self {
        match error {
            SubmitError::Illegal(illegal) => illegal.into(),
            SubmitError::Malformed(_) => Self::usage(error.code(), &error),
        }
    }
}

impl From<SetupError> for Trouble {
    fn from(error: SetupError) -> Self {
        let clause = match &error {
            SetupError::Seats { clause, .. } => Some(*clause),
            _ => None,
        };
        Self { clause, ..Self::new("SetupError", &error, error.code()) }
    }
}

impl From<BadChance> for Trouble {
    fn from(error: BadChance) -> Self {
        Self::usage(error.code(), error)
    }
}

impl From<StepError> for Trouble {
    fn from(error: StepError) -> Self {
        match error {
            StepError::Illegal(illegal) => illegal.into(),
            StepError::Chance(bad) => bad.into(),
        }
    }
}

impl From<RecordError> for Trouble {
    fn from(error: RecordError) -> Self {
        Self::new("RecordError", &error, error.code())
    }
}

impl From<BadPlayer> for Trouble {
    fn from(error: BadPlayer) -> Self {
        Self::usage(error.code(), &error)
    }
}

impl From<LabError> for Trouble {
    fn from(error: LabError) -> Self {
        match error {
            LabError::Setup(error) => error.into(),
            other => Self::usage("lab", other),
        }
    }
}

impl From<GymError> for Trouble {
    fn from(error: GymError) -> Self {
        match &error {
            GymError::Setup(setup) => setup.clone().into(),
            GymError::Refused { illegal, .. } => {
                let clause = Some(illegal.reason().clause);
                Self { clause, ..Self::new("IllegalAction", &error, error.code()) }
            }
            _ => Self::usage(error.code(), &error),
        }
    }
}

impl From<Trouble> for PyErr {
    fn from(trouble: Trouble) -> Self {
        Python::attach(|py| {
            let class = py.import("cardinal_games.errors").and_then(|errors| errors.getattr(trouble.class));
            let exception =
                class.and_then(|class| class.call1((trouble.message, trouble.code, trouble.clause)));
            exception.map_or_else(|error| error, PyErr::from_value)
        })
    }
}

/// Turns a panic into an ordinary exception.
pub(crate) fn guard<T>(work: impl FnOnce() -> Result<T, Trouble>) -> Result<T, Trouble> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| Err(Trouble::internal(&*panic)))
}
