-- contracts: 0049
-- Whoever wrote a ticket can write more. The constraint only allows more than before.
ALTER TABLE ticket_entries DROP CONSTRAINT ticket_entries_event_check;
ALTER TABLE ticket_entries ADD CONSTRAINT ticket_entries_event_check
  CHECK (event IN ('triage', 'answer', 'close', 'reopen', 'assign', 'reply'));
-- A visitor has no account.
ALTER TABLE ticket_entries ALTER COLUMN actor_id DROP NOT NULL;
ALTER TABLE ticket_entries ADD CONSTRAINT ticket_entries_actor_check CHECK (actor_id IS NOT NULL OR event = 'reply');

-- When its sender wrote again, until somebody answers or closes it.
ALTER TABLE tickets ADD COLUMN replied_at timestamptz;
-- What waits, oldest first.
CREATE INDEX tickets_queue ON tickets (created_at, id) WHERE status IN ('open', 'triaged');
CREATE INDEX tickets_sender ON tickets (email_key, created_at DESC);
