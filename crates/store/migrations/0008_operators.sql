-- What operators have done. Numbers have no gap and are given in the order of the commits, so that running nodes can follow
-- the log and do at once what concerns them.
CREATE TABLE audit (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    operator TEXT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL, -- the id of the person, table, report or invitation, or a network
    detail TEXT NOT NULL, -- more of what was done, as JSON; never a secret, never a name
    reason TEXT NOT NULL
);
CREATE INDEX audit_subject ON audit (subject, id);

-- Who may not come: a person or a network, until a moment or for good.
CREATE TABLE bans (
    id TEXT PRIMARY KEY,
    person TEXT UNIQUE,
    network TEXT UNIQUE,
    reason TEXT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT
);

-- Links with which a member chooses another password, one for each at a time.
CREATE TABLE resets (
    person TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- a hash of it
    until BIGINT NOT NULL
);

-- Codes with which people may sign up.
CREATE TABLE invitations (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE, -- a hash of it
    note TEXT NOT NULL,
    uses BIGINT NOT NULL,
    used BIGINT NOT NULL,
    at BIGINT NOT NULL,
    until BIGINT
);

-- What people report to the operators.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    match_id TEXT,
    line BIGINT NOT NULL, -- the number of a line, or 0
    words TEXT, -- the line as it was
    reason TEXT NOT NULL,
    remark TEXT NOT NULL,
    resolved BIGINT,
    resolution TEXT
);
CREATE UNIQUE INDEX reports_once ON reports (reporter, person, table_id, line);
CREATE INDEX reports_person ON reports (person, at);
CREATE INDEX reports_open ON reports (resolved, at);

-- Tables that the node which runs them has still to close.
CREATE TABLE closings (
    table_id TEXT PRIMARY KEY
);

-- Where a session was last used from.
ALTER TABLE sessions ADD COLUMN address TEXT;
