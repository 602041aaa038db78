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

-- An update runs all its migrations in one transaction, and three of them write the table of listings anew: indexes that 0059 makes
-- differently, that of the words that 0056 drops and that of the titles that 0053 makes would be built three times for nobody.
DROP INDEX listings_lookup, listings_document, listings_rotation, listings_type_rotation, listings_subtype_rotation, listings_province_rotation,
  listings_city_rotation, listings_city_type_rotation, listings_newest, listings_city_newest, listings_type_newest,
  listings_price, listings_type_price, listings_city_price, listings_featured, listings_city_featured;

-- Quotes the listings that are there, as the trigger below does. Written with the table as a whole, which rebuilds its indexes in a fraction of
-- the time that as many updates take; totals do not change.
CREATE FUNCTION pg_temp.sale_cents(listing_type text, price integer) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN listing_type <> 'rent' THEN price * 100::bigint END
$$;
CREATE FUNCTION pg_temp.rent_cents(listing_type text, price integer, features jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (CASE listing_type WHEN 'rent' THEN price WHEN 'both' THEN (features ->> 'monthlyRent')::numeric END * 100)::bigint
$$;
CREATE FUNCTION pg_temp.area(features jsonb) RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN (features ->> 'totalArea')::numeric > 0 THEN (features ->> 'totalArea')::numeric END
$$;
ALTER TABLE listings
  ALTER COLUMN sale TYPE jsonb USING CASE WHEN listing_type <> 'rent'
    THEN jsonb_build_object('kind', 'amount', 'amountCents', pg_temp.sale_cents(listing_type, price)) END,
  ALTER COLUMN lease TYPE jsonb USING CASE WHEN pg_temp.rent_cents(listing_type, price, features) IS NOT NULL
    THEN jsonb_build_object('kind', 'amount', 'amountCents', pg_temp.rent_cents(listing_type, price, features),
      'per', 'month', 'basis', 'gross', 'additional', NULL) END,
  ALTER COLUMN sale_price TYPE bigint USING pg_temp.sale_cents(listing_type, price),
  ALTER COLUMN sale_per_sqft TYPE bigint USING
    round(pg_temp.sale_cents(listing_type, price) / pg_temp.area(features)),
  ALTER COLUMN rent_month_gross TYPE bigint USING pg_temp.rent_cents(listing_type, price, features),
  ALTER COLUMN rent_sqft_year_gross TYPE bigint USING
    round(pg_temp.rent_cents(listing_type, price, features) * 12 / pg_temp.area(features));

-- A price alone is a sale amount, or the monthly gross rent of a listing that is only for rent. Until the previous version is gone,
-- its processes write prices alone: this trigger quotes them.
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
