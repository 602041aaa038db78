-- Codes sent to phones, known here only by a keyed hash. They are also the count of what was sent.
CREATE TABLE phone_codes (
  id uuid PRIMARY KEY,
  phone_number text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('sign-up', 'link')),
  hash text NOT NULL,
  address text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX phone_codes_phone ON phone_codes (phone_number text_pattern_ops, created_at DESC);
CREATE INDEX phone_codes_address ON phone_codes (address, created_at DESC);
CREATE INDEX phone_codes_created ON phone_codes (created_at);

-- Puzzles that were solved: each counts once.
CREATE TABLE bot_checks (
  signature text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX bot_checks_expiry ON bot_checks (expires_at);
