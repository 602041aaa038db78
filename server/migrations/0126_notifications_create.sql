-- What the product told each account, and how each wants to be told.
CREATE TABLE notifications (
  -- UUIDv7: newest first by it.
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  event text NOT NULL,
  -- A message: its id, its English and the values that it names. Translated when it is read.
  text jsonb NOT NULL,
  path text NOT NULL,
  -- What it is about: nobody but its owner reads of a removed listing.
  listing_id uuid REFERENCES listings (id) ON DELETE CASCADE,
  awaits_digest boolean NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_newest ON notifications (account_id, id DESC);
CREATE INDEX notifications_unread ON notifications (account_id) WHERE read_at IS NULL;
CREATE INDEX notifications_waiting ON notifications (account_id) WHERE awaits_digest;
CREATE INDEX notifications_listing ON notifications (listing_id) WHERE listing_id IS NOT NULL;
CREATE INDEX notifications_created ON notifications (created_at);

CREATE TABLE notification_preferences (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  group_name text NOT NULL,
  way text NOT NULL CHECK (way IN ('email', 'digest', 'product', 'none')),
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, group_name)
);

-- The last digest of each account: there is one a day.
CREATE TABLE notification_digests (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  sent_at timestamptz NOT NULL
);
