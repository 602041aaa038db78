ALTER TABLE listings DROP CONSTRAINT listings_status_check;
ALTER TABLE listings ADD CONSTRAINT listings_status_check
  CHECK (status IN ('draft', 'active', 'paused', 'expired', 'closed', 'removed'));
ALTER TABLE listings DROP CONSTRAINT listings_check;
ALTER TABLE listings ADD CONSTRAINT listings_check
  CHECK (status NOT IN ('active', 'paused') OR (published_at IS NOT NULL AND expires_at IS NOT NULL AND plan IS NOT NULL));

-- Since when its owner has it paused; kept while it is removed, so that restoring does not put it into search.
ALTER TABLE listings ADD COLUMN paused_at timestamptz;
ALTER TABLE listings ADD CONSTRAINT listings_paused_check CHECK (status <> 'paused' OR paused_at IS NOT NULL);

-- A paused listing ends on its day too.
DROP INDEX listings_expiry;
CREATE INDEX listings_expiry ON listings (expires_at) WHERE status IN ('active', 'paused');

-- The status that a listing has at a moment, as statusAt of the domain says it.
CREATE FUNCTION listings_status_at(status text, expires_at timestamptz, moment timestamptz) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN status IN ('active', 'paused') AND expires_at <= moment THEN 'expired' ELSE status END
$$;
