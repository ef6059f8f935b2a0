-- What the nodes of this database know together: the key of their messages, and how far they have tidied up.
CREATE TABLE server_values (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
