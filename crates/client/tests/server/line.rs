//! A line between client and server that can be cut at the worst moments.

use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};

/// What the line does with the next bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fate {
    /// It carries them.
    Carry,
    /// Cuts the line and drops the client's next message: the server never gets it.
    LoseWord,
    /// Cuts the line and drops the server's next message: the server has acted, and the client does not know.
    LoseAnswer,
}

/// A line that takes connections and carries them to a server.
pub(crate) struct Line {
    address: SocketAddr,
    state: Arc<Mutex<State>>,
}

#[derive(Debug)]
struct State {
    fate: Fate,
    cuts: u32,
    open: Vec<TcpStream>,
}

impl Line {
    pub(crate) fn to(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let state = Arc::new(Mutex::new(State { fate: Fate::Carry, cuts: 0, open: Vec::new() }));
        let shared = Arc::clone(&state);
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                // The server is down; the client notices by itself.
                let Ok(server) = TcpStream::connect(server) else { continue };
                let ends = [&client, &server].map(|end| end.try_clone().unwrap());
                shared.lock().unwrap().open.extend(ends);
                let (up, down) = (Arc::clone(&shared), Arc::clone(&shared));
                let (client_too, server_too) = (client.try_clone().unwrap(), server.try_clone().unwrap());
                std::thread::spawn(move || carry(client, server, Fate::LoseWord, &up));
                std::thread::spawn(move || carry(server_too, client_too, Fate::LoseAnswer, &down));
            }
        });
        Self { address, state }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Decides what happens next.
    pub(crate) fn next(&self, fate: Fate) {
        self.state.lock().unwrap().fate = fate;
    }

    /// Cuts everything at once.
    pub(crate) fn cut(&self) {
        self.state.lock().unwrap().cut();
    }

    /// The number of cuts.
    pub(crate) fn cuts(&self) -> u32 {
        self.state.lock().unwrap().cuts
    }
}

impl State {
    fn cut(&mut self) {
        self.fate = Fate::Carry;
        self.cuts += 1;
        for end in self.open.drain(..) {
            let _ = end.shutdown(Shutdown::Both);
        }
    }
}

fn carry(mut from: TcpStream, mut to: TcpStream, loses: Fate, state: &Mutex<State>) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        let mut state = state.lock().unwrap();
        if state.fate == loses {
            state.cut();
            break;
        }
        drop(state);
        if to.write_all(&bytes[..length]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}
