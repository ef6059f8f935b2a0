//! Arbitrary bytes as the inputs of any game: nothing panics, no refusal changes anything, no card is lost.
//!
//! The first bytes choose the game, the number of seats and the preset; the rest are played.

#![no_main]

use cardinal_engine::{Playable, Settings};
use cardinal_games::{Visitor, all, visit};
use libfuzzer_sys::fuzz_target;

struct Play<'a> {
    seats: u8,
    preset: u8,
    bytes: &'a [u8],
}

impl Visitor for Play<'_> {
    type Output = ();

    fn visit<G: Playable>(self) {
        let info = G::INFO;
        let seats = info.seats[usize::from(self.seats) % info.seats.len()];
        let preset = info.presets[usize::from(self.preset) % info.presets.len()];
        let settings = Settings::from_pairs(&info, preset.settings).expect("presets are valid");
        let options = settings.resolve::<G>().expect("presets are valid");
        cardinal_contract::bytes::play::<G>(seats, &options, self.bytes);
    }
}

fuzz_target!(|data: &[u8]| {
    let [game, seats, preset, bytes @ ..] = data else { return };
    let info = all()[usize::from(*game) % all().len()].info();
    visit(info.id, Play { seats: *seats, preset: *preset, bytes });
});
