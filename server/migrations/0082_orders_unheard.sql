-- An order whose payment's event was lost stays due until it is paid, also if a refund or a dispute was heard of meanwhile.
DROP INDEX orders_waiting;
CREATE INDEX orders_waiting ON orders (check_at) WHERE paid_at IS NULL AND kind = 'listing' AND check_at IS NOT NULL;
UPDATE orders SET check_at = now()
 WHERE kind = 'listing' AND paid_at IS NULL AND intent_id IS NOT NULL AND check_at IS NULL AND status <> 'cancelled';
