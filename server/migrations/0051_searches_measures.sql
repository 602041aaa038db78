-- What searches compare beside prices, in whole hundredths of each measure's unit. The database derives the columns from what the owner
-- entered, so that no write can forget them, not even one of the previous version. Back: drop the columns; nothing else knows them.
CREATE FUNCTION listings_hundredths(features jsonb, field text) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN jsonb_typeof(features -> field) = 'number' THEN round((features ->> field)::numeric * 100)::bigint END
$$;

ALTER TABLE listings
  ADD COLUMN total_area bigint GENERATED ALWAYS AS (listings_hundredths(features, 'totalArea')) STORED,
  ADD COLUMN cap_rate bigint GENERATED ALWAYS AS (listings_hundredths(features, 'capRate')) STORED,
  ADD COLUMN net_operating_income bigint GENERATED ALWAYS AS (listings_hundredths(features, 'netOperatingIncome')) STORED,
  ADD COLUMN gross_revenue bigint GENERATED ALWAYS AS (listings_hundredths(features, 'grossRevenue')) STORED,
  ADD COLUMN cash_flow bigint GENERATED ALWAYS AS (listings_hundredths(features, 'cashFlow')) STORED,
  -- 0062 counts it; it stands here because each column of this kind writes the whole table anew.
  ADD COLUMN year_built bigint GENERATED ALWAYS AS (listings_hundredths(features, 'yearBuilt')) STORED,
  ADD COLUMN parking_spots bigint GENERATED ALWAYS AS (listings_hundredths(features, 'parkingSpots')) STORED,
  ADD COLUMN seats bigint GENERATED ALWAYS AS (listings_hundredths(features, 'seats')) STORED,
  ADD COLUMN rooms bigint GENERATED ALWAYS AS (listings_hundredths(features, 'rooms')) STORED,
  ADD COLUMN service_bays bigint GENERATED ALWAYS AS (listings_hundredths(features, 'serviceBays')) STORED,
  ADD COLUMN private_offices bigint GENERATED ALWAYS AS (listings_hundredths(features, 'privateOffices')) STORED,
  ADD COLUMN meeting_rooms bigint GENERATED ALWAYS AS (listings_hundredths(features, 'meetingRooms')) STORED,
  ADD COLUMN exam_rooms bigint GENERATED ALWAYS AS (listings_hundredths(features, 'examRooms')) STORED,
  ADD COLUMN clear_height_feet bigint GENERATED ALWAYS AS (listings_hundredths(features, 'clearHeightFeet')) STORED,
  ADD COLUMN truck_level_doors bigint GENERATED ALWAYS AS (listings_hundredths(features, 'truckLevelDoors')) STORED,
  ADD COLUMN grade_level_doors bigint GENERATED ALWAYS AS (listings_hundredths(features, 'gradeLevelDoors')) STORED,
  ADD COLUMN frontage_feet bigint GENERATED ALWAYS AS (listings_hundredths(features, 'frontageFeet')) STORED,
  ADD COLUMN approved_lots bigint GENERATED ALWAYS AS (listings_hundredths(features, 'approvedLots')) STORED,
  ADD COLUMN workable_acres bigint GENERATED ALWAYS AS (listings_hundredths(features, 'workableAcres')) STORED,
  ADD COLUMN number_of_units bigint GENERATED ALWAYS AS (listings_hundredths(features, 'numberOfUnits')) STORED,
  ADD COLUMN occupancy_rate bigint GENERATED ALWAYS AS (listings_hundredths(features, 'occupancyRate')) STORED,
  ADD COLUMN years_in_operation bigint GENERATED ALWAYS AS (listings_hundredths(features, 'yearsInOperation')) STORED,
  ADD COLUMN employees bigint GENERATED ALWAYS AS (listings_hundredths(features, 'employees')) STORED,
  ADD COLUMN herd_size bigint GENERATED ALWAYS AS (listings_hundredths(features, 'herdSize')) STORED,
  ADD COLUMN quota_kg_day bigint GENERATED ALWAYS AS (listings_hundredths(features, 'quotaKgDay')) STORED,
  ADD COLUMN ebitda bigint GENERATED ALWAYS AS (listings_hundredths(features, 'ebitda')) STORED,
  ADD COLUMN share_offered bigint GENERATED ALWAYS AS (listings_hundredths(features, 'shareOffered')) STORED,
  ADD COLUMN minimum_investment bigint GENERATED ALWAYS AS (listings_hundredths(features, 'minimumInvestment')) STORED,
  ADD COLUMN franchise_fee bigint GENERATED ALWAYS AS (listings_hundredths(features, 'franchiseFee')) STORED,
  ADD COLUMN royalty bigint GENERATED ALWAYS AS (listings_hundredths(features, 'royalty')) STORED,
  -- The smallest space for rent; the whole building where its owner does not say which part is.
  ADD COLUMN area_for_rent bigint GENERATED ALWAYS AS (CASE WHEN lease IS NOT NULL
    THEN coalesce((available_area ->> 'from')::bigint, listings_hundredths(features, 'totalArea')) END) STORED,
  -- In square feet.
  ADD COLUMN land bigint GENERATED ALWAYS AS
    (coalesce(listings_hundredths(features, 'lotSize'), listings_hundredths(features, 'acres') * 43560)) STORED,
  -- Without accents and in lower case.
  ADD COLUMN zoning_key text GENERATED ALWAYS AS
    (lower(regexp_replace(normalize(features ->> 'zoning', NFKD), '[\u0300-\u036f]', '', 'g'))) STORED;
