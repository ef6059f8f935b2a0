//! Every registered game has a table, and whatever may be done there can be pointed at.

mod json;

use cardinal_bots::Halt;
use cardinal_engine::random::{Purpose, below, stream};
use cardinal_engine::{AnyGame, AnyMatch, Observer, Seat, Settings};
use cardinal_texts::{ENGLISH, Rulebook};
use cardinal_tui::screen::Palette;
use cardinal_tui::session::Scene;
use cardinal_tui::tables::{AnyTable, Canvas, Marks, Thing, find, generic};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// The keys of the screen itself.
const TAKEN: &str = "?haumciq0123456789 yn";

/// The smallest window as the screen divides it.
const TABLE: Rect = Rect::new(0, 1, 51, 13);
const HAND: Rect = Rect::new(1, 15, 78, 4);

/// All games, or the one that `CARDINAL_ONLY` names.
fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    let only = std::env::var("CARDINAL_ONLY").ok();
    let wanted = move |game: &&dyn AnyGame| only.as_ref().is_none_or(|only| only == game.info().id);
    cardinal_games::all().iter().copied().filter(wanted)
}

#[test]
fn every_button_has_a_word_and_a_key_of_its_own() {
    for info in games().map(AnyGame::info) {
        let book = Rulebook::load(info.id, ENGLISH).unwrap();
        for button in find(info.id).unwrap().buttons() {
            assert!(book.word(button.word).is_some(), "{}: no word {}", info.id, button.word);
            let free = !TAKEN.contains(button.key) || matches!(button.word, "vote-innocent");
            assert!(free, "{}: the key {} has another use", info.id, button.key);
        }
    }
}

fn scene(table: &dyn AnyTable, played: &dyn AnyMatch, seat: Seat) -> Scene {
    Scene {
        game: played.info().id.to_owned(),
        names: (0..played.seats()).map(|seat| format!("P{seat}")).collect(),
        seat: Some(seat),
        position: table.position(played, Observer::Seat(seat)),
        turn: played.turn().seats(),
        acts: true,
        ..Scene::default()
    }
}

fn drawn(table: &dyn AnyTable, scene: &Scene) -> Vec<Thing> {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 23));
    let marks = Marks::default();
    let mut canvas = Canvas::new(&mut buffer, TABLE, HAND, Palette::MONO, &marks);
    scene.position.as_ref().unwrap().paint(&mut canvas);
    let things = canvas.into_things();
    for (thing, rect) in &things {
        assert!(rect.right() <= 80 && rect.bottom() <= 23, "{thing:?} lies outside the window: {rect:?}");
    }
    let buttons = table.buttons().iter().map(|button| Thing::Button(button.key));
    things.into_iter().map(|(thing, _)| thing).chain(buttons).collect()
}

/// Checks one moment of a game for one seat.
fn check(table: &dyn AnyTable, played: &dyn AnyMatch, seat: Seat, deep: bool) {
    let scene = scene(table, played, seat);
    let (id, position) = (&scene.game, scene.position.as_ref().unwrap());
    let moves = scene.moves();
    assert_eq!(moves.len(), played.legal(seat).len(), "{id}: a move has no name");
    let things = drawn(table, &scene);
    for one in &moves {
        assert!(!one.involves.is_empty(), "{id}: {} involves nothing", one.word);
        for thing in &one.involves {
            assert!(things.contains(thing), "{id}: {} involves {thing:?}, which is not drawn", one.word);
        }
        if deep {
            assert!(position.after(seat, &one.deed).is_ok(), "{id}: {}", one.word);
            let read = position.read(&one.word).unwrap_or_else(|| panic!("{id}: {}", one.word));
            assert_eq!(position.word(&read), one.word, "{id}");
        }
    }
    // What is meant by pointing is refused with a reason exactly where the match refuses it.
    for thing in things {
        for deed in position.attempts(thing, None) {
            let said = position.after(seat, &deed).is_ok();
            let [action] = deed.to_json().try_into().unwrap();
            assert_eq!(said, played.check(seat, &action).is_ok(), "{id}: {action}");
        }
    }
    let clause = position.clause();
    let book = Rulebook::load(id, ENGLISH).unwrap();
    assert!(book.clause(clause).is_some(), "{id}: there is no clause {clause}");
}

/// Plays every game at random at every seat count and preset, and checks the table that `table` finds for it every
/// `pace` moves.
fn play_through<'a>(table: impl Fn(&str) -> &'a dyn AnyTable, presets: usize, pace: usize) {
    for game in games() {
        let info = game.info();
        let table = table(info.id);
        for &seats in info.seats {
            for preset in info.presets.iter().take(presets) {
                let settings = Settings::from_pairs(&info, preset.settings).unwrap();
                let names = (0..seats).map(|seat| format!("P{seat}")).collect();
                let Ok(mut played) = game.start(settings, names) else { continue };
                let mut chance = stream(u64::from(seats), 0, Purpose::Chance);
                let mut pick = stream(u64::from(seats), 0, Purpose::Player(0));
                for step in 0..110 {
                    played.settle(&mut chance);
                    let Some(seat) = played.turn().seats().first() else { break };
                    if step % pace == 0 {
                        check(table, played.as_ref(), seat, step % (5 * pace) == 0);
                    }
                    let legal = played.legal(seat);
                    let action = &legal[below(&mut pick, legal.len() as u32) as usize];
                    played.submit(seat, action).unwrap();
                }
            }
        }
    }
}

#[test]
fn whatever_may_be_done_is_named_drawn_and_allowed_in_whole_games() {
    play_through(|game| find(game).unwrap(), usize::MAX, 11);
}

#[test]
fn so_it_is_at_the_generic_table_for_games_that_have_another() {
    let tables: Vec<_> = games().map(|game| generic(game.info().id).unwrap()).collect();
    play_through(|game| tables.iter().find(|table| table.info().id == game).unwrap().as_ref(), 1, 55);
}

#[test]
fn the_generic_table_shows_the_view_the_hand_and_the_kinds_of_moves() {
    let table = generic("number-chain").unwrap();
    let game = cardinal_games::find("number-chain").unwrap();
    let settings = Settings::from_pairs(&game.info(), &[("first_starter", "seat0")]).unwrap();
    let mut played = game.start(settings, vec!["Ann".to_owned(), "Bob".to_owned()]).unwrap();
    played.settle(&mut stream(3, 0, Purpose::Chance));
    let scene = scene(table.as_ref(), played.as_ref(), Seat::new(0));
    let position = scene.position.as_ref().unwrap();
    let told = position.describe(scene.names());
    assert!(told[0].starts_with("Your hand: ") && told[0].split(' ').count() == 12, "{}", told[0]);
    for said in ["Phase: act", "Active: You", "Condition: pivot", "Round: 1"] {
        assert!(told.iter().any(|line| line == said), "{said}: {told:#?}");
    }
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    let marks = Marks::default();
    let mut canvas = Canvas::new(&mut buffer, TABLE, HAND, Palette::MONO, &marks);
    scene.position.as_ref().unwrap().paint(&mut canvas);
    let things = canvas.into_things();
    assert_eq!(things.iter().filter(|(thing, _)| matches!(thing, Thing::Hand(_))).count(), 10);
    assert_eq!(
        things.iter().filter(|(thing, _)| matches!(thing, Thing::Spot(_))).count(),
        9,
        "kinds of moves"
    );
    let drawn: String = buffer.content().iter().map(ratatui::buffer::Cell::symbol).collect();
    for said in ["Condition: pivot", "Pools: ", " reset", " discard"] {
        assert!(drawn.contains(said), "{said}");
    }
    let best = &position.hints(Seat::new(0), &Halt::default())[0];
    assert!(position.after(Seat::new(0), &best.deed).is_ok());
    assert_eq!(position.word(&best.deed), best.word);
}
