//! A table on a server in the terminal, against a client of the web protocol.

use serde_json::json;

use crate::harness::Server;
use crate::pane::{Pane, is_over, verify};
use crate::player::Player;

/// Opens a table in the terminal and returns its id.
fn open(server: &Server, name: &str) -> (Pane, String) {
    let pane = Pane::new(
        &format!(
            "play number-chain --connect http://{} --name {name} --set rounds=1 --record '{{}}/record.json'",
            server.address
        ),
        110,
        30,
    );
    let room = pane.shows("/table/");
    let table = room.split("/table/").nth(1).unwrap();
    let table = table.split(|each: char| !each.is_ascii_alphanumeric()).next().unwrap().to_owned();
    (pane, table)
}

/// Takes a seat with the web protocol.
fn sit(server: &Server, table: &str) -> Player {
    let (token, _) = server.guest("Web");
    let order = json!({"do": "sit", "seat": null}).to_string();
    let (status, said) = server.ask("POST", &format!("/api/tables/{table}/orders/sit"), Some(&token), &order);
    assert_eq!(status, 200, "{said}");
    Player::new(&token, table, 5)
}

/// Plays to the end against a client of the web protocol, and closes the result.
fn play_to_the_end(server: &Server, pane: &Pane, table: &str) {
    let mut player = sit(server, table);
    std::thread::scope(|scope| {
        let other = scope.spawn(|| player.play(server));
        let result = pane.play_until(is_over);
        assert!(result.contains("Ann (you)") && result.contains("Web"), "{result}");
        other.join().unwrap();
    });
    assert!(player.over() && player.moves > 0);
    pane.keys(&["Enter"]);
}

#[test]
fn a_whole_game_against_a_client_of_the_web_protocol() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (pane, table) = open(&server, "Ann");
    pane.keys(&["c"]);
    pane.shows("Write a message");
    pane.keys(&["hello there", "Enter"]);
    pane.shows("Ann: hello there");
    play_to_the_end(&server, &pane, &table);
    let after = pane.ended(0);
    assert!(after.contains("The record is in"), "{after}");
    let verified = verify(&pane.file("record.json"));
    assert!(verified.status.success(), "{verified:?}");
}

#[test]
fn a_record_that_cannot_be_written_is_a_failure() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (pane, table) = open(&server, "Ann");
    // A folder has the name of the record.
    std::fs::create_dir(pane.file("record.json")).unwrap();
    play_to_the_end(&server, &pane, &table);
    let after = pane.ended(2);
    assert!(after.contains("The record could not be written to"), "{after}");
}

#[test]
fn a_lost_server_is_shown_and_can_be_left() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (pane, table) = open(&server, "Ann");
    let _player = sit(&server, &table);
    pane.shows("Supply");
    drop(server);
    pane.shows("connection lost");
    // Nothing hangs: the rules, the moves and leaving still work.
    pane.keys(&["?"]);
    pane.shows("Esc closes");
    pane.keys(&["Escape"]);
    // Escape and an immediate key would be read as Alt.
    pane.until("the rules closed", |screen| !screen.contains("Esc closes"));
    pane.keys(&["q"]);
    pane.shows("Leave this game?");
    pane.keys(&["y"]);
    let after = pane.ended(0);
    assert!(after.contains("Come back with: cardinal play --connect"), "{after}");
}

#[test]
fn an_unreachable_server_is_reported_in_one_line() {
    let pane = Pane::new("play --connect http://127.0.0.1:1", 80, 24);
    let after = pane.ended(2);
    assert!(after.contains("cardinal: "), "{after}");
}

#[test]
fn ctrl_c_ends_the_set_up_of_a_table_too() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let pane = Pane::new(&format!("play --connect http://{} --name Ann", server.address), 80, 24);
    pane.shows("Tables at");
    pane.keys(&["Home", "Enter"]);
    pane.shows("Enter play");
    pane.keys(&["q"]);
    pane.shows("Tables at");
    pane.keys(&["Enter"]);
    pane.shows("Enter play");
    pane.keys(&["C-c"]);
    pane.ended(130);
}

#[test]
fn open_tables_are_listed_and_joined() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, _) = open(&server, "Ann");
    let bob = Pane::new(&format!("play --connect http://{} --name Bob", server.address), 80, 24);
    bob.shows("Number Chain: Ann, open (Waiting for players)");
    bob.keys(&["Home", "Enter"]);
    bob.shows("Supply");
    ann.shows("Supply");
    ann.keys(&["q", "y"]);
    ann.ended(0);
}

/// A player who looks for a quick match.
fn quick_match(server: &Server, name: &str) -> Pane {
    let command = format!("play chain --connect http://{} --quick --name {name}", server.address);
    Pane::new(&command, 110, 30)
}

#[test]
fn two_who_look_for_a_quick_match_meet() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let ann = quick_match(&server, "Ann");
    ann.shows("Waiting for an opponent");
    let bob = quick_match(&server, "Bob");
    // The game starts by itself.
    for pane in [&ann, &bob] {
        pane.until("the game", |screen| {
            screen.contains("Ann") && screen.contains("Bob") && !screen.contains("Invite link")
        });
    }
}

#[test]
fn a_player_who_leaves_the_search_is_not_matched() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let ann = quick_match(&server, "Ann");
    ann.shows("Waiting for an opponent");
    ann.keys(&["q", "y"]);
    let after = ann.ended(0);
    let again = format!("cardinal play chain --connect http://{} --quick", server.address);
    assert!(after.contains("The search has ended") && after.contains(&again), "{after}");
    assert!(!after.contains("Your seat is kept"), "{after}");
    let bob = quick_match(&server, "Bob");
    // The chat may still say that Ann has left.
    bob.until("a room without Ann", |screen| {
        screen.contains("Waiting for an opponent")
            && screen.contains(": Bob (you)")
            && !screen.contains(": Ann")
    });
}

#[test]
fn a_quick_match_is_between_people() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let pane = Pane::new(
        &format!("play chain --connect http://{} --quick --seats you,normal --name Ann", server.address),
        80,
        24,
    );
    let after = pane.ended(2);
    assert!(after.contains("a quick match is between people"), "{after}");
}

/// Two people at two terminals: it is Ann's turn, and she takes the card of the first Pool.
fn two_terminals(server: &Server) -> (Pane, Pane) {
    let line = format!(
        "play number-chain --connect http://{} --name Ann --seats you,open --set first_starter=seat0",
        server.address
    );
    let ann = Pane::new(&line, 80, 23);
    let room = ann.shows("/table/");
    let table = room.split("/table/").nth(1).unwrap();
    let table = table.split(|each: char| !each.is_ascii_alphanumeric()).next().unwrap();
    let bob =
        Pane::new(&format!("play --connect http://{}/table/{table} --name Bob", server.address), 80, 23);
    bob.shows("Supply");
    ann.shows("YOUR TURN");
    take_from_the_first_pool(&ann);
    bob.shows("YOUR TURN");
    (ann, bob)
}

fn take_from_the_first_pool(pane: &Pane) {
    pane.keys(&["t"]);
    pane.shows("Which move?");
    pane.keys(&["Enter"]);
    pane.shows("You take");
    // A hand of ten has one card too many now.
    pane.shows("too many cards");
    // The screen shows the move before the server has acknowledged it; until then there is nothing to choose.
    let asked = |screen: &str| screen.contains("Which move?");
    for _ in 0..100 {
        pane.keys(&["m"]);
        if asked(&pane.until("an answer", |screen| asked(screen) || screen.contains("not your turn"))) {
            break;
        }
    }
    pane.keys(&["Enter"]);
    pane.until("the discard", |screen| !screen.contains("too many cards"));
}

#[test]
fn an_undo_is_shown_only_when_the_others_have_agreed() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, bob) = two_terminals(&server);
    ann.keys(&["u"]);
    let asked = ann.shows("The others are asked");
    assert!(!asked.contains("Taken back"), "{asked}");
    bob.shows("Ann wants to take back the last move");
    bob.keys(&["n"]);
    let declined = ann.shows("The others declined");
    assert!(declined.contains("You take"), "{declined}");
    ann.keys(&["u"]);
    bob.shows("Ann wants to take back the last move");
    bob.keys(&["y"]);
    let back = ann.shows("Taken back.");
    assert!(back.contains("YOUR TURN"), "{back}");
}

#[test]
fn moves_after_a_line_of_chat_appear_below_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path());
    let (ann, bob) = two_terminals(&server);
    ann.keys(&["c"]);
    ann.shows("Write a message");
    ann.keys(&["hello there", "Enter"]);
    bob.shows("Ann: hello there");
    take_from_the_first_pool(&bob);
    let screen = ann.until("Bob's move", |screen| screen.contains("» Bob discards"));
    let line = |what: &str| screen.lines().position(|line| line.contains(what)).unwrap();
    assert!(line("Ann: hello there") < line("Bob takes"), "{screen}");
    assert!(line("» Bob discards") > line("Ann: hello there"), "the latest is the latest:\n{screen}");
}
