//! Languages with wide characters, in the smallest window.

use cardinal_engine::random::{Purpose, stream};
use cardinal_engine::{Seat, Settings};
use cardinal_texts::Speech;
use ratatui::crossterm::event::KeyCode;
use unicode_width::UnicodeWidthStr;

use crate::bench::{Bench, games};
use crate::frozen::Frozen;

/// A screen without the cells that wide characters cover, and without gaps.
fn packed(text: &str) -> String {
    text.chars().filter(|each| !each.is_whitespace()).collect()
}

#[test]
fn every_line_of_keys_fits_in_every_language() {
    for language in Speech::languages() {
        let speech = Speech::of(&language);
        let state = ["term-line-online", "term-line-offline"].map(|key| speech.text(key).width());
        let beside = state.into_iter().max().unwrap() + 4;
        let lines = [
            (format!("←↑↓→ Enter  {}", speech.text("term-keys")), 2),
            (format!("{}  {}", speech.text("term-keys-mark"), speech.text("term-keys")), 2),
            (speech.text("term-keys-online"), beside),
            (speech.text("term-keys-replay"), 2),
            (speech.text("term-keys-setup"), 2),
            (speech.text("term-keys-lobby"), 2),
            (speech.text("term-keys-room"), 2),
            (speech.text("term-sn-legend"), 30),
        ];
        for (line, beside) in lines {
            assert!(line.width() + beside <= 80, "{language}: {} columns of {line:?}", line.width());
        }
    }
}

#[test]
fn the_own_turn_the_keys_and_the_moves_are_whole_in_every_language() {
    for game in games() {
        let info = game.info();
        let settings = Settings::from_pairs::<&str, &str>(&info, &[]).unwrap();
        let seats = info.seats[0];
        let names = (0..seats).map(|seat| format!("P{seat}")).collect();
        let mut played = game.start(settings, names).unwrap();
        played.settle(&mut stream(3, 1, Purpose::Chance));
        let seat: Seat = played.turn().seats().first().unwrap();
        for language in Speech::languages() {
            let speech = Speech::of(&language);
            let mut frozen = Frozen::new(played.as_ref(), Some(seat));
            frozen.scene.speech = speech;
            let first = frozen.scene.moves().remove(0);
            let status = {
                let names = frozen.scene.names();
                frozen.scene.position.as_ref().unwrap().status(names)
            };
            let mut bench = Bench::in_language(&mut frozen, &language, 80, 23);
            let screen = packed(&bench.draw());
            let keys = packed(&speech.text("term-keys-online"));
            let turn = packed(&speech.text("turn-yours").to_uppercase());
            for whole in [keys, turn, packed(&status)] {
                assert!(screen.contains(&whole), "{}, {language}: {whole}\n{}", info.id, bench.draw());
            }
            bench.key(KeyCode::Char('m'));
            let menu = packed(&bench.draw());
            let (command, sentence) = (packed(&first.word), packed(&first.sentence));
            let beside = first.word.eq_ignore_ascii_case(&first.sentence);
            assert!(
                menu.contains(&command) && (beside || menu.contains(&sentence)),
                "{language}:\n{}",
                bench.draw()
            );
        }
    }
}
