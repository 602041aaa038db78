-- The provider keeps a renewal's invoice in draft for about an hour and may take days to collect it. A member stays one meanwhile:
-- what is paid and what is granted are two moments.
ALTER TABLE memberships ADD COLUMN grace_until timestamptz;
ALTER TABLE memberships ADD COLUMN member_until timestamptz NOT NULL GENERATED ALWAYS AS (greatest(paid_through, grace_until)) STORED;

-- The directory's entries keep the column's name for the processes of the previous release; it now holds the end of the membership.
CREATE OR REPLACE FUNCTION agents_write_entry(agent_id uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  -- One after the other, so that each sees what the one before has changed.
  PERFORM 1 FROM accounts WHERE id = agent_id FOR NO KEY UPDATE;
  INSERT INTO agent_entries AS entry (account_id, paid_through, province, city_key, last_key, first_key, words)
  SELECT account.id, membership.member_until, agent.province, agents_key(agent.city),
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

DROP TRIGGER agents_membership_updated ON memberships;
CREATE TRIGGER agents_membership_updated AFTER UPDATE ON memberships FOR EACH ROW
  WHEN (OLD.member_until IS DISTINCT FROM NEW.member_until) EXECUTE FUNCTION agents_part_changed();
