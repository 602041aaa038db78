-- Steps that an owner does not want to be told again for a listing, in the run that it had then. Back: drop the table.
CREATE TABLE dismissed_steps (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  step text NOT NULL,
  dismissed_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, listing_id, step)
);
CREATE INDEX dismissed_steps_listing ON dismissed_steps (listing_id);

-- Links to a listing's figures that its owner gives to a client. Back: drop the table.
CREATE TABLE client_reports (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  -- SHA-256 of what the link has; the link itself is shown once.
  token_hash bytea NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'fr')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX client_reports_token ON client_reports (token_hash);
CREATE INDEX client_reports_listing ON client_reports (listing_id, created_at DESC);
CREATE INDEX client_reports_owner ON client_reports (owner_id);
CREATE INDEX client_reports_expiry ON client_reports (expires_at);
