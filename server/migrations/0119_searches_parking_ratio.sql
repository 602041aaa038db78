-- Searches compare parkingRatio. No listing has had the field until now, so there is nothing to count.
-- Back: delete the row, CALL listings_write_counting(), and drop both columns.
ALTER TABLE listings
  ADD COLUMN parking_ratio bigint GENERATED ALWAYS AS (listings_hundredths(features, 'parkingRatio')) STORED;
ALTER TABLE search_changes ADD COLUMN parking_ratio bigint;
INSERT INTO search_measures (key, column_name, edges) VALUES
  ('parkingRatio', 'parking_ratio', '{100, 200, 300, 400, 500, 600, 800, 1000}');
CALL listings_write_counting();
CREATE INDEX listings_parking_ratio ON listings (parking_ratio, id) INCLUDE (expires_at, type, subtype, province, city_key, listing_type)
  WHERE status = 'active' AND parking_ratio IS NOT NULL;
