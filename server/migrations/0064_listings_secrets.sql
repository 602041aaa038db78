-- Values that some members may not read are kept apart from the listing, in a table that no search names. `levels` are the audiences that
-- the owner chose, by key; `bands` the ranges of amounts that everyone may know. Back: drop the table and both columns, once nothing is in it.
CREATE TABLE listing_secrets (
  listing_id uuid PRIMARY KEY REFERENCES listings ON DELETE CASCADE,
  fields jsonb NOT NULL,
  terms jsonb
);

-- Whether no value is in the listing itself that its owner raised above members. A price is in no column that a search reads.
CREATE FUNCTION listings_keep_secrets(levels jsonb, features jsonb, sale jsonb, lease jsonb, price integer) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT NOT EXISTS (
    SELECT FROM jsonb_each_text(levels) AS chosen (key, audience)
    WHERE audience IN ('verified', 'nda', 'granted') AND (features ? key OR key = 'price' AND (
      price IS NOT NULL OR sale ->> 'kind' <> 'on_request' OR lease ->> 'kind' <> 'on_request'
      OR features ?| ARRAY['askingPrice', 'monthlyRent', 'additionalRent']))
  )
$$;

ALTER TABLE listings
  ADD COLUMN levels jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN bands jsonb NOT NULL DEFAULT '{}',
  ADD CONSTRAINT listings_keep_secrets CHECK (levels = '{}' OR listings_keep_secrets(levels, features, sale, lease, price));
