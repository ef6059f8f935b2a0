-- Whether everybody may look a match up, or only those who played it.
ALTER TABLE matches ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET listed = COALESCE((SELECT tables.listed FROM tables WHERE tables.id = matches.table_id), 0);
