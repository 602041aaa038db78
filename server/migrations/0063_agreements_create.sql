-- A listing's room: what its owner and its readers did about its agreement. It outlives the listing, since signed agreements bind longer.
CREATE TABLE rooms (
  -- The listing's id; no foreign key, see above.
  id uuid PRIMARY KEY,
  -- Since when the listing is neither a draft nor offered; the room ends two years later (domain: RETENTION.agreements).
  ended_at timestamptz
);
CREATE INDEX rooms_ended ON rooms (ended_at) WHERE ended_at IS NOT NULL;

CREATE FUNCTION rooms_kept_since() RETURNS timestamptz LANGUAGE sql STABLE SET search_path = pg_catalog
  AS $$ SELECT now() - interval '2 years' $$;

CREATE FUNCTION refuse_young_room_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NULL OR OLD.ended_at >= public.rooms_kept_since() THEN
    RAISE EXCEPTION 'a room is kept for two years after its listing has ended';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER rooms_stay_two_years BEFORE DELETE ON rooms FOR EACH ROW EXECUTE FUNCTION refuse_young_room_deletion();

-- The texts of agreements. One never changes: a new wording is a new version.
CREATE TABLE agreement_texts (
  agreement_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  language text NOT NULL CHECK (language IN ('en', 'fr')),
  title text NOT NULL,
  body text NOT NULL,
  -- Of the title, an empty line and the body: UTF-8, NFC, lines that end with LF.
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  -- Whose own text it is; null for the standard text.
  room uuid REFERENCES rooms ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (agreement_id, version, language)
);
CREATE INDEX agreement_texts_room ON agreement_texts (room);
CREATE INDEX agreement_texts_sha256 ON agreement_texts (sha256);

-- Which agreement a listing asks its readers to sign; most ask for none.
CREATE TABLE listing_agreements (
  listing_id uuid PRIMARY KEY REFERENCES rooms ON DELETE CASCADE,
  agreement_id uuid NOT NULL,
  version integer NOT NULL,
  chosen_at timestamptz NOT NULL
);

-- Who signed what, how they proved who they are, and from where.
CREATE TABLE agreement_signatures (
  id uuid PRIMARY KEY,
  room uuid NOT NULL REFERENCES rooms ON DELETE CASCADE,
  -- Kept when the account is deleted, as everything here.
  account_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  owner_name text NOT NULL,
  listing_title text NOT NULL,
  agreement_id uuid NOT NULL,
  version integer NOT NULL,
  language text NOT NULL,
  text_sha256 text NOT NULL,
  languages_offered text[] NOT NULL,
  -- When the reader chose another language than the first one offered; null if they did not.
  language_chosen_at timestamptz,
  shown_at timestamptz NOT NULL,
  signer_name text NOT NULL,
  capacity text NOT NULL CHECK (capacity IN ('self', 'company')),
  company text,
  email text NOT NULL,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  authentication text NOT NULL CHECK (authentication IN ('password', 'password_and_code', 'passkey')),
  signed_at timestamptz NOT NULL,
  address text NOT NULL,
  user_agent text NOT NULL,
  session_id uuid NOT NULL,
  request_id text NOT NULL,
  -- The place of the signature in the room's chain.
  seq integer NOT NULL,
  UNIQUE (room, account_id, agreement_id, version)
);
CREATE INDEX agreement_signatures_account ON agreement_signatures (account_id);

-- Everything that happened in a room, each event with the hash of the one before: a changed, inserted or removed event breaks the chain.
CREATE TABLE room_events (
  room uuid NOT NULL REFERENCES rooms ON DELETE CASCADE,
  seq integer NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  actor uuid,
  -- JSON, as the text that was hashed: its bytes must never be rendered again.
  body text NOT NULL,
  prev bytea NOT NULL,
  hash bytea NOT NULL,
  PRIMARY KEY (room, seq)
);

CREATE FUNCTION room_event_hash(event room_events) RETURNS bytea LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT sha256(event.prev || convert_to(concat_ws('|', event.room, event.seq, (extract(epoch FROM event.at) * 1000000)::bigint,
    event.kind, coalesce(event.actor::text, ''), event.body), 'UTF8'))
$$;

-- The only way to add an event. Events of one room wait for each other; those of different rooms do not.
CREATE FUNCTION append_room_event(room_id uuid, moment timestamptz, event_kind text, event_actor uuid, event_body text)
RETURNS room_events LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  event room_events;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('room ' || room_id, 0));
  SELECT last.seq, last.hash INTO event.seq, event.prev
    FROM room_events last WHERE last.room = room_id ORDER BY last.seq DESC LIMIT 1;
  IF event.seq IS NULL THEN INSERT INTO rooms (id) VALUES (room_id) ON CONFLICT DO NOTHING; END IF;
  event.room := room_id;
  event.seq := coalesce(event.seq, 0) + 1;
  event.prev := coalesce(event.prev, decode(repeat('00', 32), 'hex'));
  event.at := moment;
  event.kind := event_kind;
  event.actor := event_actor;
  event.body := event_body;
  event.hash := room_event_hash(event);
  INSERT INTO room_events VALUES (event.*);
  RETURN event;
END
$$;

CREATE FUNCTION refuse_evidence_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'texts, signatures and events are only added to';
END
$$;
-- They end with their room only, whose row is gone by then.
CREATE FUNCTION refuse_evidence_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.room IS NULL OR EXISTS (SELECT FROM public.rooms WHERE id = OLD.room) THEN
    RAISE EXCEPTION 'texts, signatures and events are only added to';
  END IF;
  RETURN OLD;
END
$$;

DO $$
DECLARE
  evidence text;
  writer text;
BEGIN
  FOREACH evidence IN ARRAY ARRAY['agreement_texts', 'agreement_signatures', 'room_events'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_evidence_change()',
      evidence || '_stay', evidence);
    EXECUTE format('CREATE TRIGGER %I BEFORE DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_evidence_deletion()',
      evidence || '_end_with_room', evidence);
    -- The server's role, whatever it is called, got all by default.
    FOR writer IN
      SELECT DISTINCT grantee FROM information_schema.role_table_grants
      WHERE table_schema = 'public' AND table_name = evidence AND grantee <> current_user
    LOOP
      EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON %I FROM %I', evidence, writer);
      IF evidence = 'room_events' THEN EXECUTE format('REVOKE INSERT ON room_events FROM %I', writer); END IF;
    END LOOP;
  END LOOP;
END
$$;
