//! Sentences that the terminal and the web client both have to make: `sentences.json`, which
//! `web/src/tables/sentences.test.ts` reads too. `CARDINAL_BLESS=1` writes it.

use std::collections::BTreeMap;
use std::path::Path;

use cardinal_engine::{Observer, Playable, Seat};
use cardinal_games::chain::Chain;
use cardinal_games::number_chain::NumberChain;
use cardinal_games::numboom::Numboom;
use cardinal_games::sequence_numbers::SequenceNumbers;
use cardinal_texts::Speech;
use cardinal_tui::words::{Names, Words};
use serde_json::{Value, json};

use crate::drive::{names, play};

/// What a message is said as in each language.
fn said(tell: impl Fn(&'static Speech) -> String) -> Value {
    let each = Speech::languages().into_iter().map(|language| {
        let said = tell(Speech::of(&language));
        (language, said)
    });
    json!(each.collect::<BTreeMap<_, _>>())
}

/// Moments of a game, so that each kind of notice and action that comes about is said once to its player and once of
/// another.
fn moments<G: Words + Playable>(seats: u8) -> Vec<Value> {
    let (mut known, mut moments) = (Vec::new(), Vec::new());
    let players = names(seats);
    for preset in 0..G::INFO.presets.len() {
        play::<G>(seats, preset, 400, |played, input| {
            let me = Seat::new(0);
            let view = played.game().view(Observer::Seat(me));
            let of = |speech| Names { names: &players, me: Some(me), speech };
            let mut notices = Vec::new();
            for notice in played.notices(input, Observer::Seat(me)) {
                let value = json!(notice);
                let own = value["seat"] == 0;
                let kind = (value["on"].clone(), own, value["card"].is_null());
                if !known.contains(&kind) {
                    known.push(kind);
                    let said = said(|speech| G::notice_text(&view, &notice, of(speech)));
                    notices.push(json!({ "what": value, "said": said }));
                }
            }
            let mut actions = Vec::new();
            for action in cardinal_engine::Window::new(played.game(), me).legal() {
                let value = json!(action);
                let kind = (value["do"].clone(), false, false);
                if !known.contains(&kind) {
                    known.push(kind);
                    let said = said(|speech| G::action_text(&view, &action, of(speech)));
                    actions.push(json!({ "what": value, "said": said }));
                }
            }
            if !notices.is_empty() || !actions.is_empty() {
                moments.push(json!({
                    "game": G::INFO.id, "names": players, "view": view, "notices": notices, "actions": actions,
                }));
            }
        });
    }
    moments
}

#[test]
fn the_sentences_both_clients_share_are_up_to_date() {
    let all = [
        moments::<NumberChain>(2),
        moments::<Chain>(3),
        moments::<Numboom>(3),
        moments::<SequenceNumbers>(4),
    ];
    let lines: Vec<String> = all.concat().iter().map(Value::to_string).collect();
    let text = format!("[\n{}\n]\n", lines.join(",\n"));
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/words/sentences.json");
    if std::env::var_os("CARDINAL_BLESS").is_some() {
        std::fs::write(&file, &text).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "sentences.json is out of date; CARDINAL_BLESS=1 writes it");
}
