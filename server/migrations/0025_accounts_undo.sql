-- A change of address or number can be undone for a week, by a link mailed to the address that had the account before.
ALTER TABLE account_links DROP CONSTRAINT account_links_purpose_check;
ALTER TABLE account_links ADD CONSTRAINT account_links_purpose_check CHECK (purpose IN ('reset', 'confirm', 'undo'));
-- The number that is restored; null where the link restores the address in "email".
ALTER TABLE account_links ADD COLUMN phone_number text;
-- Nobody else gets an address while it can be restored.
CREATE INDEX account_links_reserved ON account_links (lower(email)) WHERE purpose = 'undo';
