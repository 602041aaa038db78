-- A search that is sorted or bounded by a value walks that value's index. Each index now covers every other filter, so listings that do not match
-- are skipped without a visit to the table, and every value has one, including those of a single category (decision 103).
DROP INDEX IF EXISTS listings_sale_price, listings_sale_per_sqft, listings_total_area, listings_area_for_rent,
  listings_land, listings_cap_rate, listings_net_operating_income, listings_gross_revenue,
  listings_cash_flow, listings_parking_spots, listings_year_built;

CREATE INDEX listings_sale_price ON listings (sale_price, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND sale_price IS NOT NULL;
CREATE INDEX listings_sale_per_sqft ON listings (sale_per_sqft, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND sale_per_sqft IS NOT NULL;
CREATE INDEX listings_total_area ON listings (total_area, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND total_area IS NOT NULL;
CREATE INDEX listings_area_for_rent ON listings (area_for_rent, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND area_for_rent IS NOT NULL;
CREATE INDEX listings_land ON listings (land, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND land IS NOT NULL;
CREATE INDEX listings_cap_rate ON listings (cap_rate, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND cap_rate IS NOT NULL;
CREATE INDEX listings_net_operating_income ON listings (net_operating_income, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND net_operating_income IS NOT NULL;
CREATE INDEX listings_gross_revenue ON listings (gross_revenue, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND gross_revenue IS NOT NULL;
CREATE INDEX listings_cash_flow ON listings (cash_flow, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND cash_flow IS NOT NULL;
CREATE INDEX listings_parking_spots ON listings (parking_spots, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND parking_spots IS NOT NULL;
CREATE INDEX listings_year_built ON listings (year_built, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND year_built IS NOT NULL;
CREATE INDEX listings_seats ON listings (seats, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND seats IS NOT NULL;
CREATE INDEX listings_rooms ON listings (rooms, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND rooms IS NOT NULL;
CREATE INDEX listings_service_bays ON listings (service_bays, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND service_bays IS NOT NULL;
CREATE INDEX listings_private_offices ON listings (private_offices, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND private_offices IS NOT NULL;
CREATE INDEX listings_meeting_rooms ON listings (meeting_rooms, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND meeting_rooms IS NOT NULL;
CREATE INDEX listings_exam_rooms ON listings (exam_rooms, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND exam_rooms IS NOT NULL;
CREATE INDEX listings_clear_height_feet ON listings (clear_height_feet, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND clear_height_feet IS NOT NULL;
CREATE INDEX listings_truck_level_doors ON listings (truck_level_doors, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND truck_level_doors IS NOT NULL;
CREATE INDEX listings_grade_level_doors ON listings (grade_level_doors, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND grade_level_doors IS NOT NULL;
CREATE INDEX listings_frontage_feet ON listings (frontage_feet, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND frontage_feet IS NOT NULL;
CREATE INDEX listings_approved_lots ON listings (approved_lots, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND approved_lots IS NOT NULL;
CREATE INDEX listings_workable_acres ON listings (workable_acres, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND workable_acres IS NOT NULL;
CREATE INDEX listings_number_of_units ON listings (number_of_units, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND number_of_units IS NOT NULL;
CREATE INDEX listings_occupancy_rate ON listings (occupancy_rate, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND occupancy_rate IS NOT NULL;
CREATE INDEX listings_years_in_operation ON listings (years_in_operation, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND years_in_operation IS NOT NULL;
CREATE INDEX listings_employees ON listings (employees, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND employees IS NOT NULL;
CREATE INDEX listings_herd_size ON listings (herd_size, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND herd_size IS NOT NULL;
CREATE INDEX listings_quota_kg_day ON listings (quota_kg_day, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND quota_kg_day IS NOT NULL;
CREATE INDEX listings_ebitda ON listings (ebitda, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND ebitda IS NOT NULL;
CREATE INDEX listings_share_offered ON listings (share_offered, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND share_offered IS NOT NULL;
CREATE INDEX listings_minimum_investment ON listings (minimum_investment, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND minimum_investment IS NOT NULL;
CREATE INDEX listings_franchise_fee ON listings (franchise_fee, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND franchise_fee IS NOT NULL;
CREATE INDEX listings_royalty ON listings (royalty, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND royalty IS NOT NULL;
