-- The directory lists an agent once their email is confirmed.
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
  WHERE account.id = agent_id AND account.disabled_at IS NULL AND account.email_verified_at IS NOT NULL
  ON CONFLICT (account_id) DO UPDATE SET
    paid_through = excluded.paid_through, province = excluded.province, city_key = excluded.city_key,
    last_key = excluded.last_key, first_key = excluded.first_key, words = excluded.words;
  IF NOT FOUND THEN DELETE FROM agent_entries WHERE account_id = agent_id; END IF;
END $$;

DROP TRIGGER agents_account_updated ON accounts;
CREATE TRIGGER agents_account_updated AFTER UPDATE ON accounts FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name, OLD.disabled_at, OLD.email_verified_at IS NULL)
        IS DISTINCT FROM (NEW.first_name, NEW.last_name, NEW.disabled_at, NEW.email_verified_at IS NULL))
  EXECUTE FUNCTION agents_account_changed();

DELETE FROM agent_entries USING accounts account WHERE account.id = account_id AND account.email_verified_at IS NULL;
