-- contracts: 0063
-- Evidence lives as long as a claim can: six years after the listing has ended and the duties of everyone who signed are over, two years after
-- their signature (domain: RETENTION.agreements, DUTIES_YEARS). Back: the functions of 0063.
CREATE OR REPLACE FUNCTION rooms_kept_since() RETURNS timestamptz LANGUAGE sql STABLE SET search_path = pg_catalog
  AS $$ SELECT now() - interval '6 years' $$;

CREATE FUNCTION room_bound_until(room_id uuid, ended_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE SET search_path = pg_catalog
  AS $$
    SELECT greatest(ended_at, (SELECT max(signed_at) + interval '2 years' FROM public.agreement_signatures WHERE room = room_id))
  $$;

CREATE OR REPLACE FUNCTION refuse_young_room_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NULL OR public.room_bound_until(OLD.id, OLD.ended_at) >= public.rooms_kept_since() THEN
    RAISE EXCEPTION 'a room is kept for six years after its listing has ended and its signatures no longer bind';
  END IF;
  RETURN OLD;
END
$$;

-- What remains of a deleted signature, so that a genuine certificate is not called unknown: hashes and the moment, without a person.
CREATE TABLE ended_proofs (
  sha256 text PRIMARY KEY CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  kind text NOT NULL CHECK (kind IN ('certificate', 'record')),
  signed_at timestamptz NOT NULL
);
CREATE TRIGGER ended_proofs_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ended_proofs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_evidence_change();
CREATE FUNCTION keep_ended_proofs() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO ended_proofs (sha256, kind, signed_at)
    SELECT certificate.sha256, 'certificate', signature.signed_at FROM agreement_certificates certificate
      JOIN agreement_signatures signature ON signature.id = certificate.signature_id WHERE signature.room = OLD.id
    UNION ALL
    SELECT encode(event.hash, 'hex'), 'record', signature.signed_at FROM agreement_signatures signature
      JOIN room_events event ON event.room = signature.room AND event.seq = signature.seq WHERE signature.room = OLD.id
    ON CONFLICT DO NOTHING;
  RETURN OLD;
END
$$;
-- Triggers run in the order of their names: first the refusal of 0063, then this.
CREATE TRIGGER rooms_stay_until_proofs_kept BEFORE DELETE ON rooms FOR EACH ROW EXECUTE FUNCTION keep_ended_proofs();

DO $$
DECLARE
  writer text;
BEGIN
  -- The server's role, whatever it is called, got all by default.
  FOR writer IN
    SELECT DISTINCT grantee FROM information_schema.role_table_grants
    WHERE table_schema = 'public' AND table_name = 'ended_proofs' AND grantee <> current_user
  LOOP
    EXECUTE format('REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON ended_proofs FROM %I', writer);
  END LOOP;
END
$$;
