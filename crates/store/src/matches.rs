//! Matches: set-up, seats and results.

use crate::audience::undisclosed;
use crate::rows::{Row, flag, int, maybe_int, maybe_real, maybe_signed, maybe_text, text};
use crate::write::Arg;
use crate::{Audience, Store, StoreError, Write};

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
    /// Whether it is rated.
    pub rated: bool,
    /// Whether it is public, or visible to its players only.
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
    /// Whether it is rated.
    pub rated: bool,
    /// Whether it is public.
    pub listed: bool,
    /// When it started.
    pub started: u64,
    /// When it ended.
    pub ended: Option<u64>,
    /// When its end becomes public.
    pub shown: Option<u64>,
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
    /// When it becomes public; players see it at once.
    pub shown: u64,
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
    /// Whether it is rated.
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
    /// Who asks: they also see their own matches that are unlisted or not public yet.
    pub viewer: Option<String>,
    /// Of the matches of others, only those that are public at this time.
    pub shown_by: Option<u64>,
    /// Ended before this time, or at it with a smaller id.
    pub before: Option<(u64, String)>,
}

/// A list of matches with their seats; one that is not over has no time to compare, and is left out. It is unsorted: to sort it, the database would have to collect everything first.
macro_rules! with_seats {
    ($matches:literal) => {
        concat!(
            "SELECT m.id AS id, m.table_id AS table_id, m.game AS game, m.rated AS rated, m.started AS started, \
             m.ended AS ended, m.inputs AS inputs, s.match_id AS match_id, s.seat AS seat, s.person AS person, \
             s.place AS place, s.score AS score, s.team AS team, s.before AS before, s.after AS after, \
             s.uncertainty AS uncertainty, people.name AS name, people.kind AS kind FROM \
             (SELECT id, table_id, game, rated, started, ended, inputs FROM matches WHERE ",
            $matches,
            " ORDER BY ended DESC, id DESC LIMIT $1) AS m JOIN match_seats AS s ON s.match_id = m.id \
             LEFT JOIN people ON people.id = s.person"
        )
    };
}

/// The public matches, in the order of an index.
const PUBLIC: &str = with_seats!("listed = 1 AND (ended, id) < ($2, $3) AND (shown IS NULL OR shown <= $4)");
/// The public matches of one game.
const PUBLIC_OF_GAME: &str =
    with_seats!("listed = 1 AND game = $5 AND (ended, id) < ($2, $3) AND (shown IS NULL OR shown <= $4)");
/// All other lists: of a person, or for a viewer who also sees their own matches.
const ANY: &str = with_seats!(
    "(ended, id) < ($2, $3) AND ((listed = 1 AND (shown IS NULL OR shown <= $4)) \
     OR id IN (SELECT match_id FROM match_seats WHERE person = $6)) AND ($5 = '' OR game = $5) \
     AND ($7 = '' OR id IN (SELECT match_id FROM match_seats WHERE person = $7))"
);

impl MatchFilter {
    /// The question to the database.
    fn question(&self, limit: u64) -> (&'static str, Vec<Arg>) {
        let (time, id) = self.before.clone().unwrap_or((i64::MAX as u64, String::new()));
        let shown_by = self.shown_by.unwrap_or(i64::MAX as u64);
        let mut args: Vec<Arg> = vec![limit.into(), time.into(), id.into(), shown_by.into()];
        let sql = match (&self.game, &self.person, &self.viewer) {
            (None, None, None) => PUBLIC,
            (Some(_), None, None) => PUBLIC_OF_GAME,
            _ => ANY,
        };
        if sql != PUBLIC {
            args.push(self.game.clone().unwrap_or_default().into());
        }
        if sql == ANY {
            args.push(self.viewer.clone().unwrap_or_default().into());
            args.push(self.person.clone().unwrap_or_default().into());
        }
        (sql, args)
    }
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
        shown: maybe_int(row, "shown")?,
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

    /// Matches that have ended, the newest first, with their seats: one query for all of them.
    pub async fn matches(&self, filter: &MatchFilter, limit: u64) -> Result<Vec<ListedMatch>, StoreError> {
        let (sql, args) = filter.question(limit);
        let rows = self.rows(sql, args).await?;
        let place = |row: &Row| Ok((maybe_int(row, "ended")?, text(row, "id")?, int(row, "seat")?));
        let places: Result<Vec<_>, StoreError> = rows.iter().map(place).collect();
        let mut rows: Vec<_> = places?.into_iter().zip(&rows).collect();
        rows.sort_by(|((ended, id, seat), _), ((later, other, next), _)| {
            (later, other).cmp(&(ended, id)).then(seat.cmp(next))
        });
        let mut list: Vec<ListedMatch> = Vec::new();
        for ((_, id, _), row) in rows {
            if list.last().is_none_or(|last| last.id != id) {
                list.push(listed(id, row)?);
            }
            list.last_mut().expect("it was just put there").seats.push(seat(row)?);
        }
        Ok(list)
    }

    /// How many matches a person has played to the end, as far as the audience may know.
    pub async fn played(&self, person: &str, audience: Audience<'_>) -> Result<u64, StoreError> {
        let sql = concat!(
            "SELECT (SELECT COUNT(*) FROM match_seats WHERE person = $4 AND ended IS NOT NULL) - (",
            undisclosed!("COUNT(*)", "s.person = $4"),
            ") AS played"
        );
        let row = self.row(sql, audience.args().into_iter().chain([person.into()])).await?;
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
            "UPDATE matches SET ended = $2, shown = $5, inputs = $3, record = $4 WHERE id = $1 AND ended IS NULL",
            [
                id.into(),
                ending.ended.into(),
                ending.inputs.into(),
                (&ending.record).into(),
                ending.shown.into(),
            ],
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

#[cfg(test)]
mod tests {
    use rusqlite::{Connection, params_from_iter};

    use super::*;

    /// How SQLite answers a question, step by step.
    fn plan(file: &Connection, sql: &str) -> Vec<String> {
        let mut asked = file.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).unwrap();
        let unknown = vec![None::<i64>; asked.parameter_count()];
        let rows = asked.query_map(params_from_iter(unknown), |row| row.get::<_, String>("detail")).unwrap();
        rows.collect::<Result<_, _>>().unwrap()
    }

    /// The cost of public lists does not depend on the number of matches.
    #[test]
    fn the_public_lists_are_read_in_the_order_of_an_index() {
        let file = Connection::open_in_memory().unwrap();
        crate::schema::all_for_sqlite().for_each(|sql| file.execute_batch(sql).unwrap());
        let named = MatchFilter { game: Some("chain".to_owned()), ..MatchFilter::default() };
        for (filter, index) in [(MatchFilter::default(), "matches_listed"), (named, "matches_listed_game")] {
            let plan = plan(&file, filter.question(20).0);
            let found = |what: &str| plan.iter().any(|step| step.contains(what));
            assert!(found(&format!("SEARCH matches USING INDEX {index} (")), "{plan:#?}");
            // Only the matches that are found are gone through, each seat and name by its key.
            assert!(plan.iter().all(|step| !step.contains("SCAN") || step == "SCAN m"), "{plan:#?}");
            assert!(!found("TEMP B-TREE") && !found("AUTOMATIC"), "{plan:#?}");
        }
    }
}
