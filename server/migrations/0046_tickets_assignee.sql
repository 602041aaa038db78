-- The administrator who takes care of a ticket.
ALTER TABLE tickets ADD COLUMN assignee_id uuid REFERENCES accounts (id) ON DELETE SET NULL;
CREATE INDEX tickets_assignee ON tickets (assignee_id, created_at DESC, id DESC) WHERE assignee_id IS NOT NULL;
