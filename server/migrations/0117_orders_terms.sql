-- How long what an order bought lasts, and the boosts of its listing, as they were sold: a change of the plans concerns later
-- orders only.
ALTER TABLE order_quotes
  ADD COLUMN days integer,
  ADD COLUMN boosts text[];
UPDATE order_quotes SET
  days = CASE plan WHEN 'Basic' THEN 60 WHEN 'Showcase' THEN 90 WHEN 'Showcase Plus' THEN 120 ELSE 365 END,
  boosts = (
    SELECT coalesce(array_agg(boost ORDER BY place), '{}')
    FROM (
      SELECT boost, min(place) AS place
      FROM unnest(
        CASE plan
          WHEN 'Showcase' THEN ARRAY['exposure']
          WHEN 'Showcase Plus' THEN ARRAY['exposure', 'social', 'priority']
          ELSE ARRAY[]::text[]
        END || add_ons
      ) WITH ORDINALITY AS sold (boost, place)
      GROUP BY boost
    ) AS boosts
  );
ALTER TABLE order_quotes
  ALTER COLUMN days SET NOT NULL,
  ALTER COLUMN boosts SET NOT NULL,
  ADD CONSTRAINT order_quotes_days CHECK (days > 0);

-- The share kit of a run that was sold with it.
ALTER TABLE listings ADD COLUMN has_social boolean NOT NULL DEFAULT false;
UPDATE listings SET has_social = true WHERE plan = 'Showcase Plus';
