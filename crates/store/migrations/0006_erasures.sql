-- People who have deleted their account, until nothing that is stored names them any more.
CREATE TABLE erasures (
    person TEXT PRIMARY KEY
);
-- What a person has said, for their data and for its deletion.
CREATE INDEX chat_person ON chat (person);
