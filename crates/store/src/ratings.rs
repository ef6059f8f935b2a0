//! Ratings.

use crate::audience::undisclosed;
use crate::rows::{Row, int, real, text};
use crate::{Audience, Store, StoreError, Write};

/// A rating as stored.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingRow {
    /// The person's id.
    pub person: String,
    /// The game's id.
    pub game: String,
    /// `duel` or `table`.
    pub pool: String,
    /// The rating.
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
    /// How erratic the results are; for duels.
    pub volatility: f64,
    /// Matches counted.
    pub matches: u64,
}

fn rating(row: &Row) -> Result<RatingRow, StoreError> {
    Ok(RatingRow {
        person: text(row, "person")?,
        game: text(row, "game")?,
        pool: text(row, "pool")?,
        rating: real(row, "rating")?,
        uncertainty: real(row, "uncertainty")?,
        volatility: real(row, "volatility")?,
        matches: int(row, "matches")?,
    })
}

/// The pool of the match with this id, by its number of seats.
macro_rules! pool_of {
    ($match:literal) => {
        concat!(
            "(SELECT CASE COUNT(*) WHEN 2 THEN 'duel' ELSE 'table' END FROM match_seats AS seats \
             WHERE seats.match_id = ",
            $match,
            ")"
        )
    };
}

/// Ratings with the names of their people, as the audience may know them: the rating before the first rated match whose
/// end is not public yet, with the uncertainty after the match before.
macro_rules! public {
    ($undisclosed:literal, $wanted:literal, $order:literal) => {
        concat!(
            "WITH later AS (",
            undisclosed!(
                "s.match_id AS match_id, s.person AS person, s.ended AS ended, s.before AS before, m.game AS game",
                "s.after IS NOT NULL AND m.rated = 1"
            ),
            " AND ",
            $undisclosed,
            "), pooled AS (SELECT later.*, ",
            pool_of!("later.match_id"),
            " AS pool FROM later), numbered AS (SELECT pooled.*, \
             ROW_NUMBER() OVER (PARTITION BY person, game, pool ORDER BY ended, match_id) AS place, \
             COUNT(*) OVER (PARTITION BY person, game, pool) AS matches FROM pooled), \
             hidden AS (SELECT numbered.*, (SELECT e.uncertainty FROM match_seats AS e \
             JOIN matches AS earlier ON earlier.id = e.match_id WHERE e.person = numbered.person \
             AND e.after IS NOT NULL AND earlier.game = numbered.game \
             AND (e.ended, e.match_id) < (numbered.ended, numbered.match_id) AND ",
            pool_of!("e.match_id"),
            " = numbered.pool ORDER BY e.ended DESC, e.match_id DESC LIMIT 1) AS uncertainty \
             FROM numbered WHERE place = 1) \
             SELECT * FROM (SELECT ratings.person AS person, ratings.game AS game, ratings.pool AS pool, \
             COALESCE(hidden.before, ratings.rating) AS rating, \
             COALESCE(hidden.uncertainty, ratings.uncertainty) AS uncertainty, ratings.volatility AS volatility, \
             ratings.matches - COALESCE(hidden.matches, 0) AS matches, people.name AS name, people.kind AS kind \
             FROM ratings JOIN people ON people.id = ratings.person \
             LEFT JOIN hidden ON hidden.person = ratings.person AND hidden.game = ratings.game \
             AND hidden.pool = ratings.pool WHERE ",
            $wanted,
            ") AS known WHERE matches > 0 ",
            $order
        )
    };
}

impl Store {
    /// All ratings of a person, as far as the audience may know them.
    pub async fn ratings(&self, person: &str, audience: Audience<'_>) -> Result<Vec<RatingRow>, StoreError> {
        let sql = public!("s.person = $4", "ratings.person = $4", "ORDER BY game, pool");
        let args = audience.args().into_iter().chain([person.into()]);
        self.rows(sql, args).await?.iter().map(rating).collect()
    }

    /// The ratings of these people in a pool, in no order; people without one are left out.
    pub async fn ratings_in(
        &self,
        (game, pool): (&str, &str),
        people: &[String],
    ) -> Result<Vec<RatingRow>, StoreError> {
        let sql = "SELECT * FROM ratings WHERE game = $1 AND pool = $2 \
                   AND person IN ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
        let mut found = Vec::new();
        for some in people.chunks(10) {
            let people = (0..10).map(|at| some.get(at).map_or("", String::as_str).into());
            let args = [game.into(), pool.into()].into_iter().chain(people);
            for row in self.rows(sql, args).await? {
                found.push(rating(&row)?);
            }
        }
        Ok(found)
    }

    /// When the last rated match of a pool ended; 0 if there is none.
    pub async fn last_rated(&self, game: &str, pool: &str) -> Result<u64, StoreError> {
        let sql = "SELECT last FROM rating_order WHERE pool = $1";
        let row = self.row(sql, [format!("{game} {pool}").into()]).await?;
        row.map_or(Ok(0), |row| int(&row, "last"))
    }

    /// The best people of a game, with name and kind; those whose rating is less certain than `settled` come last.
    pub async fn leaders(
        &self,
        (game, pool): (&str, &str),
        settled: f64,
        (from, limit): (u64, u64),
        audience: Audience<'_>,
    ) -> Result<Vec<(RatingRow, String, String)>, StoreError> {
        let sql = public!(
            "m.game = $4",
            "ratings.game = $4 AND ratings.pool = $5 AND people.kind IN ('guest', 'member')",
            "ORDER BY CASE WHEN uncertainty > $6 THEN 1 ELSE 0 END, rating DESC, person LIMIT $7 OFFSET $8"
        );
        let more = [game.into(), pool.into(), settled.into(), limit.into(), from.into()];
        let rows = self.rows(sql, audience.args().into_iter().chain(more)).await?;
        rows.iter().map(|row| Ok((rating(row)?, text(row, "name")?, text(row, "kind")?))).collect()
    }
}

impl Write {
    /// Sets a rating.
    #[must_use]
    pub fn rating(row: &RatingRow) -> Self {
        let sql = "INSERT INTO ratings (person, game, pool, rating, uncertainty, volatility, matches) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person, game, pool) DO UPDATE SET \
                   rating = excluded.rating, uncertainty = excluded.uncertainty, \
                   volatility = excluded.volatility, matches = excluded.matches";
        Self::default().then(
            sql,
            [
                (&row.person).into(),
                (&row.game).into(),
                (&row.pool).into(),
                row.rating.into(),
                row.uncertainty.into(),
                row.volatility.into(),
                row.matches.into(),
            ],
        )
    }

    /// The turn of a match to be rated in its pool, which ends at `ended` after one that ended at `last`; refused if
    /// another was rated meanwhile.
    #[must_use]
    pub fn rating_turn(game: &str, pool: &str, last: u64, ended: u64) -> Self {
        let sql = "INSERT INTO rating_order (pool, last) VALUES ($1, $2) ON CONFLICT (pool) DO UPDATE \
                   SET last = excluded.last WHERE rating_order.last = $3";
        Self::fenced(sql, [format!("{game} {pool}").into(), ended.into(), last.into()])
    }

    /// Deletes all ratings, before they are recomputed.
    #[must_use]
    pub fn forget_ratings() -> Self {
        Self::default().then("DELETE FROM ratings", [])
    }
}
