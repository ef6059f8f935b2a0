//! A table as the people at it see it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Clock, Millis, OutOfTime, Pace, PersonRef, SeatResult, Spectators};

/// Everything about a table except the game in progress.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each is a separate fact about the table")]
pub struct TableInfo {
    /// Its id, which is also its link.
    pub id: String,
    /// Grows whenever anything here changes. A program that polls with it does not get an unchanged table again.
    pub version: u64,
    /// The game's id.
    pub game: String,
    /// The options, defaults filled in.
    #[cfg_attr(feature = "types", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
    /// Waiting, playing, paused, finished or closed.
    pub status: TableStatus,
    /// The seats in order.
    pub seats: Vec<SeatInfo>,
    /// Who may start, seat bots and hand the table over.
    pub host: Option<PersonRef>,
    /// The time limit.
    pub clock: Clock,
    /// What is done when the time is out.
    pub out_of_time: OutOfTime,
    /// How fast bots play.
    pub pace: Pace,
    /// Seconds before a bot replaces a disconnected player.
    pub grace: u32,
    /// Whether it is listed in the lobby.
    pub open: bool,
    /// Rules for spectators.
    pub spectators: Spectators,
    /// How many spectators there are now.
    pub watchers: u32,
    /// Whether the game is rated.
    pub rated: bool,
    /// Whether this is a lesson.
    pub lesson: bool,
    /// Whether the game starts by itself when every seat is taken.
    pub start_when_full: bool,
    /// Whether one may talk at this moment.
    pub chat_open: bool,
    /// The match being prepared or played, or the last one.
    pub current: MatchInfo,
    /// After the end: the commitment of the next match, for which the players may pledge already.
    pub next_commitment: Option<String>,
    /// What players have pledged to add to the shuffles of the match that is dealt next, or that is being played.
    #[serde(default)]
    pub pledges: Vec<PledgeInfo>,
    /// While the cards are being dealt: until when the table waits for those who have pledged.
    #[serde(default)]
    pub dealing: Option<Millis>,
    /// What the people at the table are asked, if anything.
    pub vote: Option<Vote>,
    /// After the end: the seats that offer a rematch.
    pub rematch: Vec<u8>,
    /// After the end: the seat that declined the last offer of a rematch.
    #[serde(default)]
    pub rematch_declined: Option<u8>,
    /// Whether the game stands still because none of its players is there; it goes on when one of them is back.
    #[serde(default)]
    pub frozen: bool,
    /// When the table was opened.
    pub created: Millis,
}

/// Where a table is in its life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum TableStatus {
    /// People take their seats.
    Waiting,
    /// A game is in progress.
    Playing,
    /// A game is paused by agreement.
    Paused,
    /// The game is over; a rematch may follow.
    Finished,
    /// The table is closed.
    Closed,
}

/// One match of a table's series.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchInfo {
    /// Its id, under which the record is found.
    pub id: String,
    /// 1 for the first match at this table.
    pub number: u32,
    /// SHA-256 of the secret that the shuffles come from, published before the deal.
    pub commitment: String,
    /// What the players have added to the shuffles; closed with the deal.
    pub entropy: Vec<Added>,
    /// When it started.
    pub started: Option<Millis>,
    /// When it ended.
    pub ended: Option<Millis>,
    /// How it ended, seat by seat.
    pub result: Option<Vec<SeatResult>>,
    /// What it did to the ratings, seat by seat; `null` where it did nothing.
    pub ratings: Option<Vec<Option<RatingChange>>>,
}

/// The change of a rating by a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingChange {
    /// Before.
    pub before: f64,
    /// After.
    pub after: f64,
    /// How uncertain it is now.
    pub uncertainty: f64,
}

/// A player's pledge for the shuffles.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PledgeInfo {
    /// The seat.
    pub seat: u8,
    /// The hash of the contribution.
    pub hash: String,
    /// Whether it has been revealed.
    pub revealed: bool,
}

/// A player's contribution to the shuffles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Added {
    /// The seat.
    pub seat: u8,
    /// The contribution, 64 hexadecimal digits.
    pub text: String,
}

/// One seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    /// Who sits there.
    pub sitter: Sitter,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Sitter {
    /// An empty seat.
    Open {
        /// Whether the host has locked it, so that it cannot be taken.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "types", ts(optional, as = "Option<bool>"))]
        locked: bool,
    },
    /// A person.
    Person {
        /// Who.
        person: PersonRef,
        /// Whether they are there.
        presence: Presence,
        /// The level of the bot that plays for them while they are away.
        substitute: Option<String>,
        /// How many moves a bot has made for them since they last moved or took over.
        #[serde(default)]
        substitute_moves: u32,
        /// Whether they have left the game; `sit` takes the seat back.
        #[serde(default)]
        left: bool,
        /// Whether they have abandoned it.
        #[serde(default)]
        abandoned: bool,
    },
    /// A bot.
    Bot {
        /// How it plays; its profile is found under the person `bot-{level}`.
        level: String,
    },
}

/// Whether a player is connected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Connected.
    Here,
    /// The connection is lost; the grace period runs.
    Away,
    /// Away for longer than the grace period.
    Gone,
}

/// What the people at a table are asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Vote {
    /// Its id, for the answer.
    pub id: u64,
    /// What is asked.
    pub kind: VoteKind,
    /// The seat that asks.
    pub by: u8,
    /// The seats that have agreed, the asking one among them.
    pub yes: Vec<u8>,
    /// The seats that still have to answer. One refusal ends the vote.
    pub waiting: Vec<u8>,
    /// When the vote ends if they do not.
    pub until: Millis,
}

/// What can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum VoteKind {
    /// To take the last move of the asking seat back.
    Undo,
    /// To let the game rest.
    Pause,
}
