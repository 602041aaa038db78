-- When an owner last said that a listing is still available, and what its owner was asked. Back: drop the table, the columns, and create
-- `listings_asked` as in 0129.
ALTER TABLE listings
  -- Confirmed, renewed, resumed, or offered at another price.
  ADD COLUMN confirmed_at timestamptz,
  -- When it was paused because its owner did not answer: the end of its run was then moved by 14 days.
  ADD COLUMN lapsed_at timestamptz,
  -- Publishing counts too, also if a process of the previous version does it. As every stored column, it rewrites the table once.
  ADD COLUMN fresh_at timestamptz GENERATED ALWAYS AS (greatest(confirmed_at, published_at)) STORED;

-- A confirmation is no news for those who watch a listing.
CREATE OR REPLACE FUNCTION listings_asked(listing listings) RETURNS jsonb LANGUAGE sql STABLE SET search_path = public AS $$
  SELECT to_jsonb(listing) - ARRAY['updated_at', 'ending_told_at', 'ended_told_at', 'has_exposure', 'has_priority',
    'has_social', 'rotation', 'order_id', 'plan', 'description', 'other_description', 'headlines', 'machine_language',
    'teaser', 'visitor_card', 'levels', 'bands', 'confirmed_at', 'lapsed_at', 'fresh_at']
$$;

CREATE TABLE listing_confirmations (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  -- The last question, which anything that makes the listing fresh answers.
  asked_at timestamptz,
  reminded_at timestamptz,
  -- No question before this. The 30 days that an owner may be away count from the first choice since the last confirmation.
  snoozed_until timestamptz,
  snoozed_at timestamptz
);
