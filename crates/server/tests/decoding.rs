//! What others have written is decoded without a panic, however it was spoilt. `cargo xtask fuzz` looks further.

use cardinal_rig::Dice;
use cardinal_server::decoding::{DECODERS, decode, samples};

/// What hurts in JSON.
const WORDS: [&str; 12] = [
    "null",
    "-1",
    "255",
    "256",
    "18446744073709551615",
    "1e400",
    "[]",
    "{}",
    "\"\"",
    "true",
    "[[[[",
    "\\u0000",
];

/// The bytes with something wrong in them; the first, which chooses the decoder, stays.
fn spoilt(bytes: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=dice.below(3) {
        let (at, to) = (1 + dice.below(bytes.len() - 1), 1 + dice.below(bytes.len() - 1));
        match dice.below(6) {
            0 => bytes[at] ^= 1 << dice.below(8),
            1 => bytes.truncate(at.max(2)),
            2 => drop(bytes.drain(at.min(to)..at.max(to))),
            3 => {
                let copy = bytes[at.min(to)..at.max(to)].to_vec();
                bytes.splice(at..at, copy);
            }
            4 => {
                // A number becomes another one.
                let digits = (1..bytes.len()).filter(|at| bytes[*at].is_ascii_digit()).collect::<Vec<_>>();
                if let Some(at) = digits.get(dice.below(digits.len())) {
                    bytes[*at] = b'0' + dice.below(10) as u8;
                }
            }
            _ => drop(bytes.splice(at..at, WORDS[dice.below(WORDS.len())].bytes())),
        }
        if bytes.len() < 2 {
            bytes.push(b'{');
        }
    }
    bytes
}

#[test]
fn corrupted_input_is_refused_or_read_and_never_causes_a_panic() {
    let samples = samples();
    for (which, (name, _)) in DECODERS.iter().enumerate() {
        assert!(samples.iter().any(|sample| usize::from(sample[0]) == which), "no sample for {name}");
    }
    for sample in &samples {
        assert!(decode(sample), "{}", String::from_utf8_lossy(sample));
    }
    let mut dice = Dice(88_172_645_463_325_252);
    let rounds = 50_000;
    let read =
        (0..rounds).filter(|round| decode(&spoilt(&samples[round % samples.len()], &mut dice))).count();
    assert!((1..rounds).contains(&read), "{read} of {rounds} could be read");
}
