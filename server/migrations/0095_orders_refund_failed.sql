-- Since when a failed refund waits to be made again; null once more was refunded. failed_refund_id stays, so that the failure is recorded once.
ALTER TABLE orders ADD COLUMN refund_failed_at timestamptz;
-- Failures from before, unless the log has a later refund of the order.
UPDATE orders SET refund_failed_at = updated_at
 WHERE failed_refund_id IS NOT NULL AND status <> 'refunded' AND NOT EXISTS (
   SELECT FROM audit_entries refunded
   WHERE refunded.subject_id = orders.id::text AND refunded.action = 'orders.refunded' AND refunded.at > (
     SELECT max(failed.at) FROM audit_entries failed
     WHERE failed.subject_id = orders.id::text AND failed.action = 'orders.refund_failed'));
