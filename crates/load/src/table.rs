//! One table with its four clients.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::Poll;
use std::time::Duration;

use tokio::time::{Instant, Sleep, sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;

use crate::LoadError;
use crate::knowledge::Knowledge;
use crate::plan::SEATS;
use crate::sockets::{Socket, Sockets};

/// How long a client waits for a message before it gives up.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The figures of one table.
#[derive(Debug)]
pub(crate) struct Tally {
    pub(crate) known: Knowledge,
    pub(crate) waits: Vec<Duration>,
    pub(crate) ended: u64,
}

/// A table and its clients; client `n` is in seat `n`.
pub(crate) struct LoadedTable {
    sockets: Sockets,
    tally: Tally,
    /// One timer for everything the clients wait for.
    alarm: Pin<Box<Sleep>>,
}

impl LoadedTable {
    pub(crate) fn new(table: String, game: &str, sockets: Vec<Socket>, seed: u64) -> Self {
        let known = Knowledge::new(table, game, seed);
        let tally = Tally { known, waits: Vec::new(), ended: 0 };
        Self { sockets: Sockets::new(sockets), tally, alarm: Box::pin(sleep(TIMEOUT)) }
    }

    /// Has the clients watch and sit down; once the last one does, the host reveals what it pledged, and the cards are
    /// dealt.
    pub(crate) async fn begin(&mut self, reveal: &str) -> Result<(), LoadError> {
        self.seat(reveal).await.map_err(LoadError::Stuck)?;
        match self.tally.known.errors.keys().next() {
            None => Ok(()),
            Some(code) => Err(LoadError::Stuck(code.clone())),
        }
    }

    async fn seat(&mut self, reveal: &str) -> Result<(), String> {
        for at in 0..SEATS {
            self.sockets.send(at, self.tally.known.watch()).await?;
        }
        for at in 1..SEATS {
            let sit = self.tally.known.order(&format!(r#"{{"do":"sit","seat":{at}}}"#));
            self.sockets.send(at, sit).await?;
            self.until(Knowledge::all_answered).await?;
        }
        let reveal = self.tally.known.order(&format!(r#"{{"do":"reveal","value":"{reveal}"}}"#));
        self.sockets.send(0, reveal).await?;
        self.until(Knowledge::all_answered).await?;
        self.until(Knowledge::dealt).await
    }

    /// Makes a move at each of these moments, or as soon as the table is ready.
    pub(crate) async fn play(mut self, moments: Vec<Instant>) -> Tally {
        self.tally.waits.reserve(moments.len());
        for due in moments {
            if let Err(trouble) = self.turn(due).await {
                *self.tally.known.errors.entry(trouble).or_default() += 1;
                break;
            }
        }
        self.tally
    }

    async fn turn(&mut self, due: Instant) -> Result<(), String> {
        if Instant::now() < due {
            self.alarm.as_mut().reset(due);
            while let Some(received) = self.receive().await {
                self.handle(received)?;
            }
        }
        loop {
            if self.tally.known.over(false) {
                self.again().await?;
            }
            let (refused, base) = (self.tally.known.refused(), self.tally.known.seq());
            let (seat, order) = self.tally.known.decide().ok_or("it is no client's turn")?;
            self.sockets.send(seat, order).await?;
            self.until(|known| known.all_answered() && (known.all_past(base) || known.refused() > refused))
                .await?;
            if self.tally.known.refused() == refused {
                self.tally.waits.push(due.elapsed());
                return Ok(());
            }
            if self.tally.known.refused() > 100 {
                return Err("a hundred refusals".to_owned());
            }
        }
    }

    /// The host deals the next game.
    async fn again(&mut self) -> Result<(), String> {
        self.until(|known| known.over(true)).await?;
        self.tally.ended += 1;
        for _ in 0..100 {
            let refused = self.tally.known.refused();
            let start = self.tally.known.order(r#"{"do":"start"}"#);
            self.sockets.send(0, start).await?;
            self.until(Knowledge::all_answered).await?;
            if self.tally.known.refused() == refused {
                return self.until(Knowledge::dealt).await;
            }
            // The result of the last match is being stored.
            sleep_until(Instant::now() + Duration::from_millis(50)).await;
        }
        Err("the next game does not start".to_owned())
    }

    /// Receives messages until something holds.
    async fn until(&mut self, holds: impl Fn(&Knowledge) -> bool) -> Result<(), String> {
        if holds(&self.tally.known) {
            return Ok(());
        }
        self.alarm.as_mut().reset(Instant::now() + TIMEOUT);
        while !holds(&self.tally.known) {
            let received = self.receive().await.ok_or("no message in time")?;
            self.handle(received)?;
        }
        Ok(())
    }

    /// The next message and the index of its socket; `None` once the alarm goes off.
    async fn receive(&mut self) -> Option<(usize, Option<Message>)> {
        poll_fn(|context| match self.sockets.poll_receive(context) {
            Poll::Ready(received) => Poll::Ready(Some(received)),
            Poll::Pending => self.alarm.as_mut().poll(context).map(|()| None),
        })
        .await
    }

    /// Handles a message.
    fn handle(&mut self, (at, message): (usize, Option<Message>)) -> Result<(), String> {
        match message {
            Some(Message::Text(text)) => self.tally.known.receive(at, &text),
            Some(Message::Close(_)) | None => Err("the server closed a socket".to_owned()),
            Some(_) => Ok(()),
        }
    }
}
