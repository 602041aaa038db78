-- A refresh token is derived from the session and its generation and kept nowhere.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  generation integer NOT NULL DEFAULT 0,
  -- When the present generation replaced the one before.
  rotated_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  -- When the present refresh token ends.
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_reason text CHECK (ended_reason IN ('signed_out', 'revoked', 'reused')),
  user_agent text NOT NULL,
  address text NOT NULL
);
CREATE INDEX sessions_account ON sessions (account_id) WHERE ended_at IS NULL;

-- Failed log-ins, counted for all processes together (the limiter library's own columns).
CREATE TABLE sign_in_attempts (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
