-- Passkeys (WebAuthn): each logs its account in without a password. Only public keys are stored.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- The authenticator's own id of it.
  credential_id bytea NOT NULL CONSTRAINT passkeys_credential_id_key UNIQUE,
  public_key bytea NOT NULL,
  -- Of signatures; 0 where the authenticator does not count.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  is_synced boolean NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_account ON passkeys (account_id, created_at);

-- What browsers were asked to sign and have not signed yet. Each row is for one answer, whether it is right or wrong.
CREATE TABLE passkey_challenges (
  -- SHA-256 of the challenge.
  hash bytea PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign-in', 'confirm')),
  -- Whose passkey it asks for; null while nobody is signed in.
  account_id uuid REFERENCES accounts (id) ON DELETE CASCADE,
  session_id uuid REFERENCES sessions (id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  CHECK ((purpose = 'sign-in') = (session_id IS NULL)),
  CHECK (session_id IS NULL OR account_id IS NOT NULL)
);
CREATE INDEX passkey_challenges_account ON passkey_challenges (account_id);
CREATE INDEX passkey_challenges_session ON passkey_challenges (session_id);
CREATE INDEX passkey_challenges_expires_at ON passkey_challenges (expires_at);
