-- SQLite only: moves are appended to one short table, whose last page takes those of many matches, and brought to their
-- matches some thousand at a time. A move then costs a fraction of a page instead of two.
CREATE TABLE match_tail (
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    submission TEXT,
    clocks TEXT NOT NULL
);
CREATE VIEW match_rows AS
    SELECT match_id, seq, at, body, submission, clocks FROM match_log
    UNION ALL SELECT match_id, seq, at, body, submission, clocks FROM match_tail;
