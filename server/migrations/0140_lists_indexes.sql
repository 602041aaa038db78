-- What the administrators' lists are ordered, narrowed and searched by, so that no page of them reads more than its rows (decision 156).
CREATE FUNCTION lookups_key(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public AS $$
  SELECT agents_key(said) COLLATE "C"
$$;
DROP INDEX accounts_created, listings_created, suppressions_created;
CREATE INDEX accounts_created ON accounts (created_at, id);
CREATE INDEX listings_created ON listings (created_at, id);
CREATE INDEX suppressions_created ON suppressions (created_at, id);
CREATE INDEX accounts_administrators ON accounts (created_at, id) WHERE role = 'administrator';
CREATE INDEX accounts_disabled ON accounts (created_at, id) WHERE disabled_at IS NOT NULL;
-- Columns instead of expressions, so that the index alone can answer.
ALTER TABLE accounts ADD COLUMN name_key text COLLATE "C" GENERATED ALWAYS AS (lookups_key(last_name || ' ' || first_name)) STORED;
CREATE INDEX accounts_name ON accounts (name_key, id);
CREATE INDEX agents_created ON agents (created_at, account_id) INCLUDE (verified_until, recheck);
CREATE INDEX memberships_accounts ON memberships (account_id, member_until);

CREATE INDEX listings_status_created ON listings (status, created_at, id) INCLUDE (expires_at);
CREATE INDEX listings_type_created ON listings (type, created_at, id);
CREATE INDEX listings_place_created ON listings (city, created_at, id);
-- Counts an owner's listings without visiting them.
DROP INDEX listings_owner;
CREATE INDEX listings_owner ON listings (owner_id, created_at DESC, id) INCLUDE (status, expires_at);

-- By the date that the list shows.
DROP INDEX orders_created;
ALTER TABLE orders ADD COLUMN shown_at timestamptz GENERATED ALWAYS AS (coalesce(paid_at, created_at)) STORED;
CREATE INDEX orders_shown ON orders (shown_at, id);
CREATE INDEX orders_status_shown ON orders (status, shown_at, id);
CREATE INDEX orders_kind_shown ON orders (kind, shown_at, id);
CREATE INDEX orders_refund_failed ON orders (shown_at, id) WHERE refund_failed_at IS NOT NULL;
DROP INDEX orders_account;
CREATE INDEX orders_account ON orders (account_id, created_at DESC, id DESC);
CREATE INDEX orders_lookup ON orders USING gin (lookups_words(listing_title));
CREATE INDEX order_disputes_status ON order_disputes (status, order_id);

CREATE INDEX tickets_oldest ON tickets ((status NOT IN ('open', 'triaged')), created_at, id);
CREATE INDEX tickets_urgent ON tickets ((status NOT IN ('open', 'triaged')),
  (array_position(ARRAY['urgent', 'high', 'normal', 'low'], priority)), created_at, id);
CREATE INDEX tickets_status_created ON tickets (status, created_at, id);
CREATE INDEX tickets_type_created ON tickets (type, created_at, id);
CREATE INDEX reports_open ON reports (created_at, id) WHERE outcome IS NULL;
DROP INDEX messages_failed;
CREATE INDEX messages_failed ON messages (failed_at, id) WHERE status = 'failed';
DROP INDEX agreement_signatures_owner;
CREATE INDEX agreement_signatures_owner ON agreement_signatures (owner_id, signed_at, id);
CREATE INDEX access_requests_asked ON access_requests (listing_id, asked_at, id) INCLUDE (state);
CREATE INDEX listing_reveals_read ON listing_reveals (listing_id, read_at, id);
CREATE INDEX suppressions_lookup ON suppressions USING gin (lookups_words(email));
