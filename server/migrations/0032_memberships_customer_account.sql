-- The account and mode that a customer belongs to: its id means nothing to another. Null where it was created before this was kept.
ALTER TABLE membership_checkouts ADD COLUMN customer_account text;
