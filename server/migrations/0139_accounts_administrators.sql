-- What an administrator is there for. Those of before keep all of the administration, as do those whom a process of the previous
-- version makes administrators.
ALTER TABLE accounts ADD COLUMN administrator_role text NOT NULL DEFAULT 'full'
  CHECK (administrator_role IN ('support', 'finance', 'full'));

-- What an administrator asked a second one to approve: a refund of an order, or a look at a listing's confidential details.
CREATE TABLE approvals (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('refund', 'inspection')),
  asker_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  order_id uuid REFERENCES orders (id) ON DELETE CASCADE,
  listing_id uuid REFERENCES listings (id) ON DELETE CASCADE,
  -- The call's body, which is done as it was asked for.
  request jsonb NOT NULL,
  -- Of a refund.
  cents integer,
  reason text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Null while it waits. 'overtaken': approved, but no longer possible.
  outcome text CHECK (outcome IN ('approved', 'declined', 'withdrawn', 'expired', 'overtaken')),
  -- Null if nobody decided, or if the account was deleted.
  decider_id uuid REFERENCES accounts (id) ON DELETE SET NULL,
  decided_at timestamptz,
  CHECK ((kind = 'refund') = (order_id IS NOT NULL) AND (kind = 'inspection') = (listing_id IS NOT NULL)),
  CHECK ((outcome IS NULL) = (decided_at IS NULL)),
  CHECK (decider_id <> asker_id)
);
CREATE UNIQUE INDEX approvals_order ON approvals (order_id) WHERE outcome IS NULL AND kind = 'refund';
CREATE UNIQUE INDEX approvals_listing ON approvals (listing_id, asker_id) WHERE outcome IS NULL AND kind = 'inspection';
CREATE INDEX approvals_asked ON approvals (asked_at);
CREATE INDEX approvals_of_order ON approvals (order_id);
CREATE INDEX approvals_of_listing ON approvals (listing_id);
CREATE INDEX approvals_asker ON approvals (asker_id);
CREATE INDEX approvals_decider ON approvals (decider_id);
