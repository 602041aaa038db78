-- Who verified an agent, and what was looked at for it.
ALTER TABLE agents
  -- Kept when that administrator's account is deleted.
  ADD COLUMN verified_by uuid,
  -- Its abbreviation, of the regulators of the agent's province.
  ADD COLUMN regulator text,
  ADD COLUMN licence_number text,
  -- The day on which the licence was looked up at the regulator.
  ADD COLUMN licence_checked_on date,
  -- Why the verification was taken back, for administrators.
  ADD COLUMN unverified_reason text;
-- Nobody could be verified by a licence until now.
UPDATE agents SET verified_at = NULL;
ALTER TABLE agents ADD CONSTRAINT agents_verified_by_licence CHECK (
  num_nonnulls(verified_at, regulator, licence_number, licence_checked_on) IN (0, 4)
);

-- Text as the directory compares it: its words without accents and case.
CREATE FUNCTION agents_words(said text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE SET search_path = public AS $$
  SELECT array_remove(regexp_split_to_array(lower(unaccent('unaccent', normalize(said, NFC))), '[[:space:][:punct:]]+'), '')
$$;
CREATE FUNCTION agents_key(said text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE SET search_path = public AS $$
  SELECT array_to_string(agents_words(said), ' ')
$$;
-- Finds what has, for each word that was typed, a word that begins with it.
CREATE FUNCTION agents_query(said text) RETURNS tsquery LANGUAGE sql STABLE PARALLEL SAFE SET search_path = public AS $$
  SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery FROM unnest(agents_words(said)) AS word
$$;

-- The directory, ready to be searched: an agent whose account is not disabled and who is, or was, a member.
CREATE TABLE agent_entries (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  paid_through timestamptz NOT NULL,
  province text NOT NULL,
  city_key text NOT NULL,
  last_key text COLLATE "C" NOT NULL,
  first_key text COLLATE "C" NOT NULL,
  -- Of the name and the brokerage.
  words tsvector NOT NULL
);
CREATE INDEX agent_entries_order ON agent_entries (last_key, first_key, account_id) INCLUDE (paid_through);
CREATE INDEX agent_entries_province ON agent_entries (province, last_key, first_key, account_id) INCLUDE (paid_through);
CREATE INDEX agent_entries_city ON agent_entries (city_key, last_key, first_key, account_id) INCLUDE (province, paid_through);
CREATE INDEX agent_entries_words ON agent_entries USING gin (words);

-- The entries belong to the database: only its triggers write them, whichever of the three tables they are made from changes.
CREATE FUNCTION agents_write_entry(agent_id uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  -- One after the other, so that each sees what the one before has changed.
  PERFORM 1 FROM accounts WHERE id = agent_id FOR NO KEY UPDATE;
  INSERT INTO agent_entries AS entry (account_id, paid_through, province, city_key, last_key, first_key, words)
  SELECT account.id, membership.paid_through, agent.province, agents_key(agent.city),
         agents_key(account.last_name), agents_key(account.first_name),
         array_to_tsvector(agents_words(concat_ws(' ', account.first_name, account.last_name, agent.brokerage_name)))
  FROM accounts account
  JOIN agents agent ON agent.account_id = account.id
  JOIN memberships membership ON membership.account_id = account.id
  WHERE account.id = agent_id AND account.disabled_at IS NULL
  ON CONFLICT (account_id) DO UPDATE SET
    paid_through = excluded.paid_through, province = excluded.province, city_key = excluded.city_key,
    last_key = excluded.last_key, first_key = excluded.first_key, words = excluded.words;
  IF NOT FOUND THEN DELETE FROM agent_entries WHERE account_id = agent_id; END IF;
END $$;

CREATE FUNCTION agents_account_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM agents_write_entry(NEW.id);
  RETURN NULL;
END $$;
CREATE FUNCTION agents_part_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM agents_write_entry(coalesce(NEW.account_id, OLD.account_id));
  RETURN NULL;
END $$;

CREATE TRIGGER agents_account_updated AFTER UPDATE ON accounts FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.disabled_at) IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.disabled_at))
  EXECUTE FUNCTION agents_account_changed();
CREATE TRIGGER agents_updated AFTER UPDATE ON agents FOR EACH ROW
  WHEN ((OLD.brokerage_name, OLD.province, OLD.city) IS DISTINCT FROM (NEW.brokerage_name, NEW.province, NEW.city))
  EXECUTE FUNCTION agents_part_changed();
CREATE TRIGGER agents_added AFTER INSERT OR DELETE ON agents FOR EACH ROW EXECUTE FUNCTION agents_part_changed();
CREATE TRIGGER agents_membership_updated AFTER UPDATE ON memberships FOR EACH ROW
  WHEN (OLD.paid_through IS DISTINCT FROM NEW.paid_through) EXECUTE FUNCTION agents_part_changed();
CREATE TRIGGER agents_membership_added AFTER INSERT OR DELETE ON memberships FOR EACH ROW
  EXECUTE FUNCTION agents_part_changed();

DO $$
BEGIN
  PERFORM agents_write_entry(account_id) FROM agents;
END $$;
