//! Who comes to a server from this machine.

use cardinal_client::{ClientError, Server, Session};

use super::data;
use super::save::write_whole;

/// Connects to a server as the person who last connected from this machine, or as a new guest. The token is kept, so that a seat
/// can be taken again after this program has ended.
pub fn come(server: &Server, name: Option<&str>) -> Result<Session, ClientError> {
    let file = data::token_file(&server.address().to_string());
    let kept = std::fs::read_to_string(&file).ok();
    let mut session = server.session(kept.as_deref(), name)?;
    if let Some(name) = name.filter(|name| *name != session.me().name) {
        session.rename(name)?;
    }
    // Without it only coming back is harder.
    drop(write_whole(&file, session.token()));
    Ok(session)
}

/// An account at a server, or one to be taken there.
#[derive(Clone, Copy)]
pub struct Account<'a> {
    /// The login.
    pub login: &'a str,
    /// The password.
    pub password: &'a str,
    /// Whether it is a new one.
    pub new: bool,
    /// The code of an invitation, for a new one.
    pub invitation: Option<&'a str>,
}

impl std::fmt::Debug for Account<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The password does not belong into logs.
        f.debug_struct("Account").field("login", &self.login).finish_non_exhaustive()
    }
}

/// Connects to a server with an account, which this machine uses from then on.
pub fn enter(server: &Server, account: Account<'_>, name: Option<&str>) -> Result<Session, ClientError> {
    let Account { login, password, new, invitation } = account;
    let mut session = if new {
        server.sign_up(login, password, name, invitation)?
    } else {
        server.sign_in(login, password)?
    };
    if let Some(name) = name.filter(|name| *name != session.me().name) {
        session.rename(name)?;
    }
    // Without it only coming back is harder.
    drop(write_whole(&data::token_file(&server.address().to_string()), session.token()));
    Ok(session)
}
