-- Who said a line and under which id, so that it is not said again when the order is repeated at another node.
ALTER TABLE chat ADD COLUMN submission TEXT;
CREATE UNIQUE INDEX chat_submission ON chat (table_id, submission);
