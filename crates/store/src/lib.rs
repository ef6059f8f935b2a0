//! What a server keeps: people, tables, inputs of games, records and ratings.
