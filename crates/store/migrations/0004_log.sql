-- SQLite only: the numbers of a match lie together in one tree instead of in a table and an index beside it, which halves
-- what has to be written for a move.
CREATE TABLE match_log_clustered (
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    submission TEXT,
    clocks TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
) WITHOUT ROWID;
INSERT INTO match_log_clustered (match_id, seq, at, body, submission, clocks)
    SELECT match_id, seq, at, body, submission, clocks FROM match_log ORDER BY match_id, seq;
DROP TABLE match_log;
ALTER TABLE match_log_clustered RENAME TO match_log;
