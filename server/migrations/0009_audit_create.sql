-- Who did what, when and from where. Written and read, never changed: not even by who owns the table.
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  -- Null: nobody signed in, or the server by itself. Kept when the account is deleted.
  actor_id uuid,
  -- 'listings.remove': the noun and what happened to it.
  action text NOT NULL,
  subject_kind text,
  subject_id text,
  -- Never what people wrote, nor a secret.
  details jsonb NOT NULL,
  address text
);
CREATE INDEX audit_entries_at ON audit_entries (at DESC, id DESC);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, at DESC, id DESC);
CREATE INDEX audit_entries_subject ON audit_entries (subject_id, at DESC, id DESC);
CREATE INDEX audit_entries_action ON audit_entries (action text_pattern_ops, at DESC, id DESC);

CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only added to';
END
$$;
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

-- The server's role, whatever it is called, got all by default.
DO $$
DECLARE
  writer text;
BEGIN
  FOR writer IN
    SELECT DISTINCT grantee FROM information_schema.role_table_grants
    WHERE table_schema = 'public' AND table_name = 'audit_entries' AND grantee <> current_user
  LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON audit_entries FROM %I', writer);
  END LOOP;
END
$$;
