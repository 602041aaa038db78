-- What is sold: the promotion of a listing, or a year of Agent Pro.
CREATE TABLE orders (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('listing', 'membership')),
  -- Kept when the account is deleted: an invoice has to be.
  account_id uuid NOT NULL,
  -- Null for a membership; kept when the listing is deleted.
  listing_id uuid,
  listing_title text,
  status text NOT NULL CHECK (status IN ('open', 'cancelled', 'paid', 'refunded', 'disputed')),
  -- The quote that is asked for now; once paid, the one that was paid.
  revision integer NOT NULL,
  -- What the payment was begun with: the same in every repetition of that call.
  first_cents integer NOT NULL,
  intent_id text UNIQUE,
  -- The provider's invoice of a membership's period.
  invoice_id text UNIQUE,
  refunded_cents integer NOT NULL DEFAULT 0,
  -- When the provider is next asked where the payment stands, should it not tell.
  check_at timestamptz,
  -- Paid for, but the listing could not be published: to be refunded.
  undelivered_at timestamptz,
  -- Of the receipt, without gaps among those paid.
  number bigint UNIQUE,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  paid_at timestamptz
);
CREATE UNIQUE INDEX orders_open_listing ON orders (listing_id) WHERE status = 'open';
CREATE INDEX orders_account ON orders (account_id, created_at DESC);
CREATE INDEX orders_waiting ON orders (check_at) WHERE status = 'open' AND kind = 'listing';
CREATE INDEX orders_undelivered ON orders (undelivered_at) WHERE undelivered_at IS NOT NULL AND status = 'paid';

-- Each choice that was ever put to payment, never changed: whichever of them is paid, it is known what was bought.
CREATE TABLE order_quotes (
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  plan text CHECK (plan IN ('Basic', 'Showcase', 'Showcase Plus')),
  add_ons text[] NOT NULL,
  plan_cents integer NOT NULL,
  subtotal_cents integer NOT NULL,
  discount_cents integer NOT NULL,
  taxes jsonb NOT NULL,
  total_cents integer NOT NULL,
  province text,
  city text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, revision)
);

-- One row that counts the receipts: taken in the transaction that pays, so that no number is skipped.
CREATE TABLE receipt_numbers (last bigint NOT NULL);
INSERT INTO receipt_numbers (last) VALUES (0);

-- What the payment provider has told, each once.
CREATE TABLE payment_events (
  id text PRIMARY KEY,
  type text NOT NULL,
  received_at timestamptz NOT NULL
);

CREATE TABLE discount_codes (
  id uuid PRIMARY KEY,
  -- SHA-256: the token is known to its owner only.
  token_hash bytea NOT NULL UNIQUE,
  -- Under a key of the server's, since six characters are soon guessed.
  code_hash bytea NOT NULL,
  listing_id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- A newer one took its place.
  replaced_at timestamptz,
  -- The order that holds it; used once that is paid.
  order_id uuid REFERENCES orders (id) ON DELETE SET NULL,
  used_at timestamptz
);
CREATE INDEX discount_codes_listing ON discount_codes (listing_id, created_at);

-- Which order a listing's present run was paid with: a refund of an older one does not end it.
ALTER TABLE listings ADD COLUMN order_id uuid;

-- By which a poster asks again whether what they sent has arrived: one key, one listing.
ALTER TABLE listings ADD COLUMN posting_key text;
CREATE UNIQUE INDEX listings_posting_key ON listings (owner_id, posting_key) WHERE posting_key IS NOT NULL;

-- The provider's side of a membership; a row without a subscription was given, or its subscription is over.
ALTER TABLE memberships
  ADD COLUMN subscription_id text UNIQUE,
  ADD COLUMN ends_at_period_end boolean NOT NULL DEFAULT false,
  -- The renewal that its owner was told could not be paid.
  ADD COLUMN failed_invoice_id text,
  -- When the provider was asked for what stands here: an older answer does not take its place.
  ADD COLUMN asked_at timestamptz,
  -- When the provider is next asked, should it not tell of the renewal or the end.
  ADD COLUMN check_at timestamptz;
CREATE INDEX memberships_waiting ON memberships (check_at) WHERE subscription_id IS NOT NULL;

-- One customer and one open checkout an account: whoever asks twice pays once.
CREATE TABLE membership_checkouts (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  customer_id text UNIQUE,
  -- The open order that the checkout is for; null where none is open.
  order_id uuid,
  session_id text UNIQUE,
  -- What the form gave, taken over into the agent's profile with the payment.
  agent_details jsonb,
  language text CHECK (language IN ('en', 'fr')),
  begun_at timestamptz NOT NULL,
  -- When the provider is next asked how it went, should it not tell.
  check_at timestamptz
);
CREATE INDEX membership_checkouts_waiting ON membership_checkouts (check_at) WHERE check_at IS NOT NULL;
