//! Bodies of the HTTP interface.

use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Millis, PersonKind, PersonRef, SeatResult, TableInfo, ToClient, Update};

/// Comes as a guest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name to show, 1 to 24 characters; a friendly one is made up if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub name: Option<String>,
}

/// Takes an account; a guest keeps name, games and ratings.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignUp {
    /// For signing in: 3 to 32 letters, digits, `-`, `_` or `.`; capital letters do not matter.
    pub login: String,
    /// 8 to 128 characters.
    pub password: String,
    /// The name to show; the guest's name, or a friendly one, if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub name: Option<String>,
    /// The code of an invitation, where the server asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub invitation: Option<String>,
}

/// Who may create an account.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum SignUpMode {
    /// Anyone can sign up.
    #[default]
    Open,
    /// Those with an invitation.
    Invitation,
    /// Sign-up is closed.
    Closed,
}

impl FromStr for SignUpMode {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "open" => Ok(Self::Open),
            "invitation" => Ok(Self::Invitation),
            "closed" => Ok(Self::Closed),
            _ => Err("it is open, invitation or closed"),
        }
    }
}

/// The code of a link with which a member chooses another password.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ResetCode {
    /// The code.
    pub code: String,
}

/// Whose link it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResetInfo {
    /// The login of the member.
    pub login: String,
    /// Until when the link can be used.
    pub until: Millis,
}

/// Chooses another password with the code of a link; all sessions end, and a new one begins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    /// The code.
    pub code: String,
    /// The new password, 8 to 128 characters.
    pub password: String,
}

/// The reason of a report.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReportReason {
    /// Insults, threats or harassment.
    Abuse,
    /// Cheating, or help from others.
    Cheating,
    /// Wasting time on purpose, or leaving games.
    Stalling,
    /// An offensive name.
    Name,
    /// Something else.
    Other,
}

/// Reports a person at a table, or a line that a person said there, to the operators of the server.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// The table.
    pub table: String,
    /// The id of the person; may be left out where a line is named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub person: Option<String>,
    /// The number of the line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub line: Option<u64>,
    /// Why.
    pub reason: ReportReason,
    /// What else the operators should know, up to 500 characters.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub text: Option<String>,
}

/// The operators have the report.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportReceipt {
    /// Whether this person has reported it before.
    pub again: bool,
}

/// Signs in.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SignIn {
    /// The login.
    pub login: String,
    /// The password.
    pub password: String,
}

/// Changes what is given.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChangeMe {
    /// The new name to show.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub name: Option<String>,
    /// The new password; all other sessions end.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub password: Option<NewPassword>,
}

/// A change of password.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The present one.
    pub old: String,
    /// The new one.
    pub new: String,
}

/// Deletes the account: name, login, password and sessions go; the games remain without the name.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeleteMe {
    /// The password, if the account has one.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub password: Option<String>,
}

/// The person a session belongs to.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Stable id.
    pub id: String,
    /// The name to show.
    pub name: String,
    /// What kind of person.
    pub kind: PersonKind,
    /// The login, for members.
    pub login: Option<String>,
    /// For programs without cookies: the token of the session, only in the answer that creates it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub token: Option<String>,
}

/// Looks for a table with room, or opens one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuickMatch {
    /// The game's id.
    pub game: String,
    /// The number of players.
    pub seats: u8,
    /// A pledge to add to the shuffles, as in `sit`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub pledge: Option<String>,
}

/// A table that was opened or found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableRef {
    /// Its id.
    pub table: String,
    /// The seat of the person who asked, if they got one.
    pub seat: Option<u8>,
}

/// A table with a game on, in the list of one's own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RunningTable {
    /// The table.
    #[serde(flatten)]
    pub table: TableInfo,
    /// The seats the game waits for.
    #[serde(default)]
    pub turn: Vec<u8>,
    /// When the last move was made.
    #[serde(default)]
    pub moved: Option<Millis>,
}

/// What a program without a socket gets when it asks what happened at a table: the messages a socket would have
/// been sent, in order. Empty when nothing happened in the time it was willing to wait.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableUpdates {
    /// The messages.
    pub messages: Vec<ToClient>,
}

/// Part of a list; the newest or best first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Page<T> {
    /// The items.
    pub items: Vec<T>,
    /// What to ask for to get on; `null` at the end.
    pub next: Option<String>,
}

/// A match in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchSummary {
    /// Its id.
    pub id: String,
    /// The table it was played at, for those who played.
    pub table: Option<String>,
    /// The game's id.
    pub game: String,
    /// Who sat where.
    pub seats: Vec<MatchSeat>,
    /// When it started.
    pub started: Millis,
    /// When it ended; `null` while it is in progress.
    pub ended: Option<Millis>,
    /// Whether it counted for the ratings.
    pub rated: bool,
    /// The number of inputs.
    pub inputs: u64,
}

/// One seat of a match in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchSeat {
    /// Who.
    pub person: PersonRef,
    /// The result of the seat; `null` while the match is in progress.
    pub result: Option<SeatResult>,
}

/// A part of a match, step by step, for the screen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReplayPart {
    /// The match.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The options, defaults filled in.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// The names at the seats.
    pub names: Vec<String>,
    /// How many steps there are in all.
    pub length: u64,
    /// One update per step from the asked one on. The first has a view and no steps; the others have one step each,
    /// and a view where views were asked for.
    pub updates: Vec<Update>,
}

/// A person's profile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// Who.
    pub person: PersonRef,
    /// Since when.
    pub since: Millis,
    /// Matches played to the end.
    pub played: u64,
    /// The ratings.
    pub ratings: Vec<Rating>,
}

/// A rating in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rating {
    /// The game's id.
    pub game: String,
    /// `duel` for games of two, `table` for larger ones.
    pub pool: String,
    /// The rating; it starts at 1500.
    pub rating: f64,
    /// How uncertain it is (standard deviation).
    pub uncertainty: f64,
    /// Matches counted.
    pub matches: u64,
    /// Whether it is still too uncertain to be compared with others.
    pub provisional: bool,
}

/// A line of a leaderboard: a person, never a bot. Those with a settled rating come first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leader {
    /// The place, counted from 1; `null` while the rating is provisional.
    pub place: Option<u64>,
    /// Who.
    pub person: PersonRef,
    /// The rating.
    pub rating: Rating,
}

/// Servers of earlier versions take guests.
const fn welcome() -> bool {
    true
}

/// What a server offers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ServerInfo {
    /// The version of the program.
    pub version: String,
    /// The version of the protocol.
    pub protocol: u16,
    /// The levels of the bots, the weakest first.
    pub levels: Vec<String>,
    /// The reactions there are.
    pub reactions: Vec<String>,
    /// People connected at this moment.
    pub online: u32,
    /// Tables with a game on.
    pub playing: u32,
    /// Who may create an account.
    #[serde(default)]
    pub sign_up: SignUpMode,
    /// Whether people may play as guests, without an account.
    #[serde(default = "welcome")]
    pub guests: bool,
}

/// A session of one's own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// Names it, for ending it.
    pub id: String,
    /// When it was last used, to the day.
    pub seen: Millis,
    /// Where it was last used from, if that is known.
    #[serde(default)]
    pub address: Option<String>,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// A line that a person has said.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SaidLine {
    /// The table.
    pub table: String,
    /// When.
    pub at: Millis,
    /// What.
    pub text: String,
}

/// Everything that is stored of a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyData {
    /// Who.
    pub me: Me,
    /// Since when.
    pub since: Millis,
    /// The sessions.
    pub sessions: Vec<SessionInfo>,
    /// The ratings.
    pub ratings: Vec<Rating>,
    /// The matches played to the end, the newest first; their records can be asked for one by one.
    pub matches: Vec<MatchSummary>,
    /// What was said at tables.
    pub said: Vec<SaidLine>,
    /// The ids of people who are muted.
    pub muted: Vec<String>,
    /// What was reported to the operators.
    #[serde(default)]
    pub reported: Vec<ReportMade>,
    /// The bans of the account, the newest first.
    #[serde(default)]
    pub bans: Vec<BanMade>,
}

/// A ban of an account.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BanMade {
    /// Why.
    pub reason: String,
    /// Since when.
    pub since: Millis,
    /// Until when; none for a permanent ban.
    pub until: Option<Millis>,
}

/// A report that a person has made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportMade {
    /// When.
    pub at: Millis,
    /// The id of whom.
    pub person: String,
    /// Where.
    pub table: String,
    /// Why.
    pub reason: String,
    /// What was added.
    pub text: String,
}
