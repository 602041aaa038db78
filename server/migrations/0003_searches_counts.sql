-- How many active listings each combination of filters has, so that a search's total is read instead of counted.
-- An empty text stands for any. `price_step` is the listing's place on the ladder of searches_price_step().
CREATE TABLE search_counts (
  type text NOT NULL,
  subtype text NOT NULL,
  province text NOT NULL,
  city_key text NOT NULL,
  listing_type text NOT NULL,
  price_step smallint NOT NULL,
  listings integer NOT NULL,
  PRIMARY KEY (type, subtype, province, city_key, listing_type, price_step)
) WITH (fillfactor = 80);

-- The edges (the price bands', and finer ones above) are steps of their own, since a price on an edge belongs to both bands: 0 is below the first
-- edge, 1 on it, 2 between the first and the second, and so on.
CREATE FUNCTION searches_price_step(price integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (width_bucket(price, edges) + width_bucket(price - 1, edges))::smallint
  FROM (SELECT ARRAY[100000, 200000, 400000, 600000, 800000, 1000000, 1500000, 2000000, 3000000, 5000000, 10000000] AS edges) AS ladder
$$;

-- The counts belong to the database: only its triggers write them, adding or taking off what changed.
CREATE FUNCTION searches_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO search_counts AS kept (type, subtype, province, city_key, listing_type, price_step, listings)
  SELECT coalesce(type, ''), coalesce(subtype, ''), coalesce(province, ''), coalesce(city_key, ''),
         coalesce(listing_type, ''), searches_price_step(price), TG_ARGV[0]::integer * count(*)
  FROM changed WHERE status = 'active'
  GROUP BY searches_price_step(price), CUBE (type, subtype, province, city_key, listing_type)
  -- One order for all, so that two writers never wait for each other in a ring.
  ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (type, subtype, province, city_key, listing_type, price_step)
  DO UPDATE SET listings = kept.listings + excluded.listings;
  RETURN NULL;
END $$;

CREATE TRIGGER searches_inserted AFTER INSERT ON listings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION searches_count('1');
CREATE TRIGGER searches_deleted AFTER DELETE ON listings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION searches_count('-1');
CREATE TRIGGER searches_updated_from AFTER UPDATE ON listings REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION searches_count('-1');
CREATE TRIGGER searches_updated_to AFTER UPDATE ON listings REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION searches_count('1');
