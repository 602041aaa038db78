-- What an order skips is read from its index alone: it has the expiry, too (decision 065). 0078 and 0084 make the indexes that are missing
-- here (decision 101).
DROP INDEX IF EXISTS listings_rotation, listings_type_rotation, listings_subtype_rotation, listings_province_rotation,
  listings_city_rotation, listings_city_type_rotation, listings_newest, listings_city_newest, listings_type_newest,
  listings_price, listings_type_price, listings_city_price, listings_featured, listings_city_featured;
CREATE INDEX listings_type_price ON listings (type, price, id) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_city_price ON listings (city_key, price, id) INCLUDE (expires_at) WHERE status = 'active';
-- Near a place, the arcs of each city are read. A city's name alone means every city of that name.
CREATE INDEX listings_featured ON listings (is_featured, rotation, id) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_city_featured ON listings (city_key, is_featured, rotation, id) INCLUDE (expires_at, province) WHERE status = 'active';
