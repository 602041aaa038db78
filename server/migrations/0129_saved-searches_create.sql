-- What people search for again and again. The columns after `filter` are derived from it by the server
-- (saved-search-columns.rules.ts): '' and the widest bounds stand for "any", so that one index finds candidates.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name text NOT NULL,
  filter jsonb NOT NULL,
  filter_key text NOT NULL,
  criteria_version text NOT NULL,
  -- False if the filter names what searches no longer know.
  is_valid boolean NOT NULL,
  type text NOT NULL,
  subtype text NOT NULL,
  province text NOT NULL,
  city_key text NOT NULL,
  -- 'Ontario/toronto', …; null for anywhere.
  cities text[],
  listing_types text[],
  posted_as text NOT NULL,
  lower_price integer NOT NULL,
  upper_price integer NOT NULL,
  -- By measure: [lowest, highest] in hundredths of its unit.
  bounds jsonb,
  zoning text NOT NULL,
  query tsquery,
  cadence text NOT NULL CHECK (cadence IN ('instant', 'daily', 'weekly', 'off')),
  is_paused boolean NOT NULL DEFAULT false,
  -- When it last brought more than a few listings in a day, and whether its account was told so.
  slowed_at timestamptz,
  is_slow_told boolean NOT NULL DEFAULT false,
  seen_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX saved_searches_by_filter ON saved_searches (account_id, filter_key) WHERE deleted_at IS NULL;
CREATE INDEX saved_searches_by_account ON saved_searches (account_id);
CREATE INDEX saved_searches_candidates ON saved_searches (type, province, city_key, subtype, lower_price, upper_price)
  WHERE is_valid AND deleted_at IS NULL;
CREATE INDEX saved_searches_by_deletion ON saved_searches (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX saved_searches_by_version ON saved_searches (criteria_version);

-- Which listings newly fit which searches. What fitted before is there with the time of the search.
CREATE TABLE saved_search_matches (
  search_id uuid NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (search_id, listing_id)
);
CREATE INDEX saved_search_matches_by_time ON saved_search_matches (search_id, found_at);
CREATE INDEX saved_search_matches_by_age ON saved_search_matches USING brin (found_at);
CREATE INDEX saved_search_matches_by_listing ON saved_search_matches (listing_id);

-- What an account is to be told of, once: a listing that came to the market for the `run`th time, or whose price fell to
-- a new low for the `run`th time.
CREATE TABLE alerts (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('market', 'price')),
  run integer NOT NULL,
  found_at timestamptz NOT NULL,
  -- The quotes before a price fell.
  was jsonb,
  -- When it was shown as a notification, and when nothing was left to do about it.
  rung_at timestamptz,
  settled_at timestamptz,
  mailed_at timestamptz,
  PRIMARY KEY (account_id, listing_id, kind, run)
);
CREATE INDEX alerts_waiting ON alerts (account_id) WHERE settled_at IS NULL;
CREATE INDEX alerts_by_listing ON alerts (listing_id);
CREATE INDEX alerts_by_age ON alerts USING brin (found_at);

-- When to look next at what waits for an account, and when it got its last alerts.
CREATE TABLE alert_accounts (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  favourites_cadence text NOT NULL DEFAULT 'daily' CHECK (favourites_cadence IN ('instant', 'daily', 'weekly', 'off')),
  due_at timestamptz,
  mailed_at timestamptz[] NOT NULL DEFAULT '{}'
);
CREATE INDEX alert_accounts_due ON alert_accounts (due_at) WHERE due_at IS NOT NULL;

-- What is known of a listing's alerts: how often it came to the market, and its lowest open prices since then.
CREATE TABLE listing_alert_states (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  market_run integer NOT NULL,
  came_at timestamptz NOT NULL,
  price_run integer NOT NULL,
  lowest jsonb NOT NULL
);

-- Changes of listings that no search was compared with yet: the row before each, which holds open values only. A trigger
-- writes them, so that no way of changing a listing can be forgotten, and nobody waits for the comparison.
CREATE TABLE listing_changes (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  before jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  -- False once it was looked at while the listing was not shown: it then waits for the listing's return.
  is_new boolean NOT NULL DEFAULT true
);
CREATE INDEX listing_changes_new ON listing_changes (id) WHERE is_new;
CREATE INDEX listing_changes_by_listing ON listing_changes (listing_id, id);
CREATE INDEX listing_changes_by_age ON listing_changes USING brin (changed_at);

-- Without the columns that no search asks for; a new column counts as one that searches may ask for.
CREATE FUNCTION listings_asked(listing listings) RETURNS jsonb LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT to_jsonb(listing) - ARRAY['updated_at', 'ending_told_at', 'ended_told_at', 'has_exposure', 'has_priority',
    'has_social', 'rotation', 'order_id', 'plan', 'description', 'other_description', 'headlines', 'machine_language',
    'teaser', 'visitor_card', 'levels', 'bands']
$$;
CREATE FUNCTION listings_note_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE before jsonb := listings_asked(OLD);
BEGIN
  IF before <> listings_asked(NEW) THEN
    INSERT INTO listing_changes (listing_id, before, changed_at) VALUES (NEW.id, before, NEW.updated_at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER listings_note_change AFTER UPDATE ON listings FOR EACH ROW
  WHEN (OLD.status = 'active' OR NEW.status = 'active') EXECUTE FUNCTION listings_note_change();
