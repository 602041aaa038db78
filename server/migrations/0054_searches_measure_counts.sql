-- How many active listings have a value of each measure, so that what a search finds by one measure is read instead of counted, and so is
-- what lacks it. An empty text stands for any. A subtype is counted within its category and a city within its province only, which takes
-- 9 rows for a value instead of 16. `step` is the value's place on the ladder of searches_measure_step().
CREATE TABLE search_measure_counts (
  measure text NOT NULL,
  city_key text NOT NULL,
  type text NOT NULL,
  subtype text NOT NULL,
  province text NOT NULL,
  listing_type text NOT NULL,
  step smallint NOT NULL,
  listings integer NOT NULL
) WITH (fillfactor = 80);

-- Edges are steps of their own, as in searches_price_step(). Measures without a ladder have one step.
CREATE FUNCTION searches_measure_step(measure text, value bigint) RETURNS smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (width_bucket(value, edges) + width_bucket(value - 1, edges))::smallint
  FROM (SELECT CASE
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
    ELSE ARRAY[]::bigint[] END AS edges) AS ladder
$$;

-- The query that counts changes of listings: `changes` is a query of listings with 1 or -1 as `change`.
CREATE FUNCTION searches_measure_changes(changes text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format($count$
    SELECT measure, coalesce(city_key, ''), coalesce(type, ''), coalesce(subtype, ''), coalesce(province, ''), listing_type,
      searches_measure_step(measure, value) AS step, sum(change)
    FROM (%s) AS changed CROSS JOIN LATERAL (VALUES
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
    WHERE status = 'active' AND value IS NOT NULL
    GROUP BY measure, listing_type, searches_measure_step(measure, value),
      GROUPING SETS ((), (type), (type, subtype)), GROUPING SETS ((), (province), (province, city_key))
    HAVING sum(change) <> 0
    -- One order for all, so that two writers never wait for each other in a ring.
    ORDER BY 1, 2, 3, 4, 5, 6, 7
  $count$, changes)
$$;

-- A change that leaves place, category, values and status as they were adds nothing.
CREATE FUNCTION searches_count_measures() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  EXECUTE 'INSERT INTO search_measure_counts AS kept' || searches_measure_changes(array_to_string(ARRAY[
    CASE WHEN TG_OP <> 'DELETE' THEN 'SELECT 1 AS change, * FROM added' END,
    CASE WHEN TG_OP <> 'INSERT' THEN 'SELECT -1 AS change, * FROM removed' END
  ], ' UNION ALL ')) || 'ON CONFLICT (measure, city_key, type, subtype, province, listing_type, step)
    DO UPDATE SET listings = kept.listings + excluded.listings';
  RETURN NULL;
END $$;

CREATE TRIGGER searches_measures_inserted AFTER INSERT ON listings REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION searches_count_measures();
CREATE TRIGGER searches_measures_updated AFTER UPDATE ON listings REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION searches_count_measures();
CREATE TRIGGER searches_measures_deleted AFTER DELETE ON listings REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION searches_count_measures();

-- Counts what is there: before the key, which is built faster at once.
SET LOCAL work_mem = '128MB';
SET LOCAL maintenance_work_mem = '128MB';
SET LOCAL enable_sort = off;
DO $$ BEGIN
  EXECUTE 'INSERT INTO search_measure_counts' || searches_measure_changes('SELECT 1 AS change, * FROM listings');
END $$;
RESET enable_sort;
ALTER TABLE search_measure_counts ADD PRIMARY KEY (measure, city_key, type, subtype, province, listing_type, step);

-- Sale prices as the price itself. The index of each value is left to 0088.
CREATE INDEX listings_type_sale_price ON listings (type, sale_price, id) WHERE status = 'active' AND sale_price IS NOT NULL;
CREATE INDEX listings_city_sale_price ON listings (city_key, sale_price, id) WHERE status = 'active' AND sale_price IS NOT NULL;
