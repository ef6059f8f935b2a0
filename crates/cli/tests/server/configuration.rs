//! Flags override the environment, which overrides the file; every mistake is one line and exit code 2.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

fn cardinal() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardinal"));
    command.arg("serve").env("CARDINAL_LOG", "off").stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Starts a server, reads its address, and stops it.
fn host(command: &mut Command) -> String {
    let mut child = command.spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let address = line.trim().trim_start_matches("Cardinal is at http://").to_owned();
    address.split(':').next().unwrap_or_default().to_owned()
}

#[cfg(target_os = "linux")] // where every address of 127.0.0.0/8 is there
#[test]
fn flags_override_the_environment_which_overrides_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cardinal.toml");
    let data = |name: &str| folder.path().join(name);
    std::fs::write(&file, format!("listen = \"127.0.0.2:0\"\ndata = {:?}\nsecure = true\n", data("file")))
        .unwrap();
    assert_eq!(host(cardinal().arg("--config").arg(&file)), "127.0.0.2");
    let environment = |command: &mut Command| {
        command.env("CARDINAL_CONFIG", &file).env("CARDINAL_LISTEN", "127.0.0.3:0");
        command.env("CARDINAL_DATA", data("environment"));
    };
    let mut command = cardinal();
    environment(&mut command);
    assert_eq!(host(&mut command), "127.0.0.3");
    let mut command = cardinal();
    environment(&mut command);
    assert_eq!(host(command.args(["--listen", "127.0.0.4:0", "--data"]).arg(data("flag"))), "127.0.0.4");
    for name in ["file", "environment", "flag"] {
        assert!(data(name).join("cardinal.sqlite3").is_file(), "{name}");
    }
}

/// Starts a server with a configuration on stdin.
fn configured_by(text: &str) -> std::process::Child {
    let mut child = cardinal().args(["--config", "-"]).stdin(Stdio::piped()).spawn().unwrap();
    // Dropped at the end, so stdin is closed; a server that does not read it may already have exited.
    let _ = child.stdin.take().unwrap().write_all(text.as_bytes());
    child
}

#[cfg(target_os = "linux")] // where every address of 127.0.0.0/8 is there
#[test]
fn a_dash_reads_the_configuration_from_stdin() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("from stdin");
    let mut child = configured_by(&format!("listen = \"127.0.0.5:0\"\ndata = {data:?}\n"));
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    child.kill().unwrap();
    let ended = child.wait_with_output().unwrap();
    assert!(line.starts_with("Cardinal is at http://127.0.0.5:"), "{line} {ended:?}");
    assert!(data.join("cardinal.sqlite3").is_file());
    let wrong = configured_by("listn = 1\n").wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&wrong.stderr);
    assert_eq!((wrong.status.code(), said.lines().count()), (Some(2), 1), "{said}");
    assert!(said.starts_with("cardinal: stdin: ") && said.contains("listn"), "{said}");
}

#[test]
fn every_mistake_is_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bad.toml");
    let occupied = folder.path().join("file");
    std::fs::write(&occupied, "").unwrap();
    let (file, occupied) = (file.to_str().unwrap(), occupied.to_str().unwrap());
    let cases: &[(&str, &[&str], &str)] = &[
        ("lisen = 1", &["--config", file], "unknown field `lisen`"),
        ("listen = 7", &["--config", file], "invalid type"),
        ("listen = \"here\"", &["--config", file], "invalid socket address"),
        ("listen", &["--config", file], "bad.toml"),
        ("", &["--config", "/nowhere/cardinal.toml"], "cannot read /nowhere/cardinal.toml"),
        ("", &["--listen", "here"], "invalid value 'here'"),
        ("", &["--bot-threads", "many"], "invalid value 'many'"),
        ("", &["--secure", "perhaps"], "invalid value 'perhaps'"),
        ("", &["--data", occupied], "cannot use"),
        ("", &["--database", "oracle://x"], "database"),
        ("", &["--fly"], "--fly"),
    ];
    for (text, args, expected) in cases {
        std::fs::write(file, text).unwrap();
        let run = cardinal().current_dir(folder.path()).args(*args).output().unwrap();
        let said = String::from_utf8_lossy(&run.stderr);
        assert_eq!((run.status.code(), said.lines().count()), (Some(2), 1), "{text} {args:?}: {said}");
        assert!(said.contains(expected), "{text} {args:?}: {said}");
    }
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let busy = listener.local_addr().unwrap().to_string();
    let run = cardinal().current_dir(folder.path()).args(["--listen", &busy]).output().unwrap();
    let said = String::from_utf8_lossy(&run.stderr);
    assert_eq!((run.status.code(), said.lines().count()), (Some(2), 1), "{said}");
    assert!(said.contains("cannot listen on"), "{said}");
    drop(listener);
    let run = cardinal().current_dir(folder.path()).env("CARDINAL_DRAIN", "soon").output().unwrap();
    assert_eq!(run.status.code(), Some(2));
}

#[test]
fn a_read_only_database_is_named_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    drop(crate::harness::Server::start(folder.path()));
    let url = format!("sqlite:{}?mode=ro", folder.path().join("cardinal.sqlite3").display());
    let started = Command::new(env!("CARGO_BIN_EXE_cardinal"))
        .args(["serve", "--listen", "127.0.0.1:0", "--database", &url])
        .env("CARDINAL_LOG", "off")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&started.stderr);
    assert_eq!((started.status.code(), said.lines().count()), (Some(2), 1), "{said}");
    assert!(said.contains("readonly"), "{said}");
}
