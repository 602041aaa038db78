-- When a confirmed session was last used for the administration: after a while without, it has to be confirmed again.
ALTER TABLE sessions ADD COLUMN second_factor_used_at timestamptz;
