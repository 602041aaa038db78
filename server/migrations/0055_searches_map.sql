-- The counts of every city for one category and price, which the map shows, as one range of an index.
CREATE INDEX search_counts_map ON search_counts (listing_type, type, subtype, price_step) INCLUDE (province, city_key, listings)
  WHERE province <> '' AND city_key <> '';

-- A city belongs to one province, nearly always: without this, the planner expects far too few rows of both.
CREATE STATISTICS listings_places (dependencies, mcv) ON province, city_key FROM listings;
