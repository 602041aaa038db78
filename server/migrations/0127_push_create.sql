-- Browsers that get push messages. A subscription belongs to a session: who signs out in a browser is told nothing there.
CREATE TABLE push_subscriptions (
  session_id uuid PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_account ON push_subscriptions (account_id, created_at);
