-- The nodes that share this database. A node that does not renew its lease is deleted, and may not write any more.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY, -- another one after every start
    name TEXT NOT NULL,
    expires BIGINT NOT NULL -- by the clock of the database
);

-- Tables belong to nodes; their leases are those of the nodes.
ALTER TABLE tables DROP COLUMN lease;
CREATE INDEX tables_owner ON tables (owner, status);

-- When the last rated match of a pool ended: matches are rated one after the other, on whichever node they end.
CREATE TABLE rating_order (
    pool TEXT PRIMARY KEY,
    last BIGINT NOT NULL
);
