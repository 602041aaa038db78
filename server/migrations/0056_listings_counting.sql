-- One trigger writes all counts that are kept of listings, from the net difference of a statement: an update that leaves the counted columns
-- as they were writes nothing. The statements are static, so a session plans them once.

-- Nothing reads these since 0053: each posting wrote a second document and its index.
DROP TRIGGER listings_document ON listings;
DROP FUNCTION listings_fill_document();
ALTER TABLE listings DROP COLUMN document;
ALTER TABLE listing_words DROP COLUMN words;

-- Steps as expressions, which PostgreSQL inlines. With FROM in them, each call started a query.
CREATE OR REPLACE FUNCTION searches_price_step(price integer) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (width_bucket(price, ARRAY[100000, 200000, 400000, 600000, 800000, 1000000, 1500000, 2000000, 3000000, 5000000, 10000000])
    + width_bucket(price - 1, ARRAY[100000, 200000, 400000, 600000, 800000, 1000000, 1500000, 2000000, 3000000, 5000000, 10000000]))::smallint
$$;

CREATE FUNCTION searches_measure_edges(measure text) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN measure = 'salePrice' THEN ARRAY[10000000, 20000000, 40000000, 60000000, 80000000, 100000000, 150000000, 200000000,
      300000000, 500000000, 1000000000]::bigint[]
    WHEN measure IN ('rentMonthGross', 'rentMonthNet')
      THEN ARRAY[50000, 100000, 150000, 250000, 500000, 750000, 1000000, 1500000, 2500000, 5000000]::bigint[]
    WHEN measure IN ('rentSqftYearGross', 'rentSqftYearNet')
      THEN ARRAY[500, 800, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 6000]::bigint[]
    WHEN measure IN ('totalArea', 'areaForRent')
      THEN ARRAY[50000, 100000, 150000, 200000, 300000, 500000, 750000, 1000000, 1500000, 2000000, 3000000, 5000000, 10000000, 25000000]::bigint[]
    WHEN measure = 'land'
      THEN ARRAY[500000, 1000000, 2000000, 4356000, 8712000, 21780000, 43560000, 108900000, 217800000, 435600000, 1089000000, 2178000000]::bigint[]
    WHEN measure = 'capRate' THEN ARRAY[300, 400, 500, 600, 700, 800, 1000]::bigint[]
    WHEN measure IN ('netOperatingIncome', 'grossRevenue', 'cashFlow')
      THEN ARRAY[5000000, 10000000, 25000000, 50000000, 100000000, 250000000, 500000000, 1000000000]::bigint[]
    WHEN measure = 'parkingSpots' THEN ARRAY[500, 1000, 2000, 5000, 10000, 20000]::bigint[]
    ELSE ARRAY[]::bigint[] END
$$;
CREATE OR REPLACE FUNCTION searches_measure_step(measure text, value bigint) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (width_bucket(value, searches_measure_edges(measure)) + width_bucket(value - 1, searches_measure_edges(measure)))::smallint
$$;
CREATE OR REPLACE FUNCTION markets_round(cents bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT round(round(cents / 100.0), least(2 - length(round(cents / 100.0)::text), 0))::bigint
$$;

-- The columns that the counts are made of.
CREATE FUNCTION listings_counted_columns() RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'status, type, subtype, province, city_key, listing_type, price, sale_price, sale_per_sqft, rent_month_gross, rent_month_net,
    rent_sqft_year_gross, rent_sqft_year_net, total_area, area_for_rent, land, cap_rate, net_operating_income, gross_revenue, cash_flow,
    parking_spots, seats, rooms, service_bays, private_offices, meeting_rooms, exam_rooms, clear_height_feet, truck_level_doors,
    grade_level_doors, frontage_feet, approved_lots, workable_acres, number_of_units, occupancy_rate, years_in_operation, employees,
    herd_size, quota_kg_day, ebitda, share_offered, minimum_investment, franchise_fee, royalty'
$$;

-- The tables of counts that listings_counting() adds to.
CREATE FUNCTION listings_count_tables() RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY['search_counts', 'search_measure_counts', 'market_prices']
$$;

-- The statements that add changes of listings to all counts. `changes` is a query of the counted columns with 1 or -1 as `change`.
-- Equals are added up before they are divided into sets, and rows are written in the order of their key: that is for counting all listings.
CREATE FUNCTION listings_counting(changes text) RETURNS text LANGUAGE sql IMMUTABLE AS $outer$
  SELECT format($count$
    INSERT INTO search_counts AS kept (type, subtype, province, city_key, listing_type, price_step, listings)
    SELECT coalesce(type, ''), coalesce(subtype, ''), coalesce(province, ''), coalesce(city_key, ''), coalesce(listing_type, ''), step, sum(change)
    FROM (
      SELECT type, subtype, province, city_key, listing_type, coalesce(searches_price_step(price), -1) AS step, sum(change) AS change
      FROM (%1$s) AS changed WHERE status = 'active' GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(change) <> 0
    ) AS net
    GROUP BY step, CUBE (type, subtype, province, city_key, listing_type)
    HAVING sum(change) <> 0
    ORDER BY 1, 2, 3, 4, 5, 6
    ON CONFLICT (type, subtype, province, city_key, listing_type, price_step)
    DO UPDATE SET listings = kept.listings + excluded.listings;

    INSERT INTO search_measure_counts AS kept (measure, city_key, type, subtype, province, listing_type, step, listings)
    SELECT measure, coalesce(city_key, ''), coalesce(type, ''), coalesce(subtype, ''), coalesce(province, ''), listing_type, step, sum(change)
    FROM (
      SELECT measure, type, subtype, province, city_key, listing_type, searches_measure_step(measure, value) AS step, sum(change) AS change
      FROM (%1$s) AS changed CROSS JOIN LATERAL (VALUES
        ('salePrice', sale_price),
        ('salePerSqft', sale_per_sqft),
        ('rentMonthGross', rent_month_gross),
        ('rentMonthNet', rent_month_net),
        ('rentSqftYearGross', rent_sqft_year_gross),
        ('rentSqftYearNet', rent_sqft_year_net),
        ('totalArea', total_area),
        ('areaForRent', area_for_rent),
        ('land', land),
        ('capRate', cap_rate),
        ('netOperatingIncome', net_operating_income),
        ('grossRevenue', gross_revenue),
        ('cashFlow', cash_flow),
        ('parkingSpots', parking_spots),
        ('seats', seats),
        ('rooms', rooms),
        ('serviceBays', service_bays),
        ('privateOffices', private_offices),
        ('meetingRooms', meeting_rooms),
        ('examRooms', exam_rooms),
        ('clearHeightFeet', clear_height_feet),
        ('truckLevelDoors', truck_level_doors),
        ('gradeLevelDoors', grade_level_doors),
        ('frontageFeet', frontage_feet),
        ('approvedLots', approved_lots),
        ('workableAcres', workable_acres),
        ('numberOfUnits', number_of_units),
        ('occupancyRate', occupancy_rate),
        ('yearsInOperation', years_in_operation),
        ('employees', employees),
        ('herdSize', herd_size),
        ('quotaKgDay', quota_kg_day),
        ('ebitda', ebitda),
        ('shareOffered', share_offered),
        ('minimumInvestment', minimum_investment),
        ('franchiseFee', franchise_fee),
        ('royalty', royalty)
      ) AS measured (measure, value)
      WHERE status = 'active' AND value IS NOT NULL GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0
    ) AS net
    GROUP BY measure, listing_type, step, GROUPING SETS ((), (type), (type, subtype)), GROUPING SETS ((), (province), (province, city_key))
    HAVING sum(change) <> 0
    ORDER BY 1, 2, 3, 4, 5, 6, 7
    ON CONFLICT (measure, city_key, type, subtype, province, listing_type, step)
    DO UPDATE SET listings = kept.listings + excluded.listings;

    INSERT INTO market_prices AS kept (province, city_key, type, price, listings)
    SELECT coalesce(province, ''), coalesce(city_key, ''), coalesce(type, ''), price, sum(change)
    FROM (
      SELECT province, city_key, type, markets_round(sale_price) AS price, sum(change) AS change
      FROM (%1$s) AS changed WHERE status = 'active' AND sale_price IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0
    ) AS net
    GROUP BY price, GROUPING SETS ((), (province), (province, type), (province, city_key), (province, city_key, type))
    HAVING sum(change) <> 0
    ORDER BY 1, 2, 3, 4
    ON CONFLICT (province, city_key, type, price) DO UPDATE SET listings = kept.listings + excluded.listings;
  $count$, changes)
$outer$;

-- Counts all listings again: after they were loaded with the triggers disabled, or to repair the counts.
CREATE PROCEDURE listings_count_again() LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'TRUNCATE ' || array_to_string(listings_count_tables(), ', ');
  EXECUTE listings_counting('SELECT 1 AS change, ' || listings_counted_columns() || ' FROM listings');
END $$;

-- Writes the trigger's three functions from listings_counting(). A migration that changes what is counted calls it again.
-- One writer counts at a time, to the end of its transaction: two that change listings in different orders would wait for each other in
-- a ring. Counting is the last lock that a transaction takes.
CREATE PROCEDURE listings_write_counting() LANGUAGE plpgsql AS $outer$
DECLARE
  added text := 'SELECT 1 AS change, ' || listings_counted_columns() || ' FROM added';
  removed text := 'SELECT -1 AS change, ' || listings_counted_columns() || ' FROM removed';
  unchanged text := format('IF NOT EXISTS (SELECT %1$s FROM added EXCEPT ALL SELECT %1$s FROM removed) THEN RETURN NULL; END IF;',
    listings_counted_columns());
  event text;
BEGIN
  FOREACH event IN ARRAY ARRAY['inserted', 'updated', 'deleted'] LOOP
    EXECUTE format($function$
      CREATE OR REPLACE FUNCTION listings_count_%s() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $body$
      BEGIN
        %s
        PERFORM pg_advisory_xact_lock(hashtextextended('listings.counts', 0));
        %s
        RETURN NULL;
      END $body$
    $function$, event, CASE event WHEN 'updated' THEN unchanged ELSE '' END,
      listings_counting(CASE event WHEN 'inserted' THEN added WHEN 'deleted' THEN removed ELSE added || ' UNION ALL ' || removed END));
  END LOOP;
END $outer$;
CALL listings_write_counting();

DROP TRIGGER searches_inserted ON listings;
DROP TRIGGER searches_deleted ON listings;
DROP TRIGGER searches_updated_from ON listings;
DROP TRIGGER searches_updated_to ON listings;
DROP FUNCTION searches_count();
DROP TRIGGER searches_measures_inserted ON listings;
DROP TRIGGER searches_measures_updated ON listings;
DROP TRIGGER searches_measures_deleted ON listings;
DROP FUNCTION searches_count_measures();
DROP FUNCTION searches_measure_changes(text);
DROP TRIGGER markets_inserted ON listings;
DROP TRIGGER markets_updated ON listings;
DROP TRIGGER markets_deleted ON listings;
DROP FUNCTION markets_count();

CREATE TRIGGER listings_counts_inserted AFTER INSERT ON listings REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listings_count_inserted();
CREATE TRIGGER listings_counts_updated AFTER UPDATE ON listings REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listings_count_updated();
CREATE TRIGGER listings_counts_deleted AFTER DELETE ON listings REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION listings_count_deleted();
