-- Everything sent to people: recorded with what caused it, then sent by a worker.
CREATE TABLE messages (
  -- UUIDv7: the order of ids is the order in which messages were recorded.
  id uuid PRIMARY KEY,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient text NOT NULL,
  reply_to text,
  language text NOT NULL CHECK (language IN ('en', 'fr')),
  -- Encrypted, since it may hold links and codes that let somebody in; gone once it was sent.
  content bytea,
  status text NOT NULL CHECK (status IN ('queued', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  failed_at timestamptz
);
CREATE INDEX messages_failed ON messages (id) WHERE status = 'failed';
