//! Ratings.

use crate::rows::{Row, int, real, text};
use crate::{Store, StoreError, Write};

/// A rating as stored.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingRow {
    /// Whose.
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

impl Store {
    /// All ratings of a person.
    pub async fn ratings(&self, person: &str) -> Result<Vec<RatingRow>, StoreError> {
        let sql = "SELECT * FROM ratings WHERE person = $1 ORDER BY game, pool";
        self.rows(sql, [person.into()]).await?.iter().map(rating).collect()
    }

    /// One rating of a person.
    pub async fn rating(
        &self,
        person: &str,
        game: &str,
        pool: &str,
    ) -> Result<Option<RatingRow>, StoreError> {
        let sql = "SELECT * FROM ratings WHERE person = $1 AND game = $2 AND pool = $3";
        self.row(sql, [person.into(), game.into(), pool.into()]).await?.as_ref().map(rating).transpose()
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
        game: &str,
        pool: &str,
        settled: f64,
        from: u64,
        limit: u64,
    ) -> Result<Vec<(RatingRow, String, String)>, StoreError> {
        let sql = "SELECT ratings.*, people.name AS name, people.kind AS kind FROM ratings \
                   JOIN people ON people.id = ratings.person \
                   WHERE ratings.game = $1 AND ratings.pool = $2 AND people.kind IN ('guest', 'member') \
                   ORDER BY CASE WHEN ratings.uncertainty > $3 THEN 1 ELSE 0 END, ratings.rating DESC, \
                   ratings.person LIMIT $4 OFFSET $5";
        let rows =
            self.rows(sql, [game.into(), pool.into(), settled.into(), limit.into(), from.into()]).await?;
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

    /// Forgets all ratings, before they are reckoned anew.
    #[must_use]
    pub fn forget_ratings() -> Self {
        Self::default().then("DELETE FROM ratings", [])
    }
}
