-- What all chains of rooms ended with, a line a day. Each names the one before, so that a line cannot be changed or left out.
CREATE TABLE chain_lines (
  day date PRIMARY KEY,
  -- The rooms whose chain has grown since the line before, with the place and the hash of the last event of each.
  rooms uuid[] NOT NULL,
  seqs integer[] NOT NULL,
  hashes text[] NOT NULL,
  -- The Merkle root of them.
  root text NOT NULL CHECK (root ~ '^[0-9a-f]{64}$'),
  -- The hash of the line before; zeros for the first.
  prev text NOT NULL CHECK (prev ~ '^[0-9a-f]{64}$'),
  hash text NOT NULL UNIQUE CHECK (hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz NOT NULL,
  CHECK (cardinality(rooms) = cardinality(seqs) AND cardinality(rooms) = cardinality(hashes))
);
CREATE TRIGGER chain_lines_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON chain_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_evidence_change();

-- The rooms that ended as they should, so that one that is missing for another reason is found.
CREATE TABLE ended_rooms (
  room uuid PRIMARY KEY,
  ended_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER ended_rooms_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON ended_rooms
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_evidence_change();
CREATE FUNCTION note_ended_room() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO ended_rooms (room) VALUES (OLD.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER rooms_note_end AFTER DELETE ON rooms FOR EACH ROW EXECUTE FUNCTION note_ended_room();

-- What an authority outside answered about a certificate (RFC 3161), where the operator names one.
CREATE TABLE certificate_stamps (
  signature_id uuid PRIMARY KEY REFERENCES agreement_certificates ON DELETE CASCADE,
  room uuid NOT NULL REFERENCES rooms ON DELETE CASCADE,
  -- The whole answer (DER).
  answer bytea NOT NULL CHECK (length(answer) <= 100000),
  stamped_at timestamptz NOT NULL,
  authority text NOT NULL
);
CREATE INDEX certificate_stamps_room ON certificate_stamps (room);
CREATE TRIGGER certificate_stamps_stay BEFORE UPDATE OR TRUNCATE ON certificate_stamps
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_evidence_change();
CREATE TRIGGER certificate_stamps_end_with_room BEFORE DELETE ON certificate_stamps
  FOR EACH ROW EXECUTE FUNCTION refuse_evidence_deletion();

-- A record is found by its hash.
CREATE INDEX room_events_signatures ON room_events (hash) WHERE kind = 'agreement_signed';

DO $$
DECLARE
  evidence text;
  writer text;
BEGIN
  -- The server's role, whatever it is called, got all by default.
  FOREACH evidence IN ARRAY ARRAY['chain_lines', 'ended_rooms', 'certificate_stamps'] LOOP
    FOR writer IN
      SELECT DISTINCT grantee FROM information_schema.role_table_grants
      WHERE table_schema = 'public' AND table_name = evidence AND grantee <> current_user
    LOOP
      EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM %I', evidence, writer);
      IF evidence = 'ended_rooms' THEN EXECUTE format('REVOKE INSERT ON ended_rooms FROM %I', writer); END IF;
    END LOOP;
  END LOOP;
END
$$;
