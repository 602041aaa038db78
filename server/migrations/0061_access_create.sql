-- Who asks to read the confidential values of a listing, what its owner decided, and how a listing decides by itself.

CREATE TABLE listing_access (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  mode text NOT NULL CHECK (mode IN ('manual', 'verified', 'signed')),
  signs text NOT NULL CHECK (signs IN ('before', 'after')),
  days integer NOT NULL CHECK (days BETWEEN 1 AND 365),
  allowed_domains text[] NOT NULL,
  denied_domains text[] NOT NULL
);

CREATE TABLE access_requests (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('open', 'questioned', 'approved', 'refused', 'withdrawn')),
  purpose text NOT NULL,
  company text NOT NULL,
  message text NOT NULL,
  question text NOT NULL DEFAULT '',
  answer text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  asked_at timestamptz NOT NULL,
  decided_at timestamptz
);
CREATE UNIQUE INDEX access_requests_open ON access_requests (listing_id, account_id)
  WHERE state IN ('open', 'questioned');
CREATE INDEX access_requests_listing ON access_requests (listing_id, account_id, asked_at);
CREATE INDEX access_requests_account ON access_requests (account_id, asked_at);

CREATE TABLE access_grants (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  revoked_at timestamptz,
  reason text NOT NULL DEFAULT '',
  UNIQUE (listing_id, account_id)
);
CREATE INDEX access_grants_account ON access_grants (account_id);
