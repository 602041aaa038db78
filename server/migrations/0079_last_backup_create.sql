-- When the newest backup was complete, noted by the command that makes it. One row at most.
CREATE TABLE last_backup (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  made_at timestamptz NOT NULL
);
