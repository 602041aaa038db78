-- A licence as its agent states it, and as an administrator checked it: with its class and its end. Back: drop what is added here.
ALTER TABLE agents
  ADD COLUMN licence_class text,
  ADD COLUMN licence_expires_on date,
  ADD COLUMN stated_licence_number text,
  ADD COLUMN stated_licence_class text,
  -- Why administrators have to check the licence; null if they need not.
  ADD COLUMN recheck text,
  -- The last day on which the check counts (domain: findVerificationEnd); null without a check of number, regulator and class.
  ADD COLUMN verified_until date GENERATED ALWAYS AS (
    CASE WHEN num_nulls(verified_at, licence_class) = 0
      THEN LEAST((licence_checked_on + interval '1 year')::date, licence_expires_on) END
  ) STORED;
CREATE INDEX agents_recheck ON agents (account_id) WHERE recheck IS NOT NULL;
-- New members choose what the directory shows; what others have chosen, or left on, stays.
ALTER TABLE agents ALTER COLUMN shows_email SET DEFAULT false, ALTER COLUMN shows_phone SET DEFAULT false;
