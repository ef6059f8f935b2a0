//! Upgrades: databases of earlier and later versions, and a migration that fails.

#![cfg(unix)]

use std::path::Path;
use std::process::Output;

use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};

use crate::duel::Duel;
use crate::harness::Server;

/// The database of a server from before the first release.
const EARLIER: &str = include_str!("../../../server/tests/upgrade/before-0.1.0/database.sql");

/// Runs a command of the program on this data.
fn cardinal(args: &[&str], data: &Path) -> Output {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_cardinal"));
    command.args(args).arg("--data").arg(data).env("CARDINAL_LOG", "error").output().unwrap()
}

/// Changes the database file of a stopped server.
fn with<T>(file: &Path, what: impl AsyncFnOnce(&mut SqliteConnection) -> T) -> T {
    let url = format!("sqlite:{}?mode=rwc", file.display());
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
        let mut connection = SqliteConnection::connect(&url).await.unwrap();
        let done = what(&mut connection).await;
        connection.close().await.unwrap();
        done
    })
}

fn change(data: &Path, sql: &str) {
    let sql = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
    with(&data.join("cardinal.sqlite3"), async |file| sql.execute(file).await.unwrap());
}

/// The version of a database.
fn version(file: &Path) -> i64 {
    let sql = sqlx::query("SELECT MAX(version) FROM _sqlx_migrations");
    with(file, async |file| sql.fetch_one(file).await.unwrap().get(0))
}

/// The database file, with its write-ahead log merged into it.
fn bytes(data: &Path) -> Vec<u8> {
    let waiting = std::fs::metadata(data.join("cardinal.sqlite3-wal")).map_or(0, |file| file.len());
    assert_eq!(waiting, 0);
    std::fs::read(data.join("cardinal.sqlite3")).unwrap()
}

/// One line that says why, and exit code 2.
fn refused(said: &Output) -> String {
    let line = String::from_utf8_lossy(&said.stderr).into_owned();
    assert_eq!((said.status.code(), line.lines().count()), (Some(2), 1), "{said:?}");
    assert!(said.stdout.is_empty(), "{said:?}");
    line
}

const SERVE: [&str; 3] = ["serve", "--listen", "127.0.0.1:0"];

#[test]
fn a_database_of_a_later_version_is_refused_and_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut server = Server::start(&data);
    let ((ann, _), (ben, _)) = (server.guest("Ann"), server.guest("Ben"));
    let mut duel = Duel::begin(&server, "chain", [&ann, &ben]);
    for _ in 0..5 {
        duel.step();
    }
    assert_eq!(server.terminate(), Some(0));
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (999, 'later', TRUE, X'00', 1)";
    change(&data, later);
    let before = bytes(&data);
    for command in [&SERVE[..], &["rate"]] {
        let line = refused(&cardinal(command, &data));
        let why = format!(
            "cardinal: the database is of a later version than this program ({}) and was left as it is: \
             start the later version, or restore a backup from before the upgrade\n",
            env!("CARGO_PKG_VERSION")
        );
        assert_eq!(line, why);
    }
    let line = refused(&cardinal(&["admin", "people"], &data));
    assert!(
        line.contains("another version of the program is needed: the database is of a later version"),
        "{line}"
    );
    assert!(bytes(&data) == before, "the file has changed");
    // A backup is always possible, and keeps the version.
    let copy = folder.path().join("copy.sqlite3");
    assert!(cardinal(&["backup", copy.to_str().unwrap()], &data).status.success());
    assert_eq!(version(&copy), 999);
    // The program of that version continues the game.
    change(&data, "DELETE FROM _sqlx_migrations WHERE version = 999");
    let server = Server::start(&data);
    Duel::resume(&server, &duel.table, [&ann, &ben]).finish();
}

#[test]
fn a_failed_migration_leaves_a_database_that_can_be_migrated_again() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    std::fs::create_dir(&data).unwrap();
    change(&data, EARLIER);
    let file = data.join("cardinal.sqlite3");
    let earlier = version(&file);
    let backup = folder.path().join("backup.sqlite3");
    assert!(cardinal(&["backup", backup.to_str().unwrap()], &data).status.success());
    // In the way of version 6.
    change(&data, "CREATE TABLE erasures (obstacle TEXT)");
    let line = refused(&cardinal(&SERVE, &data));
    assert!(line.contains("migration") && line.contains("erasures"), "{line}");
    assert!(!line.contains("later version"), "{line}");
    let reached = version(&file);
    assert!(
        (earlier..6).contains(&reached),
        "whole steps are kept, and nothing of the one that failed: {reached}"
    );
    // Without the obstacle this program continues from there.
    change(&data, "DROP TABLE erasures");
    drop(Server::start(&data));
    assert!(version(&file) > 6);
    // The way back: restore the backup.
    assert_eq!(version(&backup), earlier, "as it was before the upgrade");
    std::fs::remove_dir_all(&data).unwrap();
    std::fs::create_dir(&data).unwrap();
    std::fs::rename(&backup, &file).unwrap();
    let server = Server::start(&data);
    assert_eq!(server.ask("GET", "/api/server", None, "").0, 200);
}
