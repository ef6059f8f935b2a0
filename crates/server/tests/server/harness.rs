//! The program as a child process, and requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use cardinal_engine::RecordFile;
use serde_json::Value;
use tungstenite::client::IntoClientRequest;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket};

/// A running server; killed when dropped.
pub(crate) struct Server {
    child: Child,
    /// What it prints.
    says: BufReader<ChildStdout>,
    /// Host and port.
    pub(crate) address: String,
    data: PathBuf,
}

impl Server {
    /// Starts the program on this directory and waits until it says where it is.
    pub(crate) fn start(data: &Path) -> Self {
        Self::launch(data, |_| {})
    }

    /// Starts it with these entries of its configuration.
    pub(crate) fn configured(data: &Path, config: &Value) -> Self {
        Self::launch(data, |command| {
            command.env("CARDINAL_TEST_CONFIG", config.to_string());
        })
    }

    /// Starts it with a clock that tests can put forward; see [`Server::pass`].
    pub(crate) fn with_clock(data: &Path) -> Self {
        Self::launch(data, |command| {
            command.env("CARDINAL_TEST_CLOCK", "input").stdin(Stdio::piped());
        })
    }

    /// Lets this number of seconds pass at once, and waits until they have passed.
    pub(crate) fn pass(&mut self, seconds: u64) {
        let clock = self.child.stdin.as_mut().expect("it was started with a clock");
        writeln!(clock, "{}", seconds * 1000).expect("the program reads its clock");
        let mut line = String::new();
        self.says.read_line(&mut line).expect("it speaks");
        assert_eq!(line.trim(), format!("{} ms have passed", seconds * 1000));
    }

    /// Sets the clock of the system forwards as far as the server can see, which is no time that passes.
    pub(crate) fn set_clock_forwards(&mut self, seconds: u64) {
        let clock = self.child.stdin.as_mut().expect("it was started with a clock");
        writeln!(clock, "wall {}", seconds * 1000).expect("the program reads its clock");
        let mut line = String::new();
        self.says.read_line(&mut line).expect("it speaks");
        assert_eq!(line.trim(), format!("set forwards by {} ms", seconds * 1000));
    }

    /// Starts it, with something special about it.
    pub(crate) fn launch(data: &Path, special: impl FnOnce(&mut Command)) -> Self {
        let mut command = crate::program::command();
        command
            .env("CARDINAL_LISTEN", "127.0.0.1:0")
            .env("CARDINAL_DRAIN", "1")
            .env("CARDINAL_DATA", data)
            .env("CARDINAL_REQUESTS_PER_SECOND", "5000")
            .env("CARDINAL_COSTLY_PER_MINUTE", "100000")
            .env("CARDINAL_FRAMES_PER_SECOND", "2000")
            .env("CARDINAL_WATCHES_PER_SECOND", "2000")
            .env("CARDINAL_TABLES_PER_PERSON", "10000")
            .env("CARDINAL_SEATS_PER_PERSON", "10000")
            .env("CARDINAL_LOG", "warn")
            // The same cards in every run, or others on request.
            .env("CARDINAL_TEST_DEALS", std::env::var("CARDINAL_TEST_DEALS").unwrap_or_default())
            .stdout(Stdio::piped());
        special(&mut command);
        let mut child = command.spawn().expect("the program starts");
        let mut says = BufReader::new(child.stdout.take().expect("it is piped"));
        let address = loop {
            let mut line = String::new();
            assert!(says.read_line(&mut line).expect("it speaks") > 0, "the server did not start");
            if let Some((_, address)) = line.trim().split_once("Cardinal is at http://") {
                break address.trim_end_matches('/').to_owned();
            }
        };
        Self { child, says, address, data: data.to_owned() }
    }

    /// The id of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Asks it to end, as an operator does, and waits until it has; gives its exit code.
    #[cfg(unix)]
    pub(crate) fn terminate(&mut self) -> Option<i32> {
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(asked.expect("there is a kill").success());
        self.child.wait().expect("it ends").code()
    }

    /// Ends it without any warning, and starts it again.
    pub(crate) fn crash(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
        let next = Self::start(&self.data.clone());
        let old = std::mem::replace(self, next);
        drop(old);
    }

    /// A request; gives status and body.
    pub(crate) fn ask(&self, method: &str, path: &str, token: Option<&str>, body: &str) -> (u16, Value) {
        let more = token.map_or_else(String::new, |token| format!("Authorization: Bearer {token}\r\n"));
        let (status, text) = self.raw(&format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n{more}\r\n{body}",
            self.address,
            body.len()
        ));
        let value = serde_json::from_str(&text).unwrap_or(Value::String(text));
        (status, value)
    }

    /// Any bytes as a request; gives status and body.
    pub(crate) fn raw(&self, request: &str) -> (u16, String) {
        answer(asked(&self.address, request))
    }

    /// A request whose body is held back: the server has read the head and waits for the rest.
    pub(crate) fn hold(&self, method: &str, path: &str, token: &str, body: &str) -> Held {
        let mut stream = asked(
            &self.address,
            &format!(
                "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: application/json\r\n\
                 Content-Length: {}\r\nAuthorization: Bearer {token}\r\nExpect: 100-continue\r\n\r\n",
                self.address,
                body.len()
            ),
        );
        let mut go_on = [0; 25];
        stream.read_exact(&mut go_on).unwrap();
        assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
        Held { stream, body: body.to_owned() }
    }

    /// What a request must give.
    pub(crate) fn get(&self, path: &str, token: Option<&str>) -> Value {
        let (status, value) = self.ask("GET", path, token, "");
        assert_eq!(status, 200, "{path}: {value}");
        value
    }

    /// A new guest; gives token and id.
    pub(crate) fn guest(&self, name: &str) -> (String, String) {
        let (status, me) = self.ask("POST", "/api/guest", None, &format!("{{\"name\":\"{name}\"}}"));
        assert_eq!(status, 200, "{me}");
        (me["token"].as_str().unwrap().to_owned(), me["id"].as_str().unwrap().to_owned())
    }

    /// Opens a table and gives its id.
    pub(crate) fn open(&self, token: &str, setup: &Value) -> String {
        let (status, table) = self.ask("POST", "/api/tables", Some(token), &setup.to_string());
        assert_eq!(status, 200, "{table}");
        table["table"].as_str().unwrap().to_owned()
    }

    /// Gives an order over HTTP, which must be carried out.
    pub(crate) fn order(&self, token: &str, table: &str, id: &str, order: &Value) -> Value {
        let path = format!("/api/tables/{table}/orders/{id}");
        let (status, answer) = self.ask("POST", &path, Some(token), &order.to_string());
        assert_eq!(status, 200, "{order}: {answer}");
        answer
    }

    /// Downloads a record as one of its players, and verifies it.
    pub(crate) fn verified(&self, token: &str, match_id: &str) -> Value {
        let record = self.get(&format!("/api/matches/{match_id}/record"), Some(token));
        let file: RecordFile = serde_json::from_value(record.clone()).unwrap();
        let verified = cardinal_games::of_record(&file).and_then(|game| game.verify(&file));
        assert!(verified.is_ok(), "{:?}", verified.err());
        record
    }

    /// Whether the process is still there.
    pub(crate) fn alive(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }

    /// A socket, and its first message.
    pub(crate) fn socket(&self, token: Option<&str>) -> Socket {
        Socket::connect(&self.address, token).expect("the server takes sockets")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A request whose body has not been sent yet.
pub(crate) struct Held {
    stream: TcpStream,
    body: String,
}

impl Held {
    /// Sends the body; gives status and answer.
    pub(crate) fn send(mut self) -> (u16, Value) {
        self.stream.write_all(self.body.as_bytes()).unwrap();
        self.end()
    }

    /// Sends nothing; gives status and answer.
    pub(crate) fn end(self) -> (u16, Value) {
        let (status, text) = answer(self.stream);
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }
}

/// A request on its way.
pub(crate) fn asked(address: &str, request: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    stream
}

/// What a request was answered with; no status where the server closed before it answered.
pub(crate) fn answer(mut stream: TcpStream) -> (u16, String) {
    let mut answer = Vec::new();
    // A server that refuses early may close before everything is read.
    let _ = stream.read_to_end(&mut answer);
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    (status, if chunked { unchunk(body) } else { body.to_owned() })
}

fn unchunk(body: &str) -> String {
    let (mut text, mut rest) = (String::new(), body);
    while let Some((size, after)) = rest.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 || after.len() < size {
            break;
        }
        text.push_str(&after[..size]);
        rest = after[size..].trim_start_matches("\r\n");
    }
    text
}

/// A socket to the server.
pub(crate) struct Socket(WebSocket<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub(crate) fn connect(address: &str, token: Option<&str>) -> Option<Self> {
        let mut request = format!("ws://{address}/api/socket").into_client_request().unwrap();
        if let Some(token) = token {
            request.headers_mut().insert("Authorization", format!("Bearer {token}").parse().unwrap());
        }
        let (socket, _) = tungstenite::connect(request).ok()?;
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(Duration::from_mins(1))).unwrap();
        }
        Some(Self(socket))
    }

    /// Sends anything; whether it went out.
    pub(crate) fn send(&mut self, message: Message) -> bool {
        self.0.send(message).is_ok()
    }

    pub(crate) fn say(&mut self, message: &Value) -> bool {
        self.send(Message::text(message.to_string()))
    }

    /// The next message as text; nothing once the socket is closed or silent for long.
    pub(crate) fn text(&mut self) -> Option<String> {
        let since = Instant::now();
        // The server asks now and then whether the client is alive, which is no message.
        while since.elapsed() < Duration::from_mins(2) {
            match self.0.read().ok()? {
                Message::Text(text) => return Some(text.to_string()),
                Message::Close(_) => return None,
                _ => {}
            }
        }
        None
    }

    pub(crate) fn hear(&mut self) -> Option<Value> {
        Some(serde_json::from_str(&self.text()?).expect("messages are JSON"))
    }
}
