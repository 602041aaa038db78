-- Brand and last four digits of the card, or the other method, that an order was paid with.
ALTER TABLE orders ADD COLUMN paid_with jsonb;
CREATE INDEX orders_without_paid_with ON orders (paid_at) WHERE paid_with IS NULL AND intent_id IS NOT NULL;
