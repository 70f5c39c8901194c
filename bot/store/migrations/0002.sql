-- Requests to take something back; the newest panel of each match; channels that cannot be reached.

CREATE TABLE requests (
    match_id    INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    seat        TEXT NOT NULL,
    back_to     INTEGER NOT NULL,                   -- a place in the log
    place       INTEGER NOT NULL,                   -- the newest one when it was asked; later ones make it lapse
    agreed      TEXT NOT NULL DEFAULT '[]',         -- seats, JSON
    at          INTEGER NOT NULL
);

CREATE TABLE panels (
    match_id    INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    channel     INTEGER NOT NULL,
    message     INTEGER NOT NULL
);

ALTER TABLE matches ADD COLUMN lost TEXT NOT NULL DEFAULT '';  -- why the channel cannot be reached, or empty

-- what was posted can be thrown away after a while
CREATE INDEX outbox_settled ON outbox (settled) WHERE fate IS NOT NULL;
