//! A person's session on a server.

use std::collections::HashMap;
use std::sync::mpsc::Receiver;
use std::sync::{Arc, Mutex};

use cardinal_engine::Contribution;
use cardinal_protocol::http::{ChangeMe, Me, NewReport, QuickMatch, ReportReceipt, TableRef};
use cardinal_protocol::{TableInfo, TableOrder, TableSetup, ToClient};
use serde_json::json;

use crate::contributions::fresh;
use crate::http::{get, part, send};
use crate::{ClientError, Event, Server, TableLink, table_id};

/// A person's session on a server: that of a guest, or of a member who has signed in.
#[derive(Clone)]
pub struct Session {
    server: Server,
    me: Me,
    token: String,
    /// Contributions pledged for tables before joining them, by table id.
    pledged: Arc<Mutex<HashMap<String, Contribution>>>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The token is a credential and must not get into logs.
        f.debug_struct("Session").field("server", &self.server).field("me", &self.me).finish_non_exhaustive()
    }
}

impl Session {
    pub(crate) fn new(server: Server, me: Me, token: String) -> Self {
        Self { server, me, token, pledged: Arc::default() }
    }

    /// The server of this session.
    pub const fn server(&self) -> &Server {
        &self.server
    }

    /// Who this is.
    pub const fn me(&self) -> &Me {
        &self.me
    }

    /// The secret that resumes this session the next time; see [`Server::resume`].
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Changes the person's name.
    pub fn rename(&mut self, name: &str) -> Result<(), ClientError> {
        let change = ChangeMe { name: Some(name.to_owned()), password: None };
        self.me = send(self.server.address(), "PATCH", Some(&self.token), "/api/me", &change)?;
        Ok(())
    }

    /// The tables with a running game at which this person has a seat.
    pub fn my_tables(&self) -> Result<Vec<TableInfo>, ClientError> {
        get(self.server.address(), Some(&self.token), "/api/my/tables")
    }

    /// A table, by its id or link.
    pub fn table(&self, table: &str) -> Result<TableInfo, ClientError> {
        get(self.server.address(), Some(&self.token), &format!("/api/tables/{}", part(table_id(table))))
    }

    /// The record of a finished match, with the secret of its shuffles; `docs/record.md` describes it. Matches at
    /// unlisted tables are for their players only.
    pub fn record(&self, match_id: &str) -> Result<serde_json::Value, ClientError> {
        get(self.server.address(), Some(&self.token), &format!("/api/matches/{}/record", part(match_id)))
    }

    /// Opens a table. Unless the set-up has a pledge, this pledges the person's contribution to the shuffles, which is
    /// revealed once they have joined ([`Session::join`]).
    pub fn open(&self, setup: &TableSetup) -> Result<TableRef, ClientError> {
        if setup.pledge.is_some() {
            return self.post("/api/tables", setup);
        }
        let own = fresh();
        let opened = self.post("/api/tables", &TableSetup { pledge: Some(own.pledge()), ..setup.clone() })?;
        Ok(self.keep(opened, own))
    }

    /// Takes a seat at an open table of this game and size, or opens one.
    pub fn quick(&self, game: &str, seats: u8) -> Result<TableRef, ClientError> {
        let own = fresh();
        let wish = QuickMatch { game: game.to_owned(), seats, pledge: Some(own.pledge()) };
        Ok(self.keep(self.post("/api/quick", &wish)?, own))
    }

    /// Keeps a contribution until this person joins the table.
    fn keep(&self, table: TableRef, own: Contribution) -> TableRef {
        if let Ok(mut pledged) = self.pledged.lock() {
            pledged.insert(table.table.clone(), own);
        }
        table
    }

    /// Opens a lesson.
    pub fn lesson(&self, game: &str) -> Result<TableRef, ClientError> {
        self.post(&format!("/api/lessons/{}", part(game)), &json!({}))
    }

    /// Reports a person at a table, or one of their chat lines, to the operators. The person does not learn of it.
    pub fn report(&self, report: &NewReport) -> Result<ReportReceipt, ClientError> {
        self.post("/api/reports", report)
    }

    /// Sends one order to a table without joining it; repeating the `id` repeats the order. Refusals are errors.
    pub fn order(&self, table: &str, id: &str, order: &TableOrder) -> Result<ToClient, ClientError> {
        self.post(&format!("/api/tables/{}/orders/{}", part(table), part(id)), order)
    }

    /// Joins a table, by its id or link: as a player with a seat, otherwise as a spectator. The receiver yields what
    /// happens.
    pub fn join(&self, table: &str) -> (TableLink, Receiver<Event>) {
        TableLink::at(&self.server, Some(&self.token), table, self.pledged_at(table))
    }

    /// Like [`Session::join`], but calls `sink` with every event on the connection's thread: for programs that wait for
    /// several things at once. `sink` should return quickly.
    pub fn join_with(&self, table: &str, sink: impl FnMut(Event) + Send + 'static) -> TableLink {
        TableLink::with_sink(&self.server, Some(&self.token), table, self.pledged_at(table), sink)
    }

    fn pledged_at(&self, table: &str) -> Option<Contribution> {
        self.pledged.lock().ok()?.remove(table_id(table))
    }

    fn post<T: serde::de::DeserializeOwned>(
        &self,
        path: &str,
        body: &impl serde::Serialize,
    ) -> Result<T, ClientError> {
        send(self.server.address(), "POST", Some(&self.token), path, body)
    }
}
