//! A node as a child process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// A node; killed when dropped.
pub(crate) struct Node {
    pub(crate) name: String,
    pub(crate) port: u16,
    database: String,
    nats: String,
    child: Child,
}

/// The program, set up as a node; all clients come from one address.
pub(crate) fn program(port: u16, database: &str, nats: &str, name: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardinal"));
    command
        .args(["serve", "--drain", "3", "--listen", &format!("127.0.0.1:{port}")])
        .args(["--database", database, "--nats", nats, "--node", name])
        .env("CARDINAL_REQUESTS_PER_SECOND", "100000")
        .env("CARDINAL_COSTLY_PER_MINUTE", "10000000")
        .env("CARDINAL_FRAMES_PER_SECOND", "2000")
        .env("CARDINAL_WATCHES_PER_SECOND", "2000")
        .env("CARDINAL_CONNECTIONS_PER_ADDRESS", "100000")
        .env("CARDINAL_SOCKETS_PER_ADDRESS", "100000")
        .stdin(Stdio::null())
        .stdout(Stdio::piped());
    if std::env::var_os("CARDINAL_LOG").is_none() {
        command.env("CARDINAL_LOG", "error,async_nats=off");
    }
    command
}

fn spawn(port: u16, database: &str, nats: &str, name: &str) -> Child {
    let mut child = program(port, database, nats, name).spawn().expect("the program starts");
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().expect("it is piped")).read_line(&mut line).expect("it speaks");
    assert!(line.starts_with("Cardinal is at"), "{name} did not start: {line:?}");
    child
}

impl Node {
    pub(crate) fn start(name: &str, database: &str, nats: &str) -> Self {
        let port = cardinal_rig::free_port();
        let (database, nats) = (database.to_owned(), nats.to_owned());
        let child = spawn(port, &database, &nats, name);
        Self { name: name.to_owned(), port, database, nats, child }
    }

    pub(crate) fn address(&self) -> String {
        format!("127.0.0.1:{}", self.port)
    }

    /// A request; returns the status and the body, as JSON or as text.
    pub(crate) fn ask(&self, method: &str, path: &str, token: Option<&str>, body: &str) -> (u16, Value) {
        let bearer = token.map_or_else(String::new, |token| format!("Authorization: Bearer {token}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.0\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\
             {bearer}\r\n{body}",
            self.address(),
            body.len()
        );
        let mut stream = TcpStream::connect(self.address()).expect("the node listens");
        stream.write_all(request.as_bytes()).expect("the node reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the node answers");
        let status = answer.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        (status, serde_json::from_str(body).unwrap_or_else(|_| Value::String(body.to_owned())))
    }

    /// A new guest; returns their token.
    pub(crate) fn guest(&self, name: &str) -> String {
        let (status, me) = self.ask("POST", "/api/guest", None, &format!("{{\"name\":\"{name}\"}}"));
        assert_eq!(status, 200, "{me}");
        me["token"].as_str().expect("a guest has a token").to_owned()
    }

    /// Sends a signal.
    pub(crate) fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.expect("there is a kill").success());
    }

    /// Waits until it has exited; returns its exit code.
    pub(crate) fn wait(&mut self) -> Option<i32> {
        self.child.wait().expect("it ends").code()
    }

    /// Restarts it on its port.
    pub(crate) fn restart(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        self.child = spawn(self.port, &self.database, &self.nats, &self.name);
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
