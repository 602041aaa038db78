-- Listings that a person keeps to come back to.
CREATE TABLE favourites (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, listing_id)
);
CREATE INDEX favourites_newest ON favourites (account_id, created_at DESC, listing_id DESC);
CREATE INDEX favourites_listing ON favourites (listing_id);

-- Who opened which listing's page, and when last; for 90 days.
CREATE TABLE listing_views (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  viewed_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, listing_id)
);
CREATE INDEX listing_views_recent ON listing_views (account_id, viewed_at DESC, listing_id DESC);
CREATE INDEX listing_views_listing ON listing_views (listing_id);
CREATE INDEX listing_views_age ON listing_views (viewed_at);

-- How many people looked whose views are too old to be kept.
CREATE TABLE past_listing_views (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  people integer NOT NULL
);
