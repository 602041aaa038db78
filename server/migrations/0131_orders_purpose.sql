-- What a quote does to its listing: publishes it, adds to the time that is left, or raises what it has until it ends.
ALTER TABLE order_quotes
  ADD COLUMN purpose text NOT NULL DEFAULT 'publish' CHECK (purpose IN ('publish', 'renew', 'upgrade'));

-- Each renewal or upgrade of a live listing, with the time that it bought. One that was taken back keeps what was left of it.
CREATE TABLE listing_extensions (
  order_id uuid NOT NULL,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('renew', 'upgrade')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- What the listing had before.
  before jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (listing_id, order_id)
);
