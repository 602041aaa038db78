-- What the owners of deleted accounts had agreed to, without their account: found by a keyed hash of their address.
CREATE TABLE past_consents (
  id uuid PRIMARY KEY,
  address_hash text NOT NULL,
  policy text NOT NULL CHECK (policy IN ('terms', 'privacy')),
  version integer NOT NULL CHECK (version > 0),
  language text NOT NULL CHECK (language IN ('en', 'fr')),
  wording text NOT NULL,
  way text NOT NULL CHECK (way IN ('sign-up', 'notice')),
  is_french_given boolean NOT NULL,
  agreed_at timestamptz NOT NULL,
  left_at timestamptz NOT NULL
);
CREATE INDEX past_consents_address ON past_consents (address_hash);
CREATE INDEX past_consents_left ON past_consents (left_at);

CREATE FUNCTION accounts_keep_past_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'past consents do not change';
END $$;
CREATE TRIGGER past_consents_stay BEFORE UPDATE ON past_consents FOR EACH ROW EXECUTE FUNCTION accounts_keep_past_consent();
