//! A server, and how people come to it.

use cardinal_protocol::http::{Me, NewGuest, ServerInfo, SignIn, SignUp};
use cardinal_protocol::{LobbyTable, PROTOCOL, Refusal, TableInfo, code};

use std::sync::mpsc::Receiver;

use crate::http::{get, get_value, not_cardinal, part, send};
use crate::{Address, ClientError, Event, Session, TableLink, table_id};

/// A Cardinal server that has answered and speaks this version of the protocol.
#[derive(Clone, Debug)]
pub struct Server {
    address: Address,
    info: ServerInfo,
    invited: Option<String>,
}

impl Server {
    /// The server at this address or link, in any form that [`Address::parse`] understands. Asks the server for its
    /// version, so a wrong address fails here and not later.
    pub fn at(url: &str) -> Result<Self, ClientError> {
        let (address, invited) = Address::parse(url)?;
        // The versions are read first: what a server of another version says may have another shape.
        let answer = get_value(&address, "/api/server").map_err(|error| match error {
            ClientError::Refused(refusal) if refusal.code == code::NOT_FOUND => {
                not_cardinal(&address, "it does not answer /api/server")
            }
            other => other,
        })?;
        let (Some(theirs), Some(version)) = (answer["protocol"].as_u64(), answer["version"].as_str()) else {
            return Err(not_cardinal(&address, "its answer is not the expected JSON"));
        };
        if theirs != u64::from(PROTOCOL) {
            let (address, version) = (address.to_string(), version.to_owned());
            return Err(ClientError::OtherVersion { address, theirs, version });
        }
        let info = serde_json::from_value(answer)
            .map_err(|_| not_cardinal(&address, "its answer is not the expected JSON"))?;
        Ok(Self { address, info, invited })
    }

    /// Its address.
    pub const fn address(&self) -> &Address {
        &self.address
    }

    /// What it offers: version, bot levels, reactions.
    pub const fn info(&self) -> &ServerInfo {
        &self.info
    }

    /// The table that the link given to [`Server::at`] leads to, if it was a link to a table.
    pub fn invited(&self) -> Option<&str> {
        self.invited.as_deref()
    }

    /// Comes as a new guest, with this name or one that the server makes up.
    pub fn guest(&self, name: Option<&str>) -> Result<Session, ClientError> {
        let body = NewGuest { name: name.map(str::to_owned) };
        self.begun(send(&self.address, "POST", None, "/api/guest", &body)?)
    }

    /// Signs a member in.
    pub fn sign_in(&self, login: &str, password: &str) -> Result<Session, ClientError> {
        let body = SignIn { login: login.to_owned(), password: password.to_owned() };
        self.begun(send(&self.address, "POST", None, "/api/sign-in", &body)?)
    }

    /// Creates an account, with an invitation code if the server requires one (see [`ServerInfo::sign_up`]).
    pub fn sign_up(
        &self,
        login: &str,
        password: &str,
        name: Option<&str>,
        invitation: Option<&str>,
    ) -> Result<Session, ClientError> {
        let (login, password) = (login.to_owned(), password.to_owned());
        let (name, invitation) = (name.map(str::to_owned), invitation.map(str::to_owned));
        let body = SignUp { login, password, name, invitation };
        self.begun(send(&self.address, "POST", None, "/api/sign-up", &body)?)
    }

    /// The session of a kept token. Refused with `who-are-you` if the session has ended or belongs to another server.
    pub fn resume(&self, token: &str) -> Result<Session, ClientError> {
        let token = token.trim();
        // A malformed token must not get into the header of a request.
        if token.is_empty() || !token.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(ClientError::Refused(Refusal::new(code::WHO, "this is not a session token")));
        }
        let me: Me = get(&self.address, Some(token), "/api/me")?;
        Ok(Session::new(self.clone(), me, token.to_owned()))
    }

    /// The session of a kept token if it is still valid, otherwise a new guest. Keep [`Session::token`] afterwards: it
    /// may be new.
    pub fn session(&self, token: Option<&str>, name: Option<&str>) -> Result<Session, ClientError> {
        match token.map(|token| self.resume(token)) {
            None => self.guest(name),
            Some(Err(error)) if error.code() == code::WHO => self.guest(name),
            Some(resumed) => resumed,
        }
    }

    /// The open tables, newest first.
    pub fn tables(&self) -> Result<Vec<LobbyTable>, ClientError> {
        get(&self.address, None, "/api/tables")
    }

    /// A table, by its id or link, as people without a session see it; see [`Session::table`].
    pub fn table(&self, table: &str) -> Result<TableInfo, ClientError> {
        get(&self.address, None, &format!("/api/tables/{}", part(table_id(table))))
    }

    /// The record of a finished match that was played at a listed table, with the secret of its shuffles;
    /// `docs/record.md` describes it. Only those who played have the others: see [`Session::record`].
    pub fn record(&self, match_id: &str) -> Result<serde_json::Value, ClientError> {
        get(&self.address, None, &format!("/api/matches/{}/record", part(match_id)))
    }

    /// Watches a table, by its id or link, without a session. The receiver yields what happens.
    pub fn watch(&self, table: &str) -> (TableLink, Receiver<Event>) {
        TableLink::at(self, None, table, None)
    }

    fn begun(&self, me: Me) -> Result<Session, ClientError> {
        let token = me.token.clone();
        let token =
            token.ok_or_else(|| not_cardinal(&self.address, "it does not send a token for a new session"))?;
        Ok(Session::new(self.clone(), Me { token: None, ..me }, token))
    }
}
