-- How long what an order bought lasts, and the boosts of its listing, as they were sold: a change of the plans concerns later
-- orders only. Versions that do not store them sold on the terms that are written here, also while this one is rolled out.
ALTER TABLE order_quotes
  ADD COLUMN days integer CHECK (days > 0),
  ADD COLUMN boosts text[];

CREATE FUNCTION orders_write_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  included text[] := CASE NEW.plan
    WHEN 'Showcase' THEN ARRAY['exposure']
    WHEN 'Showcase Plus' THEN ARRAY['exposure', 'social', 'priority']
    ELSE ARRAY[]::text[]
  END;
BEGIN
  NEW.days := coalesce(
    NEW.days,
    CASE NEW.plan WHEN 'Basic' THEN 60 WHEN 'Showcase' THEN 90 WHEN 'Showcase Plus' THEN 120 ELSE 365 END
  );
  NEW.boosts := coalesce(
    NEW.boosts,
    included || ARRAY(SELECT bought FROM unnest(NEW.add_ons) AS bought WHERE bought <> ALL (included))
  );
  RETURN NEW;
END $$;
CREATE TRIGGER order_quotes_terms BEFORE INSERT OR UPDATE ON order_quotes
  FOR EACH ROW EXECUTE FUNCTION orders_write_terms();
UPDATE order_quotes SET days = NULL;

-- The share kit of a run that was sold with it.
ALTER TABLE listings ADD COLUMN has_social boolean NOT NULL DEFAULT false;
UPDATE listings SET has_social = true WHERE plan = 'Showcase Plus';
