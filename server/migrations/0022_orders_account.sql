-- The provider's account and mode to which the payment's id belongs, as in 'acct_1/live'; null for payments from before.
ALTER TABLE orders ADD COLUMN intent_account text;
