-- What searches compare is listed in a table instead of in the texts of three functions, so that a migration adds a row (decision 138). The
-- functions are generated from it, as before from their own lists: what runs is as static as it was, and now has the steps' edges in it.
-- Back: the functions of 0056, 0062 and 0085, CALL listings_write_counting(), and drop the table.
-- contracts: 0062
CREATE TABLE search_measures (
  key text PRIMARY KEY,
  column_name text NOT NULL UNIQUE,
  -- Where steps end, in hundredths of the measure's unit.
  edges bigint[] NOT NULL
);
INSERT INTO search_measures (key, column_name, edges) VALUES
  ('salePrice', 'sale_price', '{10000000, 20000000, 40000000, 60000000, 80000000, 100000000, 150000000, 200000000, 300000000, 500000000, 1000000000}'),
  ('salePerSqft', 'sale_per_sqft', '{}'),
  ('rentMonthGross', 'rent_month_gross', '{50000, 100000, 150000, 250000, 500000, 750000, 1000000, 1500000, 2500000, 5000000}'),
  ('rentMonthNet', 'rent_month_net', '{50000, 100000, 150000, 250000, 500000, 750000, 1000000, 1500000, 2500000, 5000000}'),
  ('rentSqftYearGross', 'rent_sqft_year_gross', '{500, 800, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 6000}'),
  ('rentSqftYearNet', 'rent_sqft_year_net', '{500, 800, 1000, 1200, 1500, 1800, 2000, 2500, 3000, 4000, 6000}'),
  ('totalArea', 'total_area', '{50000, 100000, 150000, 200000, 300000, 500000, 750000, 1000000, 1500000, 2000000, 3000000, 5000000, 10000000, 25000000}'),
  ('areaForRent', 'area_for_rent', '{50000, 100000, 150000, 200000, 300000, 500000, 750000, 1000000, 1500000, 2000000, 3000000, 5000000, 10000000, 25000000}'),
  ('land', 'land', '{500000, 1000000, 2000000, 4356000, 8712000, 21780000, 43560000, 108900000, 217800000, 435600000, 1089000000, 2178000000}'),
  ('capRate', 'cap_rate', '{300, 400, 500, 600, 700, 800, 1000}'),
  ('netOperatingIncome', 'net_operating_income', '{5000000, 10000000, 25000000, 50000000, 100000000, 250000000, 500000000, 1000000000}'),
  ('grossRevenue', 'gross_revenue', '{5000000, 10000000, 25000000, 50000000, 100000000, 250000000, 500000000, 1000000000}'),
  ('cashFlow', 'cash_flow', '{5000000, 10000000, 25000000, 50000000, 100000000, 250000000, 500000000, 1000000000}'),
  ('parkingSpots', 'parking_spots', '{500, 1000, 2000, 5000, 10000, 20000}'),
  ('yearBuilt', 'year_built', '{190000, 192000, 194000, 195000, 196000, 197000, 198000, 199000, 200000, 201000, 202000}'),
  ('seats', 'seats', '{}'),
  ('rooms', 'rooms', '{}'),
  ('serviceBays', 'service_bays', '{}'),
  ('privateOffices', 'private_offices', '{}'),
  ('meetingRooms', 'meeting_rooms', '{}'),
  ('examRooms', 'exam_rooms', '{}'),
  ('clearHeightFeet', 'clear_height_feet', '{}'),
  ('truckLevelDoors', 'truck_level_doors', '{}'),
  ('gradeLevelDoors', 'grade_level_doors', '{}'),
  ('frontageFeet', 'frontage_feet', '{}'),
  ('approvedLots', 'approved_lots', '{}'),
  ('workableAcres', 'workable_acres', '{}'),
  ('numberOfUnits', 'number_of_units', '{}'),
  ('occupancyRate', 'occupancy_rate', '{}'),
  ('yearsInOperation', 'years_in_operation', '{}'),
  ('employees', 'employees', '{}'),
  ('herdSize', 'herd_size', '{}'),
  ('quotaKgDay', 'quota_kg_day', '{}'),
  ('ebitda', 'ebitda', '{}'),
  ('shareOffered', 'share_offered', '{}'),
  ('minimumInvestment', 'minimum_investment', '{}'),
  ('franchiseFee', 'franchise_fee', '{}'),
  ('royalty', 'royalty', '{}');

-- The columns that the counts are made of.
CREATE OR REPLACE FUNCTION listings_counted_columns() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT 'status, type, subtype, province, city_key, listing_type, price, ' || string_agg(column_name, ', ' ORDER BY key) FROM search_measures
$$;

CREATE OR REPLACE FUNCTION listings_counting(changes text) RETURNS text LANGUAGE sql STABLE AS $outer$
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
      SELECT measure, type, subtype, province, city_key, listing_type,
        (width_bucket(value, edges) + width_bucket(value - 1, edges))::smallint AS step, sum(change) AS change
      FROM (%1$s) AS changed CROSS JOIN LATERAL (VALUES %2$s) AS measured (measure, value, edges)
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
  $count$, changes,
    (SELECT string_agg(format('(%L, %I, %L::bigint[])', key, column_name, edges), ', ' ORDER BY key) FROM search_measures))
$outer$;

-- What listings_counting() does with a value, for tests.
CREATE OR REPLACE FUNCTION searches_measure_step(measure text, value bigint) RETURNS smallint LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (width_bucket(value, edges) + width_bucket(value - 1, edges))::smallint FROM search_measures WHERE key = measure
$$;
CALL listings_write_counting();
DROP FUNCTION searches_measure_edges(text);
