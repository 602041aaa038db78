-- What a buyer's bank does about a payment: an inquiry, a dispute, the money taken and given back.
CREATE TABLE order_disputes (
  id text PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  status text NOT NULL,
  cents integer NOT NULL,
  reason text NOT NULL,
  due_by timestamptz,
  withdrawn_at timestamptz,
  reinstated_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX order_disputes_order ON order_disputes (order_id, created_at DESC);
ALTER TABLE orders ADD COLUMN failed_refund_id text;
