-- What the owner asks, as quoted, and what listings are compared by, in whole cents, which the server derives on every write.
-- `price` stays as the specified calls have it; it is null where an owner quotes on request or a rent's area is missing.
ALTER TABLE listings
  ALTER COLUMN price DROP NOT NULL,
  ADD COLUMN sale jsonb,
  ADD COLUMN lease jsonb,
  ADD COLUMN available_area jsonb,
  ADD COLUMN sale_price bigint,
  ADD COLUMN sale_per_sqft bigint,
  ADD COLUMN rent_month_net bigint,
  ADD COLUMN rent_month_gross bigint,
  ADD COLUMN rent_sqft_year_net bigint,
  ADD COLUMN rent_sqft_year_gross bigint;

-- A price alone is a sale amount, or the monthly gross rent of a listing that is only for rent. Until the previous version is gone,
-- its processes write prices alone: this trigger quotes them, and all that were there before.
CREATE FUNCTION listings_quote_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rent numeric := CASE WHEN NEW.listing_type = 'rent' THEN NEW.price ELSE (NEW.features ->> 'monthlyRent')::numeric END;
  area numeric := CASE WHEN (NEW.features ->> 'totalArea')::numeric > 0 THEN (NEW.features ->> 'totalArea')::numeric END;
BEGIN
  NEW.sale := NULL;
  NEW.lease := NULL;
  NEW.available_area := NULL;
  NEW.sale_price := NULL;
  NEW.rent_month_gross := NULL;
  NEW.rent_month_net := NULL;
  NEW.rent_sqft_year_net := NULL;
  IF NEW.listing_type <> 'rent' THEN
    NEW.sale_price := NEW.price * 100::bigint;
    NEW.sale := jsonb_build_object('kind', 'amount', 'amountCents', NEW.sale_price);
  END IF;
  IF NEW.listing_type <> 'sale' AND rent IS NOT NULL THEN
    NEW.rent_month_gross := rent * 100;
    NEW.lease := jsonb_build_object('kind', 'amount', 'amountCents', NEW.rent_month_gross,
      'per', 'month', 'basis', 'gross', 'additional', NULL);
  END IF;
  -- Half a cent is rounded up.
  NEW.sale_per_sqft := round(NEW.sale_price / area);
  NEW.rent_sqft_year_gross := round(NEW.rent_month_gross * 12 / area);
  RETURN NEW;
END $$;

CREATE TRIGGER listings_price_inserted BEFORE INSERT ON listings FOR EACH ROW
  WHEN (NEW.price IS NOT NULL AND NEW.sale IS NULL AND NEW.lease IS NULL) EXECUTE FUNCTION listings_quote_price();
CREATE TRIGGER listings_price_updated BEFORE UPDATE OF price, listing_type ON listings FOR EACH ROW
  WHEN (NEW.price IS NOT NULL
    AND (NEW.price, NEW.listing_type) IS DISTINCT FROM (OLD.price, OLD.listing_type)
    AND (NEW.sale, NEW.lease, NEW.sale_price, NEW.rent_month_gross)
      IS NOT DISTINCT FROM (OLD.sale, OLD.lease, OLD.sale_price, OLD.rent_month_gross))
  EXECUTE FUNCTION listings_quote_price();

-- The totals of searches: listings without a price are on a step of their own, which no price range covers.
CREATE OR REPLACE FUNCTION searches_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO search_counts AS kept (type, subtype, province, city_key, listing_type, price_step, listings)
  SELECT coalesce(type, ''), coalesce(subtype, ''), coalesce(province, ''), coalesce(city_key, ''),
         coalesce(listing_type, ''), coalesce(searches_price_step(price), -1), TG_ARGV[0]::integer * count(*)
  FROM changed WHERE status = 'active'
  GROUP BY coalesce(searches_price_step(price), -1), CUBE (type, subtype, province, city_key, listing_type)
  -- One order for all, so that two writers never wait for each other in a ring.
  ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (type, subtype, province, city_key, listing_type, price_step)
  DO UPDATE SET listings = kept.listings + excluded.listings;
  RETURN NULL;
END $$;

-- Quotes the listings that are there. Their totals do not change, so they are not counted again.
CREATE TRIGGER listings_price_filled BEFORE UPDATE ON listings FOR EACH ROW
  WHEN (NEW.price IS NOT NULL) EXECUTE FUNCTION listings_quote_price();
ALTER TABLE listings DISABLE TRIGGER searches_updated_from, DISABLE TRIGGER searches_updated_to;
UPDATE listings SET price = price;
ALTER TABLE listings ENABLE TRIGGER searches_updated_from, ENABLE TRIGGER searches_updated_to;
DROP TRIGGER listings_price_filled ON listings;
