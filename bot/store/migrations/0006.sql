-- Whether people are asked once more; which attempts count towards giving a letter up; letters of a match are looked for.

ALTER TABLE people ADD COLUMN confirm INTEGER NOT NULL DEFAULT 1;   -- before what cannot be taken back
ALTER TABLE outbox ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;  -- attempts that did not end in "try again"
CREATE INDEX outbox_of_match ON outbox (match_id, kind);
