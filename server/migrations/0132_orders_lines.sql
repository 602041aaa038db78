-- The listings of an order that pays for several, by quote. An order for one listing has none: its quote is its line.
CREATE TABLE order_lines (
  order_id uuid NOT NULL,
  revision integer NOT NULL,
  position integer NOT NULL,
  -- Kept when the listing is deleted.
  listing_id uuid NOT NULL,
  title text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('publish', 'renew', 'upgrade')),
  plan text NOT NULL CHECK (plan IN ('Basic', 'Showcase', 'Showcase Plus')),
  add_ons text[] NOT NULL,
  days integer NOT NULL CHECK (days > 0),
  boosts text[] NOT NULL,
  plan_cents integer NOT NULL,
  subtotal_cents integer NOT NULL,
  discount_cents integer NOT NULL,
  -- With its share of the order's taxes.
  total_cents integer NOT NULL,
  -- Paid for, but the listing could not be published.
  undelivered_at timestamptz,
  -- Since when a refund of this line is being made, and when it was.
  refunding_at timestamptz,
  refunded_at timestamptz,
  PRIMARY KEY (order_id, revision, position),
  FOREIGN KEY (order_id, revision) REFERENCES order_quotes (order_id, revision) ON DELETE CASCADE
);
CREATE INDEX order_lines_listing ON order_lines (listing_id);
-- An account has one open order for several listings.
CREATE UNIQUE INDEX orders_open_cart ON orders (account_id) WHERE status = 'open' AND kind = 'listing' AND listing_id IS NULL;
