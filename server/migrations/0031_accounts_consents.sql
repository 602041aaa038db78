-- What people agreed to: policy, version, language, the sentence they were shown, and when.
CREATE TABLE consents (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  policy text NOT NULL CHECK (policy IN ('terms', 'privacy')),
  version integer NOT NULL CHECK (version > 0),
  language text NOT NULL CHECK (language IN ('en', 'fr')),
  -- The exact sentence.
  wording text NOT NULL,
  way text NOT NULL CHECK (way IN ('sign-up', 'notice')),
  agreed_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX consents_once ON consents (account_id, policy, version);

-- Only added to: a consent is deleted together with its account, by the foreign key, and in no other way.
CREATE FUNCTION accounts_keep_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'consents are only added to';
END $$;
CREATE TRIGGER consents_stay BEFORE UPDATE OR DELETE ON consents FOR EACH ROW EXECUTE FUNCTION accounts_keep_consent();
