-- contracts: 0129
-- A listing that is published is written once for each search that it fits. Foreign keys doubled what that costs: they look up, and lock,
-- the search, the account and the listing of every row. Nothing needs the check: what is written was just read. What the keys did when
-- one of the three is deleted, triggers do, also for processes of the previous version.
CREATE FUNCTION saved_searches_forget_search() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM saved_search_matches WHERE search_id = OLD.id;
  RETURN NULL;
END $$;
CREATE FUNCTION saved_searches_forget_account() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM alerts WHERE account_id = OLD.id;
  RETURN NULL;
END $$;
CREATE FUNCTION saved_searches_forget_listing() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM saved_search_matches WHERE listing_id = OLD.id;
  DELETE FROM alerts WHERE listing_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER saved_searches_forget AFTER DELETE ON saved_searches FOR EACH ROW EXECUTE FUNCTION saved_searches_forget_search();
CREATE TRIGGER saved_searches_forget AFTER DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION saved_searches_forget_account();
CREATE TRIGGER saved_searches_forget AFTER DELETE ON listings FOR EACH ROW EXECUTE FUNCTION saved_searches_forget_listing();
ALTER TABLE saved_search_matches DROP CONSTRAINT saved_search_matches_search_id_fkey;
ALTER TABLE saved_search_matches DROP CONSTRAINT saved_search_matches_listing_id_fkey;
ALTER TABLE alerts DROP CONSTRAINT alerts_account_id_fkey;
ALTER TABLE alerts DROP CONSTRAINT alerts_listing_id_fkey;

-- When the first buyer was told of a publication, for the figures of the business. Alerts themselves are kept for 180 days.
CREATE TABLE first_alerts (
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  published_at timestamptz NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (listing_id, published_at)
);
