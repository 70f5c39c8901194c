-- The language of a person's Discord; letters that wait until their reader may be disturbed.

ALTER TABLE people ADD COLUMN locale TEXT NOT NULL DEFAULT '';  -- as Discord last said; empty: not known yet
ALTER TABLE outbox ADD COLUMN held REAL NOT NULL DEFAULT 0;     -- until then the others of its lane may overtake it
