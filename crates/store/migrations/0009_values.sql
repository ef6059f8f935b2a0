-- What the nodes of this database share and nobody else knows, such as the key of their messages.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
