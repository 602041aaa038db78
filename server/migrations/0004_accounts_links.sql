ALTER TABLE accounts
  -- The capability under which the picture is read, and its place in the file store.
  ADD COLUMN picture_token text UNIQUE,
  ADD COLUMN second_factor_secret bytea,
  ADD COLUMN second_factor_since timestamptz,
  -- The period of the last code taken: a code works once.
  ADD COLUMN second_factor_period bigint;

ALTER TABLE sessions ADD COLUMN second_factor_at timestamptz;

-- Links that are mailed, known here only by their hash.
CREATE TABLE account_links (
  hash text PRIMARY KEY,
  -- Null where nobody was to be written to: asking costs the same for an address that has no account.
  account_id uuid REFERENCES accounts (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('reset', 'confirm')),
  -- The address that is confirmed.
  email text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_links_account ON account_links (account_id);
CREATE INDEX account_links_expiry ON account_links (expires_at);

-- All limits count here, not only the log-in's.
ALTER TABLE sign_in_attempts RENAME TO throttles;
