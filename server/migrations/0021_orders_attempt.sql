-- The provider keeps a failure for a day under the idempotency key that it answered: the next attempt gets another key.
ALTER TABLE orders ADD COLUMN attempt integer NOT NULL DEFAULT 1;
