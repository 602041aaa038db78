-- Which stream an email belongs to, and for the commercial ones whose consent it needs.
ALTER TABLE messages
  ADD COLUMN stream text NOT NULL DEFAULT 'service' CHECK (stream IN ('service', 'alerts', 'matches', 'news')),
  ADD COLUMN account_id uuid REFERENCES accounts (id) ON DELETE CASCADE,
  -- What the relay reported after it had accepted the email.
  ADD COLUMN outcome text CHECK (outcome IN ('delivered', 'bounced', 'complained'));
CREATE INDEX messages_accounts ON messages (account_id, stream) WHERE account_id IS NOT NULL;
CREATE INDEX messages_streams ON messages (stream, id) WHERE status = 'queued' AND stream <> 'service';

-- Every time that somebody asked for a stream of commercial email, or ended it: the last row of a stream counts.
CREATE TABLE stream_consents (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  stream text NOT NULL CHECK (stream IN ('alerts', 'matches', 'news')),
  is_given boolean NOT NULL,
  -- What was shown to whoever gave it: the exact sentence, its version and its language.
  version integer CHECK (version > 0),
  wording text,
  language text CHECK (language IN ('en', 'fr')),
  source text NOT NULL CHECK (source IN ('search', 'preferences', 'undo', 'link', 'one_click', 'complaint', 'takeover')),
  at timestamptz NOT NULL,
  CHECK (is_given = (version IS NOT NULL)),
  CHECK (is_given = (wording IS NOT NULL)),
  CHECK (is_given = (language IS NOT NULL))
);
CREATE INDEX stream_consents_accounts ON stream_consents (account_id, stream, id);
CREATE INDEX stream_consents_ended ON stream_consents (at) WHERE NOT is_given;

-- Only added to: a row is deleted together with its account, by the foreign key, and in no other way.
CREATE FUNCTION messages_keep_stream_consent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'consents of streams are only added to';
END $$;
CREATE TRIGGER stream_consents_stay BEFORE UPDATE OR DELETE ON stream_consents
  FOR EACH ROW EXECUTE FUNCTION messages_keep_stream_consent();

-- Addresses that returned an email for good, or whose owner called one spam.
CREATE TABLE suppressions (
  id uuid PRIMARY KEY,
  -- The normalized key shared by all spellings of the address.
  email text NOT NULL UNIQUE,
  reason text NOT NULL CHECK (reason IN ('unknown_mailbox', 'bounced', 'complained')),
  source text NOT NULL CHECK (source IN ('smtp', 'mailgun', 'sendgrid')),
  created_at timestamptz NOT NULL
);
CREATE INDEX suppressions_created ON suppressions (created_at);

-- When an administrator stopped a stream, and started it again.
CREATE TABLE stream_stops (
  id uuid PRIMARY KEY,
  stream text NOT NULL CHECK (stream IN ('alerts', 'matches', 'news')),
  reason text NOT NULL,
  stopped_at timestamptz NOT NULL,
  started_at timestamptz
);
CREATE UNIQUE INDEX stream_stops_now ON stream_stops (stream) WHERE started_at IS NULL;
