-- Audit entries end after two years (domain: RETENTION.auditEntries). Younger ones cannot be deleted, not even by the table's owner.
CREATE FUNCTION audit_kept_since() RETURNS timestamptz LANGUAGE sql STABLE SET search_path = pg_catalog
  AS $$ SELECT now() - interval '2 years' $$;

CREATE FUNCTION refuse_young_audit_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at >= public.audit_kept_since() THEN RAISE EXCEPTION 'the audit log is only added to'; END IF;
  RETURN OLD;
END
$$;

DROP TRIGGER audit_entries_stay ON audit_entries;
CREATE TRIGGER audit_entries_stay BEFORE UPDATE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_entries_stay_two_years BEFORE DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_young_audit_deletion();

-- The server's role, whatever it is called, deletes the older ones.
DO $$
DECLARE
  writer text;
BEGIN
  FOR writer IN
    SELECT DISTINCT grantee FROM information_schema.role_table_grants
    WHERE table_schema = 'public' AND table_name = 'audit_entries' AND privilege_type = 'INSERT' AND grantee <> current_user
  LOOP
    EXECUTE format('GRANT DELETE ON audit_entries TO %I', writer);
  END LOOP;
END
$$;

-- What the daily purges look for.
CREATE INDEX tickets_updated ON tickets (updated_at);
CREATE INDEX inquiry_reports_resolved ON inquiry_reports (resolved_at) WHERE resolved_at IS NOT NULL;
CREATE INDEX orders_updated ON orders (updated_at);
