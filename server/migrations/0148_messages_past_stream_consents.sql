-- What the owners of deleted accounts had said about commercial email, without their account: found by a keyed hash of their address.
CREATE TABLE past_stream_consents (
  id uuid PRIMARY KEY,
  address_hash text NOT NULL,
  stream text NOT NULL CHECK (stream IN ('alerts', 'matches', 'news')),
  is_given boolean NOT NULL,
  version integer CHECK (version > 0),
  wording text,
  language text CHECK (language IN ('en', 'fr')),
  source text NOT NULL,
  at timestamptz NOT NULL,
  left_at timestamptz NOT NULL
);
CREATE INDEX past_stream_consents_address ON past_stream_consents (address_hash);
CREATE INDEX past_stream_consents_left ON past_stream_consents (left_at);
CREATE TRIGGER past_stream_consents_stay BEFORE UPDATE ON past_stream_consents
  FOR EACH ROW EXECUTE FUNCTION accounts_keep_past_consent();
