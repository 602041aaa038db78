-- What people report, signed in or not.
CREATE TABLE tickets (
  id uuid PRIMARY KEY,
  -- By which people name it: drawn by chance, so that it tells nothing of how many there are.
  number text NOT NULL UNIQUE,
  type text NOT NULL CHECK (type IN ('bug', 'feature', 'account', 'payment', 'other')),
  subject text NOT NULL,
  description text NOT NULL,
  email text NOT NULL,
  -- The address as it is compared.
  email_key text NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'fr')),
  -- Who was signed in when it was filed.
  account_id uuid REFERENCES accounts (id) ON DELETE SET NULL,
  -- By which its sender asks again whether it has arrived: one key, one ticket.
  request_key text,
  status text NOT NULL CHECK (status IN ('open', 'triaged', 'answered', 'closed')),
  priority text CHECK (priority IN ('low', 'normal', 'high', 'urgent')),
  -- Counts what was done with it.
  revision integer NOT NULL DEFAULT 1,
  -- Number, subject and address as they are searched: without accents and case.
  search_text text NOT NULL,
  -- Its sender was told that it has arrived.
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX tickets_request_key ON tickets (email_key, request_key) WHERE request_key IS NOT NULL;
CREATE INDEX tickets_confirmed ON tickets (email_key, confirmed_at) WHERE confirmed_at IS NOT NULL;
CREATE INDEX tickets_created ON tickets (created_at DESC, id DESC);
CREATE INDEX tickets_account ON tickets (account_id);
CREATE INDEX tickets_waiting ON tickets (status) WHERE status IN ('open', 'triaged');

-- What administrators did with a ticket; only added to.
CREATE TABLE ticket_entries (
  id uuid PRIMARY KEY,
  ticket_id uuid NOT NULL REFERENCES tickets (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  event text NOT NULL CHECK (event IN ('triage', 'answer', 'close', 'reopen')),
  -- Kept when the account is deleted.
  actor_id uuid NOT NULL,
  -- The answer, or the reason for closing.
  message text,
  type text CHECK (type IN ('bug', 'feature', 'account', 'payment', 'other')),
  priority text CHECK (priority IN ('low', 'normal', 'high', 'urgent'))
);
CREATE INDEX ticket_entries_ticket ON ticket_entries (ticket_id, id);
