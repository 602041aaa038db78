-- Calls that were made with an idempotency key, so that a repeat is answered like the first. `id` is a hash of the key and of who used
-- it for what, `fingerprint` one of what was sent.
CREATE TABLE request_keys (
  id bytea PRIMARY KEY,
  fingerprint bytea NOT NULL,
  result text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX request_keys_created_at ON request_keys (created_at);
