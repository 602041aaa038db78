-- A ticket's history tells whom it was assigned to.
ALTER TABLE ticket_entries DROP CONSTRAINT ticket_entries_event_check;
ALTER TABLE ticket_entries
  ADD CONSTRAINT ticket_entries_event_check CHECK (event IN ('triage', 'answer', 'close', 'reopen', 'assign'));
-- Kept when the account is deleted.
ALTER TABLE ticket_entries ADD COLUMN assignee_id uuid;
