//! Whole games, every notice and every action of which is worded for every observer in every language.

use cardinal_engine::random::{Purpose, below, stream};
use cardinal_engine::{Match, Observer, Playable, Seat, Settings};
use cardinal_games::chain::Chain;
use cardinal_games::number_chain::NumberChain;
use cardinal_games::numboom::Numboom;
use cardinal_games::sequence_numbers::SequenceNumbers;
use cardinal_texts::Speech;
use cardinal_tui::tables::find;
use cardinal_tui::words::{Names, Words};

/// Plays a game at random and lets `look` see each input: the match, its number, and the seat that acts next.
pub(crate) fn play<G: Playable>(
    seats: u8,
    preset: usize,
    steps: usize,
    mut look: impl FnMut(&Match<G>, usize),
) {
    let game = cardinal_games::find(G::INFO.id).unwrap();
    let Some(preset) = G::INFO.presets.get(preset) else { return };
    let settings = Settings::from_pairs(&G::INFO, preset.settings).unwrap();
    let Ok(mut played) = game.start(settings, names(seats)) else { return };
    let mut chance = stream(u64::from(seats), 0, Purpose::Chance);
    let mut pick = stream(u64::from(seats), 0, Purpose::Player(0));
    let mut seen = 0;
    for _ in 0..steps {
        played.settle(&mut chance);
        let typed = played.as_any().downcast_ref::<Match<G>>().unwrap();
        for input in seen..played.len() {
            look(typed, input);
        }
        seen = played.len();
        let Some(seat) = played.turn().seats().first() else { break };
        let legal = played.legal(seat);
        let action = &legal[below(&mut pick, legal.len() as u32) as usize];
        played.submit(seat, action).unwrap();
    }
}

pub(crate) fn names(seats: u8) -> Vec<String> {
    ["Ann", "Ben", "Cho", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lee"][..usize::from(seats)]
        .iter()
        .map(|name| (*name).to_owned())
        .collect()
}

fn check<G: Words + Playable>() {
    let table = find(G::INFO.id).unwrap();
    for &seats in G::INFO.seats {
        let players = names(seats);
        for preset in 0..G::INFO.presets.len() {
            play::<G>(seats, preset, 120, |played, input| {
                let observers = Seat::all(seats).map(Observer::Seat).chain([Observer::Spectator]);
                for who in observers {
                    let view = played.game().view(who);
                    let position = table.position(played, who).unwrap();
                    for language in Speech::languages() {
                        let speech = Speech::of(&language);
                        let names = Names { names: &players, me: who.seat(), speech };
                        for notice in played.notices(input, who) {
                            sound(&G::notice_text(&view, &notice, names), &language);
                        }
                        // Wording all moves at every step takes too long.
                        if input % 7 == 0 {
                            for one in position.moves(names) {
                                sound(&one.sentence, &language);
                            }
                            position.describe(names).iter().for_each(|line| sound(line, &language));
                            sound(&position.status(names), &language);
                        }
                    }
                }
            });
        }
    }
}

/// Checks that a text is a text, and neither a key nor a hole.
fn sound(text: &str, language: &str) {
    let raw = ["nc-", "ch-", "nb-", "sn-", "term-", "any-", "{", "}", "undefined"];
    let key = raw.iter().find(|part| text.starts_with(**part) || (part.len() == 1 && text.contains(**part)));
    assert!(key.is_none() && !text.trim().is_empty(), "{language}: {text:?}");
}

#[test]
fn every_notice_and_action_of_number_chain_is_worded() {
    check::<NumberChain>();
}

#[test]
fn every_notice_and_action_of_chain_is_worded() {
    check::<Chain>();
}

#[test]
fn every_notice_and_action_of_numboom_is_worded() {
    check::<Numboom>();
}

#[test]
fn every_notice_and_action_of_sequence_numbers_is_worded() {
    check::<SequenceNumbers>();
}
