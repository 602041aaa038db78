-- When somebody last changed something with this session. For some seconds after that, what they search is read from the primary: a replica
-- may not have it yet. Written only where there are replicas, at most once a second.
ALTER TABLE sessions ADD COLUMN wrote_at timestamptz;
