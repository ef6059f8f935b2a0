//! Matches: what they are played with, who sat where, how they ended.

use crate::rows::{Row, flag, int, maybe_int, maybe_real, maybe_signed, maybe_text, text};
use crate::{Store, StoreError, Write};

/// A match about to start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewMatch {
    /// Its id.
    pub id: String,
    /// The table.
    pub table: String,
    /// Its number at the table.
    pub number: u64,
    /// The game's id.
    pub game: String,
    /// The game's behaviour revision.
    pub revision: u64,
    /// The options as JSON, defaults filled in.
    pub options: String,
    /// The names at the seats, as JSON.
    pub names: String,
    /// The secret of the shuffles, in hexadecimal.
    pub secret: String,
    /// What the players added, as JSON.
    pub entropy: String,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether everybody may look it up, or only those who play it.
    pub listed: bool,
    /// When.
    pub started: u64,
    /// Who sits where.
    pub people: Vec<String>,
}

/// A match as stored.
#[derive(Clone, PartialEq, Debug)]
pub struct MatchRow {
    /// Its id.
    pub id: String,
    /// The table.
    pub table: String,
    /// Its number at the table.
    pub number: u64,
    /// The game's id.
    pub game: String,
    /// The revision of the rules it is played by.
    pub revision: u64,
    /// The options as JSON.
    pub options: String,
    /// The names at the seats, as JSON.
    pub names: String,
    /// The secret of the shuffles, in hexadecimal.
    pub secret: String,
    /// What the players added, as JSON.
    pub entropy: String,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether everybody may look it up.
    pub listed: bool,
    /// When it started.
    pub started: u64,
    /// When it ended.
    pub ended: Option<u64>,
    /// The number of inputs, once it has ended.
    pub inputs: u64,
    /// The record, once it has ended.
    pub record: Option<String>,
}

/// A seat of a match as stored.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatRow {
    /// The match.
    pub match_id: String,
    /// Who sat there.
    pub person: String,
    /// Their name of today.
    pub name: String,
    /// `guest`, `member`, `bot` or `gone`.
    pub kind: String,
    /// Place, score and team, once it has ended.
    pub result: Option<(u8, i32, u8)>,
    /// The rating before and after and its uncertainty, if it was rated.
    pub rating: Option<(f64, f64, f64)>,
}

/// How a match ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ending {
    /// When.
    pub ended: u64,
    /// The number of inputs.
    pub inputs: u64,
    /// The record.
    pub record: String,
    /// Seat by seat.
    pub seats: Vec<SeatEnding>,
}

/// How a match ended for a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatEnding {
    /// The place.
    pub place: u8,
    /// The score.
    pub score: i32,
    /// The team.
    pub team: u8,
}

/// A match in a list: without what it was dealt from and without its record, which are long and secret.
#[derive(Clone, PartialEq, Debug)]
pub struct ListedMatch {
    /// Its id.
    pub id: String,
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// When it started.
    pub started: u64,
    /// When it ended.
    pub ended: Option<u64>,
    /// The number of inputs, once it has ended.
    pub inputs: u64,
    /// Who sat where.
    pub seats: Vec<SeatRow>,
}

/// Which matches to list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct MatchFilter {
    /// Of this game.
    pub game: Option<String>,
    /// Of this person.
    pub person: Option<String>,
    /// Who asks: they also see their own matches that are not listed.
    pub viewer: Option<String>,
    /// Ended before this time, or at it with a smaller id.
    pub before: Option<(u64, String)>,
}

fn found(row: &Row) -> Result<MatchRow, StoreError> {
    Ok(MatchRow {
        id: text(row, "id")?,
        table: text(row, "table_id")?,
        number: int(row, "number")?,
        game: text(row, "game")?,
        revision: int(row, "revision")?,
        options: text(row, "options")?,
        names: text(row, "names")?,
        secret: text(row, "secret")?,
        entropy: text(row, "entropy")?,
        rated: flag(row, "rated")?,
        listed: flag(row, "listed")?,
        started: int(row, "started")?,
        ended: maybe_int(row, "ended")?,
        inputs: int(row, "inputs")?,
        record: maybe_text(row, "record")?,
    })
}

fn listed(id: String, row: &Row) -> Result<ListedMatch, StoreError> {
    Ok(ListedMatch {
        id,
        table: text(row, "table_id")?,
        game: text(row, "game")?,
        rated: flag(row, "rated")?,
        started: int(row, "started")?,
        ended: maybe_int(row, "ended")?,
        inputs: int(row, "inputs")?,
        seats: Vec::new(),
    })
}

fn seat(row: &Row) -> Result<SeatRow, StoreError> {
    let (place, score, team) =
        (maybe_int(row, "place")?, maybe_signed(row, "score")?, maybe_int(row, "team")?);
    let (before, after, uncertainty) =
        (maybe_real(row, "before")?, maybe_real(row, "after")?, maybe_real(row, "uncertainty")?);
    Ok(SeatRow {
        match_id: text(row, "match_id")?,
        person: text(row, "person")?,
        name: maybe_text(row, "name")?.unwrap_or_default(),
        kind: maybe_text(row, "kind")?.unwrap_or_default(),
        result: place
            .zip(score)
            .zip(team)
            .map(|((place, score), team)| (place as u8, score as i32, team as u8)),
        rating: before.zip(after).zip(uncertainty).map(|((before, after), rest)| (before, after, rest)),
    })
}

const SEATS: &str = "SELECT match_seats.*, people.name AS name, people.kind AS kind FROM match_seats \
                     LEFT JOIN people ON people.id = match_seats.person \
                     WHERE match_seats.match_id = $1 ORDER BY match_seats.seat";

impl Store {
    /// The match with this id.
    pub async fn find_match(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        self.row("SELECT * FROM matches WHERE id = $1", [id.into()]).await?.as_ref().map(found).transpose()
    }

    /// Who sat where in a match.
    pub async fn match_seats(&self, id: &str) -> Result<Vec<SeatRow>, StoreError> {
        self.rows(SEATS, [id.into()]).await?.iter().map(seat).collect()
    }

    /// Matches that have ended, the newest first, with their seats: one question, however many they are.
    pub async fn matches(&self, filter: &MatchFilter, limit: u64) -> Result<Vec<ListedMatch>, StoreError> {
        let sql = "SELECT m.id AS id, m.table_id AS table_id, m.game AS game, m.rated AS rated, \
                   m.started AS started, m.ended AS ended, m.inputs AS inputs, s.match_id AS match_id, \
                   s.person AS person, s.place AS place, s.score AS score, s.team AS team, s.before AS before, \
                   s.after AS after, s.uncertainty AS uncertainty, people.name AS name, people.kind AS kind \
                   FROM (SELECT id, table_id, game, rated, started, ended, inputs FROM matches \
                   WHERE ended IS NOT NULL AND ($1 = '' OR game = $1) \
                   AND ($2 = '' OR id IN (SELECT match_id FROM match_seats WHERE person = $2)) \
                   AND (listed = 1 OR id IN (SELECT match_id FROM match_seats WHERE person = $6)) \
                   AND (ended < $3 OR (ended = $3 AND id < $4)) \
                   ORDER BY ended DESC, id DESC LIMIT $5) AS m JOIN match_seats AS s ON s.match_id = m.id \
                   LEFT JOIN people ON people.id = s.person ORDER BY m.ended DESC, m.id DESC, s.seat";
        let (time, id) = filter.before.clone().unwrap_or((i64::MAX as u64, String::new()));
        let game = filter.game.clone().unwrap_or_default();
        let person = filter.person.clone().unwrap_or_default();
        let viewer = filter.viewer.clone().unwrap_or_default();
        let args = [game.into(), person.into(), time.into(), id.into(), limit.into(), viewer.into()];
        let rows = self.rows(sql, args).await?;
        let mut list: Vec<ListedMatch> = Vec::new();
        for row in &rows {
            let id = text(row, "id")?;
            if list.last().is_none_or(|last| last.id != id) {
                list.push(listed(id, row)?);
            }
            list.last_mut().expect("it was just put there").seats.push(seat(row)?);
        }
        Ok(list)
    }

    /// How many matches a person has played to the end.
    pub async fn played(&self, person: &str) -> Result<u64, StoreError> {
        let sql = "SELECT COUNT(*) AS played FROM match_seats WHERE person = $1 AND ended IS NOT NULL";
        let row = self.row(sql, [person.into()]).await?;
        row.map_or(Ok(0), |row| int(&row, "played"))
    }

    /// Rated matches in the order in which they ended, from after a given one on.
    pub async fn rated_matches(
        &self,
        after: (u64, &str),
        limit: u64,
    ) -> Result<Vec<(String, String, u64)>, StoreError> {
        let sql = "SELECT id, game, ended FROM matches WHERE rated = 1 AND ended IS NOT NULL \
                   AND (ended > $1 OR (ended = $1 AND id > $2)) ORDER BY ended, id LIMIT $3";
        let rows = self.rows(sql, [after.0.into(), after.1.into(), limit.into()]).await?;
        rows.iter().map(|row| Ok((text(row, "id")?, text(row, "game")?, int(row, "ended")?))).collect()
    }
}

impl Write {
    /// A match starts; refused if the id is taken.
    #[must_use]
    pub fn start_match(new: &NewMatch) -> Self {
        let sql = "INSERT INTO matches (id, table_id, number, game, revision, options, names, secret, entropy, \
                   rated, listed, started, inputs) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 0) \
                   ON CONFLICT DO NOTHING";
        let write = Self::fenced(
            sql,
            [
                (&new.id).into(),
                (&new.table).into(),
                new.number.into(),
                (&new.game).into(),
                new.revision.into(),
                (&new.options).into(),
                (&new.names).into(),
                (&new.secret).into(),
                (&new.entropy).into(),
                new.rated.into(),
                new.listed.into(),
                new.started.into(),
            ],
        );
        new.people.iter().enumerate().fold(write, |write, (seat, person)| {
            write.then(
                "INSERT INTO match_seats (match_id, seat, person) VALUES ($1, $2, $3)",
                [(&new.id).into(), (seat as u64).into(), person.into()],
            )
        })
    }

    /// A match ends; refused if it has ended before.
    #[must_use]
    pub fn end_match(id: &str, ending: &Ending) -> Self {
        let write = Self::fenced(
            "UPDATE matches SET ended = $2, inputs = $3, record = $4 WHERE id = $1 AND ended IS NULL",
            [id.into(), ending.ended.into(), ending.inputs.into(), (&ending.record).into()],
        );
        ending.seats.iter().enumerate().fold(write, |write, (seat, end)| {
            let SeatEnding { place, score, team } = *end;
            write.then(
                "UPDATE match_seats SET place = $3, score = $4, team = $5, ended = $6 \
                 WHERE match_id = $1 AND seat = $2",
                [
                    id.into(),
                    (seat as u64).into(),
                    i64::from(place).into(),
                    i64::from(score).into(),
                    i64::from(team).into(),
                    ending.ended.into(),
                ],
            )
        })
    }

    /// What a match did to the rating of a seat.
    #[must_use]
    pub fn rated_seat(id: &str, seat: u64, before: f64, after: f64, uncertainty: f64) -> Self {
        Self::default().then(
            "UPDATE match_seats SET before = $3, after = $4, uncertainty = $5 WHERE match_id = $1 AND seat = $2",
            [id.into(), seat.into(), before.into(), after.into(), uncertainty.into()],
        )
    }
}
