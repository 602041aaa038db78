-- The seller as it was when an order was paid, with its tax numbers; null for orders that were paid before.
ALTER TABLE orders ADD COLUMN seller jsonb;
