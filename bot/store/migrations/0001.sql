-- Matches and what belongs to them; what must still reach Discord; people; what moderators did.

CREATE TABLE matches (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: old buttons carry it
    guild       INTEGER NOT NULL,
    channel     INTEGER NOT NULL,
    game        TEXT NOT NULL,
    language    TEXT NOT NULL,
    options     TEXT NOT NULL,                      -- JSON
    host        INTEGER NOT NULL,
    status      TEXT NOT NULL CHECK (status IN ('inviting', 'active', 'over', 'archived')),
    paused      TEXT NOT NULL DEFAULT '',           -- the reason, or empty
    version     INTEGER NOT NULL DEFAULT 0,         -- of the rules when the match began
    commitment  TEXT NOT NULL DEFAULT '',
    opening     TEXT NOT NULL DEFAULT '[]',         -- the draws of the set-up, JSON
    winner      TEXT NOT NULL DEFAULT '',
    how         TEXT NOT NULL DEFAULT '',
    created     INTEGER NOT NULL,
    ended       INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX one_match_a_channel ON matches (channel) WHERE status IN ('inviting', 'active');
CREATE INDEX matches_of_channel ON matches (channel, id);

CREATE TABLE seats (
    match_id    INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat        TEXT NOT NULL,
    person      INTEGER,                            -- NULL: still free
    ready       INTEGER NOT NULL DEFAULT 0,         -- has said yes
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_of_person ON seats (person);

-- the current state is the truth for play
CREATE TABLE states (
    match_id    INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    place       INTEGER NOT NULL,                   -- of the newest log entry
    holds       INTEGER NOT NULL,                   -- of the newest entry that has not been taken back
    number      INTEGER NOT NULL,                   -- of the open question
    owing       TEXT NOT NULL,                      -- the seats that must answer, JSON
    since       INTEGER NOT NULL,                   -- when these seats began to owe
    state       BLOB NOT NULL                       -- JSON, without the seed
);

-- the log is for audit, undo, replay and rescue
CREATE TABLE log (
    match_id    INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    place       INTEGER NOT NULL,                   -- 1, 2, 3, ...
    number      INTEGER NOT NULL,                   -- of the question that was open
    seat        TEXT NOT NULL,                      -- empty: a moderator
    act         TEXT NOT NULL,
    value       BLOB NOT NULL,                      -- JSON, like the next two
    draws       BLOB NOT NULL,
    events      BLOB NOT NULL,
    version     INTEGER NOT NULL,                   -- of the rules
    digest      TEXT NOT NULL,                      -- of the match after it
    holds       INTEGER NOT NULL,                   -- as in states, after this entry
    batch       INTEGER NOT NULL,                   -- the first place of the same command
    at          INTEGER NOT NULL,
    PRIMARY KEY (match_id, place)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    match_id    INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    place       INTEGER NOT NULL,
    state       BLOB NOT NULL,                      -- JSON or compressed JSON, without the seed
    PRIMARY KEY (match_id, place)
) WITHOUT ROWID;

-- read to play on, and for the proof of a finished match; nothing else joins it
CREATE TABLE secrets (
    match_id    INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    seed        BLOB NOT NULL
);

CREATE TABLE outbox (
    id          INTEGER PRIMARY KEY,
    match_id    INTEGER REFERENCES matches (id) ON DELETE CASCADE,
    kind        TEXT NOT NULL,
    channel     INTEGER,
    person      INTEGER,
    payload     TEXT NOT NULL,                      -- JSON
    nonce       TEXT NOT NULL DEFAULT (lower(hex(randomblob(8)))),
    created     REAL NOT NULL,
    attempts    INTEGER NOT NULL DEFAULT 0,
    due         REAL NOT NULL DEFAULT 0,            -- not before
    fate        TEXT,                               -- NULL while it waits
    settled     REAL,
    message     INTEGER,                            -- Discord's id of what was posted
    trouble     TEXT NOT NULL DEFAULT '',           -- of the last attempt
    CHECK ((channel IS NULL) != (person IS NULL)),
    CHECK (fate IN ('sent', 'needless', 'merged', 'refused', 'gone', 'unwanted', 'failed'))
);
CREATE INDEX outbox_waiting ON outbox (channel, person, id) WHERE fate IS NULL;

CREATE TABLE people (
    id           INTEGER PRIMARY KEY,
    language     TEXT NOT NULL DEFAULT '',          -- empty: as Discord says
    remind_hours INTEGER NOT NULL DEFAULT 24,       -- 0: never
    quiet_from   TEXT NOT NULL DEFAULT '',          -- 22:30
    quiet_to     TEXT NOT NULL DEFAULT '',
    zone         TEXT NOT NULL DEFAULT 'UTC',
    dms          INTEGER NOT NULL DEFAULT 1,        -- wanted?
    dm_closed    INTEGER NOT NULL DEFAULT 0,        -- refused by Discord
    dm_retry     REAL NOT NULL DEFAULT 0,           -- when one may be tried again
    away_until   REAL NOT NULL DEFAULT 0,
    theme        TEXT NOT NULL DEFAULT ''
);

CREATE TABLE deeds (
    id          INTEGER PRIMARY KEY,
    match_id    INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    moderator   INTEGER NOT NULL,
    what        TEXT NOT NULL,
    reason      TEXT NOT NULL,
    detail      TEXT NOT NULL,                      -- JSON
    at          INTEGER NOT NULL
);
CREATE INDEX deeds_of_match ON deeds (match_id);
