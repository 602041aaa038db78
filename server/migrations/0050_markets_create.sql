-- How many active listings of a market have each sale price, rounded to two digits, so that its median is read instead of sorted.
-- An empty text stands for any. A market is Canada, a province, a city, or a category in one of these two.
CREATE TABLE market_prices (
  province text NOT NULL,
  city_key text NOT NULL,
  type text NOT NULL,
  price bigint NOT NULL,
  listings integer NOT NULL,
  PRIMARY KEY (province, city_key, type, price)
) WITH (fillfactor = 80);

-- Cents to whole dollars with two digits: 1234567.89 is 1200000.
CREATE FUNCTION markets_round(cents bigint) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT round(dollars, least(2 - length(dollars::text), 0))::bigint FROM (SELECT round(cents / 100.0) AS dollars) AS rounded
$$;

-- The counts belong to the database: only its triggers write them. A change that leaves place, category, price and status as they
-- were adds nothing.
CREATE FUNCTION markets_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  EXECUTE format($count$
    INSERT INTO market_prices AS kept (province, city_key, type, price, listings)
    SELECT coalesce(province, ''), coalesce(city_key, ''), coalesce(type, ''), markets_round(sale_price), sum(change)
    FROM (%s) AS changed WHERE status = 'active' AND sale_price IS NOT NULL
    GROUP BY markets_round(sale_price),
      GROUPING SETS ((), (province), (province, type), (province, city_key), (province, city_key, type))
    HAVING sum(change) <> 0
    -- One order for all, so that two writers never wait for each other in a ring.
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (province, city_key, type, price) DO UPDATE SET listings = kept.listings + excluded.listings
  $count$, array_to_string(ARRAY[
    CASE WHEN TG_OP <> 'DELETE' THEN 'SELECT 1 AS change, * FROM added' END,
    CASE WHEN TG_OP <> 'INSERT' THEN 'SELECT -1 AS change, * FROM removed' END
  ], ' UNION ALL '));
  RETURN NULL;
END $$;

CREATE TRIGGER markets_inserted AFTER INSERT ON listings REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION markets_count();
CREATE TRIGGER markets_updated AFTER UPDATE ON listings REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION markets_count();
CREATE TRIGGER markets_deleted AFTER DELETE ON listings REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION markets_count();

INSERT INTO market_prices (province, city_key, type, price, listings)
SELECT coalesce(province, ''), coalesce(city_key, ''), coalesce(type, ''), markets_round(sale_price), count(*)
FROM listings WHERE status = 'active' AND sale_price IS NOT NULL
GROUP BY markets_round(sale_price),
  GROUPING SETS ((), (province), (province, type), (province, city_key), (province, city_key, type));

-- The newest listing of a market is the first of a few ranges.
CREATE INDEX listings_market ON listings (province, city_key, type, published_at DESC) WHERE status = 'active';
