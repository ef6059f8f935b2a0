-- Types that SQLite and PostgreSQL both know: TEXT, BIGINT, DOUBLE PRECISION. Times are milliseconds, flags 0 or 1.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE sessions (
    token TEXT PRIMARY KEY, -- a hash of it
    person TEXT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE mutes (
    person TEXT NOT NULL,
    muted TEXT NOT NULL,
    PRIMARY KEY (person, muted)
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    state TEXT NOT NULL, -- seats, host, set-up and the like, as JSON
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    owner TEXT, -- the node that runs it
    lease BIGINT NOT NULL -- until when
);
CREATE INDEX tables_status ON tables (status, created);

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    game TEXT NOT NULL,
    revision BIGINT NOT NULL,
    options TEXT NOT NULL,
    names TEXT NOT NULL,
    secret TEXT NOT NULL,
    entropy TEXT NOT NULL,
    rated BIGINT NOT NULL,
    started BIGINT NOT NULL,
    ended BIGINT,
    inputs BIGINT NOT NULL,
    record TEXT
);
CREATE INDEX matches_ended ON matches (ended, id);
CREATE INDEX matches_game ON matches (game, ended, id);

CREATE TABLE match_seats (
    match_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    place BIGINT,
    score BIGINT,
    team BIGINT,
    before DOUBLE PRECISION,
    after DOUBLE PRECISION,
    uncertainty DOUBLE PRECISION,
    ended BIGINT,
    PRIMARY KEY (match_id, seat)
);
CREATE INDEX match_seats_person ON match_seats (person, ended, match_id);

-- The fence: of two owners of a table only one can insert the next number.
CREATE TABLE match_log (
    match_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    submission TEXT,
    clocks TEXT NOT NULL,
    PRIMARY KEY (match_id, seq)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    person TEXT,
    kind TEXT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, id)
);

CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    pool TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    PRIMARY KEY (person, game, pool)
);
CREATE INDEX ratings_board ON ratings (game, pool, rating);
