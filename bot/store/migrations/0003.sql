-- What the bot remembers of itself, by name (for instance which commands Discord knows).

CREATE TABLE facts (
    name        TEXT PRIMARY KEY,
    value       TEXT NOT NULL
) WITHOUT ROWID;
