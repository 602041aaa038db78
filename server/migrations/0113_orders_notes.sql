-- Credit notes, one for each refund, and debit notes for refunds that failed. Never changed; they end with their order.
CREATE TABLE credit_notes (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('credit', 'debit')),
  -- Without gaps within a kind.
  number bigint NOT NULL,
  issued_at timestamptz NOT NULL,
  reason text NOT NULL,
  net_cents integer NOT NULL,
  taxes jsonb NOT NULL,
  total_cents integer NOT NULL CHECK (total_cents > 0),
  -- The seller on the day of the note, with its tax numbers; null for refunds from before this was saved.
  seller jsonb,
  UNIQUE (kind, number)
);
CREATE INDEX credit_notes_order ON credit_notes (order_id, issued_at);

-- One row for each kind, taken in the transaction that issues the note, so that no number is skipped.
CREATE TABLE note_numbers (kind text PRIMARY KEY, last bigint NOT NULL);

-- The reason that an administrator has given for the refund that is being made.
ALTER TABLE orders ADD COLUMN refund_reason text;

-- One credit note for what was refunded of each paid order before, taxed as the rule in the domain does it.
INSERT INTO credit_notes (id, order_id, kind, number, issued_at, reason, net_cents, taxes, total_cents, seller)
SELECT gen_random_uuid(), refunded.id, 'credit', row_number() OVER (ORDER BY refunded.at, refunded.number), refunded.at,
       CASE WHEN refunded.undelivered_at IS NOT NULL THEN 'undelivered' ELSE coalesce(refunded.reason, 'other') END,
       refunded.refunded_cents - refunded.tax_cents, refunded.shares, refunded.refunded_cents, refunded.seller
  FROM (
    SELECT sold.*, shared.shares, shared.tax_cents,
           coalesce((SELECT max(entry.at) FROM audit_entries entry
                      WHERE entry.subject_id = sold.id::text AND entry.action = 'orders.refunded'), sold.updated_at) AS at,
           (SELECT entry.details->>'reason' FROM audit_entries entry
             WHERE entry.subject_id = sold.id::text AND entry.action = 'orders.refund' ORDER BY entry.at DESC LIMIT 1) AS reason
      FROM orders sold
      JOIN order_quotes quote ON quote.order_id = sold.id AND quote.revision = sold.revision
      CROSS JOIN LATERAL (
        SELECT coalesce(jsonb_agg(jsonb_set(line, '{cents}', to_jsonb(cents)) ORDER BY place), '[]') AS shares,
               coalesce(sum(cents), 0) AS tax_cents
          FROM jsonb_array_elements(quote.taxes) WITH ORDINALITY AS lines (line, place)
          CROSS JOIN LATERAL (
            SELECT (2 * (line->>'cents')::bigint * sold.refunded_cents + quote.total_cents) / (2 * quote.total_cents) AS cents) AS share
      ) AS shared
     WHERE sold.refunded_cents > 0 AND sold.paid_at IS NOT NULL
  ) AS refunded;

INSERT INTO note_numbers (kind, last) VALUES ('credit', (SELECT count(*) FROM credit_notes)), ('debit', 0);
