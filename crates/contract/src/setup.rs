//! What is played: seats, options, seed.

use cardinal_engine::{Game, MAX_SEATS, Preset, Seat, Settings, SetupError};

use crate::{Breach, Property};

/// A setup of a game: the seats, the options, and the seed of the games tried.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<G: Game> {
    /// How many play.
    pub seats: u8,
    /// The name of the option set.
    pub preset: &'static str,
    /// The options.
    pub options: G::Options,
    /// The seed of everything tried.
    pub seed: u64,
}

impl<G: Game> Setup<G> {
    /// A setup with custom options.
    pub fn new(seats: u8, options: G::Options, seed: u64) -> Result<Self, SetupError> {
        Self::named(seats, "custom", options, seed)
    }

    /// A setup with a preset of the game.
    pub fn of_preset(seats: u8, preset: &Preset, seed: u64) -> Result<Self, SetupError> {
        let options = Settings::from_pairs(&G::INFO, preset.settings)?.resolve::<G>()?;
        Self::named(seats, preset.name, options, seed)
    }

    fn named(seats: u8, preset: &'static str, options: G::Options, seed: u64) -> Result<Self, SetupError> {
        G::new(&options, seats)?;
        Ok(Self { seats, preset, options, seed })
    }

    /// Every seat count of the game with every preset that allows it.
    pub fn all(seed: u64) -> Result<Vec<Self>, Breach> {
        let mut setups = Vec::new();
        for preset in G::INFO.presets {
            let before = setups.len();
            for &seats in G::INFO.seats {
                match Self::of_preset(seats, preset, seed) {
                    Ok(setup) => setups.push(setup),
                    Err(SetupError::Conflict { .. }) => {}
                    Err(error) => {
                        let blank = Self { seats, preset: preset.name, options: G::Options::default(), seed };
                        return Err(
                            blank.breach(Property::Options, format!("the preset is refused: {error}"))
                        );
                    }
                }
            }
            if setups.len() == before {
                let blank = Self { seats: 0, preset: preset.name, options: G::Options::default(), seed };
                return Err(blank.breach(Property::Options, "the preset is for no number of players"));
            }
        }
        Ok(setups)
    }

    /// The game before its first input.
    pub fn start(&self) -> G {
        G::new(&self.options, self.seats).expect("a setup is made only where the game accepts it")
    }

    /// A breach of a property at this setup, without a course.
    pub fn breach(&self, property: Property, detail: impl Into<Box<str>>) -> Breach {
        Breach {
            property,
            game: G::INFO.id,
            seats: self.seats,
            preset: self.preset,
            options: serde_json::to_string(&self.options).unwrap_or_else(|error| error.to_string()).into(),
            seed: self.seed,
            course: None,
            step: None,
            detail: detail.into(),
            record: None,
        }
    }

    /// Names for the seats, for records.
    pub(crate) fn names(&self) -> Vec<String> {
        Seat::all(self.seats).map(|seat| format!("player {seat}")).collect()
    }
}

/// Seat numbers that no table of `seats` has, at the edges of what they might be packed into.
pub(crate) fn strangers(seats: u8) -> impl Iterator<Item = Seat> {
    let edges = [MAX_SEATS as u8 - 1, MAX_SEATS as u8, 15, 16, 31, 32, 63, 64, 127, 128, 200, 255];
    [seats].into_iter().chain(edges.into_iter().filter(move |&edge| edge > seats)).map(Seat::new)
}
