-- From when on everybody may know that a match is over, where that is later than its end: spectators may be kept behind.
ALTER TABLE matches ADD COLUMN shown BIGINT;

-- The matches that everybody may look up, the newest first.
CREATE INDEX matches_listed ON matches (listed, ended, id);
CREATE INDEX matches_listed_game ON matches (listed, game, ended, id);
