-- Why an administrator closed the account, for administrators.
ALTER TABLE accounts ADD COLUMN disabled_reason text;

ALTER TABLE listings
  ADD COLUMN removed_at timestamptz,
  -- As its owner was told.
  ADD COLUMN removed_reason text,
  -- Nothing is wrong with the listing: its owner's account is disabled. It comes back with the account.
  ADD COLUMN removed_with_owner boolean NOT NULL DEFAULT false;
ALTER TABLE listings ADD CONSTRAINT listings_removed_with_owner CHECK (status = 'removed' OR NOT removed_with_owner);

UPDATE listings SET status = 'removed', removed_with_owner = true, removed_at = account.disabled_at
FROM accounts account
WHERE account.id = listings.owner_id AND account.disabled_at IS NOT NULL AND listings.status = 'active';
