-- When the mailbox's owner took the account over from whoever signed up with their address: what was agreed to before is not theirs.
ALTER TABLE consents ADD COLUMN disowned_at timestamptz;
DROP INDEX consents_once;
CREATE UNIQUE INDEX consents_once ON consents (account_id, policy, version) WHERE disowned_at IS NULL;

-- Only added to, and marked once as disowned: nothing else of a consent changes.
CREATE OR REPLACE FUNCTION accounts_keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD.disowned_at IS NULL AND NEW.disowned_at IS NOT NULL
    AND to_jsonb(NEW) - 'disowned_at' = to_jsonb(OLD) - 'disowned_at' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'consents are only added to';
END $$;
