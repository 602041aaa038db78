-- A log-in with the right password that still waits for its code. No session exists yet.
CREATE TABLE sign_in_challenges (
  -- SHA-256 of a random token that only the browser has.
  hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_challenges_account ON sign_in_challenges (account_id);
CREATE INDEX sign_in_challenges_expires_at ON sign_in_challenges (expires_at);

-- One-time codes for someone who does not have their authenticator app at hand. Only keyed hashes are stored.
CREATE TABLE recovery_codes (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, hash)
);
