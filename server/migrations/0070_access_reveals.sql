-- Who read which values that a listing keeps for few, and which administrators opened them, why, and until when.

CREATE TABLE listing_reveals (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  read_as text NOT NULL CHECK (read_as IN ('verified', 'nda', 'granted', 'administrator')),
  place text NOT NULL CHECK (place IN ('page', 'comparison', 'room')),
  keys text[] NOT NULL,
  reason text NOT NULL,
  read_at timestamptz NOT NULL,
  hour timestamptz NOT NULL,
  UNIQUE (listing_id, account_id, hour, read_as, place, keys, reason)
);
CREATE INDEX listing_reveals_listing ON listing_reveals (listing_id, read_at);
CREATE INDEX listing_reveals_account ON listing_reveals (account_id, read_at);
CREATE INDEX listing_reveals_read_at ON listing_reveals (read_at);

CREATE TABLE listing_inspections (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  ground text NOT NULL CHECK (ground IN ('report', 'reason')),
  reason text NOT NULL CHECK ((ground = 'report') = (reason = '')),
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL
);
CREATE INDEX listing_inspections_reader ON listing_inspections (account_id, listing_id, until_at);
CREATE INDEX listing_inspections_listing ON listing_inspections (listing_id);
