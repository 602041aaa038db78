-- Non-binding offers about a listing and their history. They belong to the listing's room, which outlives the listing.
CREATE TABLE offers (
  id uuid PRIMARY KEY,
  room uuid NOT NULL REFERENCES rooms ON DELETE CASCADE,
  -- As it was when the offer was made.
  listing_title text NOT NULL,
  owner_id uuid REFERENCES accounts (id) ON DELETE SET NULL,
  buyer_id uuid REFERENCES accounts (id) ON DELETE SET NULL,
  -- An open offer lapses at its expiry; 'lapsed' is written only where the buyer makes another one.
  state text NOT NULL CHECK (state IN ('open', 'negotiating', 'declined', 'withdrawn', 'lapsed')),
  version integer NOT NULL CHECK (version > 0),
  -- Who wrote the latest version.
  written_by text NOT NULL CHECK (written_by IN ('owner', 'buyer')),
  terms jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX offers_live ON offers (room, buyer_id) WHERE state IN ('open', 'negotiating');
CREATE INDEX offers_room ON offers (room, created_at);
CREATE INDEX offers_buyer ON offers (buyer_id, created_at);
CREATE INDEX offers_owner ON offers (owner_id, created_at);

-- Every version and decision. The room's chain holds the fingerprint of each: SHA-256 of salt, step, party and `said`, one on each line.
CREATE TABLE offer_steps (
  offer_id uuid NOT NULL REFERENCES offers (id) ON DELETE CASCADE,
  place integer NOT NULL CHECK (place > 0),
  step text NOT NULL CHECK (step IN ('make', 'counter', 'accept', 'decline', 'withdraw')),
  party text NOT NULL CHECK (party IN ('owner', 'buyer')),
  -- JSON, as the text that was hashed: its bytes must never be rendered again.
  said text NOT NULL,
  -- Random, so that an amount cannot be guessed from its fingerprint.
  salt text NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  at timestamptz NOT NULL,
  PRIMARY KEY (offer_id, place)
);

CREATE FUNCTION refuse_offer_step_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of an offer is only added to';
END
$$;
-- Steps end with their offer only, whose row is gone by then.
CREATE FUNCTION refuse_offer_step_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.offers WHERE id = OLD.offer_id) THEN
    RAISE EXCEPTION 'the history of an offer is only added to';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER offer_steps_stay BEFORE UPDATE OR TRUNCATE ON offer_steps
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_offer_step_change();
CREATE TRIGGER offer_steps_end_with_offer BEFORE DELETE ON offer_steps
  FOR EACH ROW EXECUTE FUNCTION refuse_offer_step_deletion();
