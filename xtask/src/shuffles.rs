//! Examples of shuffles, for implementations in other languages.

use std::collections::BTreeSet;

use cardinal_engine::random::{Purpose, below, stream};
use cardinal_engine::{
    AnyGame, Contribution, Dealer, Entropy, Pledge, Preset, RecordFile, Seat, Secret, Settings,
};
use serde_json::json;

/// How many tables are tried for each preset, and how many moves are made at each.
const TABLES: u8 = 60;
const MOVES: u32 = 150;

/// A line for each preset of a game: what chance decided at a table, and the secret it follows from. Of a few tables it
/// is the one at which chance decided the most different things.
pub(crate) fn tables(game: &str) -> Result<Vec<String>, String> {
    let game = cardinal_games::find(game).expect("it is registered");
    let info = game.info();
    info.presets.iter().map(|preset| {
        let tables: Result<Vec<RecordFile>, String> = (1..=TABLES).map(|number| table(game, preset, number)).collect();
        let kinds = |table: &RecordFile| {
            let outcomes = table.inputs.iter().filter_map(|input| input["chance"].as_object()?.keys().next().cloned());
            outcomes.collect::<BTreeSet<String>>().len()
        };
        // The first of those that are as good.
        let best = tables?.into_iter().rev().max_by_key(kinds).expect("there are some");
        let line = json!({"game": best.game, "preset": preset.name, "seats": best.seats, "inputs": best.inputs, "fairness": best.fairness});
        Ok(format!("{line}\n"))
    }).collect()
}

/// A table played at random for a while; of its inputs only those of chance are kept.
fn table(game: &dyn AnyGame, preset: &Preset, number: u8) -> Result<RecordFile, String> {
    let info = game.info();
    let settings = Settings::from_pairs(&info, preset.settings).map_err(|error| error.to_string())?;
    // The smallest tables and the largest.
    let seats = if number % 2 == 1 { info.seats.first() } else { info.seats.last() };
    let names: Vec<String> = Seat::all(*seats.expect("every game has a seat count"))
        .map(|seat| format!("player {seat}"))
        .collect();
    let mut table = game.start(settings, names).map_err(|error| error.to_string())?;
    let secret = Secret::new([number; 32]);
    // As earlier versions had it, and as it is pledged and revealed now; one pledge is not kept.
    let (entropy, pledges) = if number.is_multiple_of(3) {
        (vec![Entropy { seat: Seat::new(1), text: "행운 and 🍀".to_owned() }], Vec::new())
    } else {
        let parts = [1, 0].map(|seat| (Seat::new(seat), Contribution::new([number + seat; 32])));
        let pledges = parts.iter().map(|(seat, part)| Pledge { seat: *seat, hash: part.pledge() }).collect();
        let kept = parts.iter().skip(usize::from(number.is_multiple_of(4)));
        (kept.map(|(seat, part)| Entropy { seat: *seat, text: part.reveal() }).collect(), pledges)
    };
    let mut dealer = Dealer::new(&secret, &entropy);
    let mut rng = stream(u64::from(number), 0, Purpose::Player(0));
    for _ in 0..MOVES {
        table.deal(&mut dealer);
        let Some(seat) = table.turn().seats().first() else { break };
        let legal = table.legal(seat);
        let action = &legal[below(&mut rng, legal.len() as u32) as usize];
        table.submit(seat, action).map_err(|error| error.to_string())?;
    }
    let mut record = table.record(Some(secret.reveal(entropy).pledged(pledges)));
    record.inputs.retain(|input| input["chance"].is_object());
    Ok(record)
}
