-- When the players of a match are reminded; clocks; days away that begin later.

ALTER TABLE people ADD COLUMN away_from REAL NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN clock TEXT NOT NULL DEFAULT '';  -- its kind, or empty

-- one for each player of a match that goes on. An answer does not touch it: who has answered is found out when it is due
CREATE TABLE waits (
    match_id    INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    person      INTEGER NOT NULL,
    number      INTEGER NOT NULL,                   -- of the question for which the rest holds
    since       REAL NOT NULL,
    steps       INTEGER NOT NULL DEFAULT 0,         -- reminders so far; one more: the others were told of the end
    last        REAL NOT NULL,                      -- when the last step was, or since
    due         REAL,                               -- when to look, at the latest when a step is due; NULL: no more
    PRIMARY KEY (match_id, person)
) WITHOUT ROWID;
CREATE INDEX waits_due ON waits (due) WHERE due IS NOT NULL;

CREATE TABLE clocks (
    match_id    INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat        TEXT NOT NULL,
    person      INTEGER,
    seconds     REAL NOT NULL,                      -- what was left when it was last set going or stopped
    since       REAL,                               -- when it was set going; NULL: it stands
    paid        REAL NOT NULL DEFAULT 0,            -- the last increment; what is taken back loses it again
    falls       REAL,                               -- when it will have run out; NULL: it stands, or that was told
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
CREATE INDEX clocks_falling ON clocks (falls) WHERE falls IS NOT NULL;
