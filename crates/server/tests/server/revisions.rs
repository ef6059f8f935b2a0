//! A stored match goes on by the rules it was begun with, or is refused by name.

use crate::database::Database;
use crate::duel::Duel;
use crate::harness::Server;

/// A match under way, and the server stopped.
fn interrupted(folder: &std::path::Path, revision: u64) -> (Duel, [String; 2]) {
    let mut server = Server::start(folder);
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let mut duel = Duel::begin(&server, "chain", [&ann, &ben]);
    for _ in 0..10 {
        duel.step();
    }
    assert_eq!(server.terminate(), Some(0));
    Database::open(folder).set_revision(&duel.players[0].match_id, revision);
    (duel, [ann, ben])
}

#[test]
fn a_match_goes_on_by_the_revision_it_was_begun_with() {
    let folder = tempfile::tempdir().unwrap();
    let (duel, [ann, ben]) = interrupted(folder.path(), 1);
    let server = Server::start(folder.path());
    let mut resumed = Duel::resume(&server, &duel.table, [&ann, &ben]);
    resumed.finish();
    let match_id = &resumed.players[0].match_id;
    let record = server.verified(&ann, match_id);
    assert_eq!(record["revision"], 1, "and so does its record");
}

#[test]
fn a_match_of_a_revision_that_the_server_does_not_have_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let (duel, [ann, _]) = interrupted(folder.path(), 99);
    let server = Server::start(folder.path());
    for _ in 0..2 {
        let (status, refused) = server.ask("GET", &format!("/api/tables/{}", duel.table), Some(&ann), "");
        assert_eq!((status, refused["code"].as_str()), (409, Some("resume-revision")), "{refused}");
        let message = refused["message"].as_str().unwrap();
        assert!(
            message.contains("chain revision 99 is needed; this program has revisions 1 to"),
            "{message}"
        );
    }
    // With the program that has these rules it goes on where it stood.
    drop(server);
    Database::open(folder.path()).set_revision(&duel.players[0].match_id, 2);
    let server = Server::start(folder.path());
    let (status, _) = server.ask("GET", &format!("/api/tables/{}", duel.table), Some(&ann), "");
    assert_eq!(status, 200);
}
