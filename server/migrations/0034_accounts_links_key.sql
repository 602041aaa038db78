-- The key of an address, as accounts have it: the database lowers letters by its own rules, which differ from the application's.
ALTER TABLE account_links ADD COLUMN email_key text;
-- Close enough for the week that links last.
UPDATE account_links SET email_key = lower(normalize(btrim(email), NFKC)) WHERE email IS NOT NULL;
DROP INDEX account_links_reserved;
CREATE INDEX account_links_reserved ON account_links (email_key) WHERE purpose = 'undo';
