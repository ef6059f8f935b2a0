//! Line by line: scripts, saves, pipes.

use std::io::{self, Cursor, Write};

use cardinal_tui::Ending;
use cardinal_tui::plain::{Lines, play};
use cardinal_tui::session::{Local, Plan, Save, StartError, parse_seats};

fn plan(game: &str, seats: &str) -> Plan {
    Plan { game: game.to_owned(), seats: parse_seats(seats).unwrap(), settings: Vec::new(), seed: Some(3) }
}

fn script(sitting: &mut Local, lines: &str) -> (Ending, String) {
    let mut out = Vec::new();
    let mut lines = Lines::new(Cursor::new(lines.to_owned()), false);
    let ending = play(sitting, &mut lines, "en", &mut out).unwrap();
    (ending, String::from_utf8(out).unwrap())
}

#[test]
fn scripted_games_of_every_kind_come_to_their_end_and_the_same_one_again() {
    for game in cardinal_games::all() {
        let id = game.info().id;
        let run = || script(&mut Local::begin(&plan(id, "you,eager")).unwrap(), &"auto\n".repeat(3_000));
        let (ending, said) = run();
        assert_eq!(ending, Ending::Over, "{id}: {said}");
        assert!(said.contains("The game is over."), "{id}");
        assert_eq!(run().1, said, "{id}: the same seed plays the same game");
    }
}

#[test]
fn the_end_of_the_input_saves_the_game_and_it_goes_on_from_there() {
    let folder = tempfile::tempdir().unwrap();
    for game in cardinal_games::all() {
        let id = game.info().id;
        let file = folder.path().join(format!("{id} it's.json"));
        let whole = script(&mut Local::begin(&plan(id, "you,eager")).unwrap(), &"1\n".repeat(9)).1;
        let mut first = Local::begin(&plan(id, "you,eager")).unwrap().saved_to(file.clone());
        let (ending, said) = script(&mut first, &"1\n".repeat(4));
        assert_eq!(ending, Ending::Left, "{id}");
        assert!(said.contains("cardinal play --resume '") && said.contains("it'\\''s.json'"), "{said}");
        drop(first);
        let mut second = Local::resume(file.clone()).unwrap();
        let (ending, rest) = script(&mut second, &"1\n".repeat(5));
        // From the table on, as if it had never been put aside.
        let last = |text: &str| text.lines().rfind(|line| line.starts_with("Your hand")).map(str::to_owned);
        assert_eq!(last(&whole), last(&rest), "{id}");
        assert_eq!(Save::read(&file).is_ok(), ending == Ending::Left, "{id}: a finished game needs no save");
    }
}

#[test]
fn what_is_not_a_save_is_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("x.json");
    let mut game = Local::begin(&plan("numboom", "you,eager")).unwrap().saved_to(file.clone());
    script(&mut game, "1\n1\n");
    let good = std::fs::read_to_string(&file).unwrap();
    let cases = [
        ("", "save-format"),
        ("[1, 2]", "save-format"),
        ("{\"format\":\"cardinal-record\"}", "save-format"),
        (&good.replace("\"version\":1", "\"version\":9"), "save-format"),
        (&good.replace("\"you\"", "\"no-one\""), "save-broken"),
        (&good.replace("\"numboom\"", "\"whist\""), "save-broken"),
        (&good.replacen("\"action\":{", "\"action\":{\"x\":1,", 1), "save-broken"),
    ];
    for (text, code) in cases {
        assert_ne!(text, good);
        std::fs::write(&file, text).unwrap();
        let error = Local::resume(file.clone()).unwrap_err();
        assert_eq!(error.code(), code, "{error}");
        assert_eq!(error.to_string().lines().count(), 1);
    }
    assert_eq!(Local::resume(folder.path().join("none")).unwrap_err().code(), "save-reading");
}

#[test]
fn a_game_that_does_not_exist_is_called_that() {
    let error = Local::begin(&plan("whist", "you,eager")).unwrap_err();
    assert_eq!((error.code(), error.to_string().as_str()), ("unknown-game", "there is no game 'whist'"));
    let error = Local::begin(&plan("number-chain", "you")).unwrap_err();
    assert!(matches!(error, StartError::Setup(_)), "{error}");
}

#[test]
fn moves_have_numbers_and_names_and_impossible_ones_a_reason() {
    let mut plan = plan("number-chain", "you,eager");
    plan.settings.push(("first_starter".to_owned(), "seat0".to_owned()));
    let typed = "# a remark\nend\nwhy end\ntake supply\nfly\nrules NC-12\nundo\nleave\n";
    let (ending, said) = script(&mut Local::begin(&plan).unwrap(), typed);
    assert_eq!(ending, Ending::Left);
    assert_eq!(said.matches("Not possible. NC-").count(), 2, "{said}");
    assert!(said.contains("from the Supply"), "{said}");
    assert!(said.contains("There is no move “fly” here"), "{said}");
    assert!(said.contains("NC-12 Relay."), "{said}");
    assert!(said.contains("Taken back."), "{said}");
}

/// A reader that stops early.
struct Reader(usize);

impl Write for Reader {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self.0.checked_sub(1).ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_pipe_ends_it_quietly_with_the_game_saved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("saved.json");
    let mut game = Local::begin(&plan("chain", "you,eager")).unwrap().saved_to(file.clone());
    let mut lines = Lines::new(Cursor::new("1\n".repeat(50)), false);
    let ending = play(&mut game, &mut lines, "en", Reader(500)).unwrap();
    assert_eq!(ending, Ending::ReaderGone);
    assert!(Save::read(&file).unwrap().record.inputs.len() > 2);
}

#[test]
fn hot_seat_by_script_tells_each_only_their_own_hand() {
    let (_, said) =
        script(&mut Local::begin(&plan("number-chain", "you=Ann,you=Bob")).unwrap(), &"1\n".repeat(6));
    assert!(said.contains("Ann’s turn now.") && said.contains("Bob’s turn now."), "{said}");
    let hands: Vec<&str> = said.lines().filter(|line| line.starts_with("Your hand")).collect();
    assert!(hands.len() >= 2, "{said}");
}
