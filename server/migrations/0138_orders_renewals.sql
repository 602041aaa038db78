-- Live listings that their owners chose to renew automatically, with the saved card.
CREATE TABLE listing_renewals (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- The end of the run whose renewal the owner was told of, and the price that was announced: what is charged.
  noticed_of timestamptz,
  noticed_at timestamptz,
  reminded_of timestamptz,
  quote jsonb,
  -- When it is charged next, how often it was tried for this run, and the order of the attempt in progress.
  due_at timestamptz,
  attempt smallint NOT NULL DEFAULT 0,
  order_id uuid,
  -- The end of the run for which the last attempt was declined.
  declined_of timestamptz
);
CREATE INDEX listing_renewals_account ON listing_renewals (account_id);
CREATE INDEX listing_renewals_order ON listing_renewals (order_id) WHERE order_id IS NOT NULL;
