-- What an order skips is read from its index alone: it has the expiry, too (decision 065).
DROP INDEX IF EXISTS listings_rotation, listings_type_rotation, listings_subtype_rotation, listings_province_rotation,
  listings_city_rotation, listings_city_type_rotation, listings_newest, listings_city_newest, listings_type_newest,
  listings_price, listings_type_price, listings_city_price, listings_featured, listings_city_featured;
CREATE INDEX listings_rotation ON listings (has_priority, rotation, id) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_type_rotation ON listings (type, has_priority, rotation, id) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_subtype_rotation ON listings (subtype, has_priority, rotation, id) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_province_rotation ON listings (province, has_priority, rotation, id) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_city_rotation ON listings (city_key, has_priority, rotation, id) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_city_type_rotation ON listings (city_key, type, has_priority, rotation, id) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_newest ON listings (published_at DESC, id DESC) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_type_newest ON listings (type, published_at DESC, id DESC) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_province_newest ON listings (province, published_at DESC, id DESC) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_city_newest ON listings (city_key, published_at DESC, id DESC) INCLUDE (expires_at) WHERE status = 'active';
-- With the price, since a band of prices leaves few of a province and a category.
CREATE INDEX listings_province_type_rotation ON listings (province, type, has_priority, rotation, id)
  INCLUDE (expires_at, price) WHERE status = 'active';
CREATE INDEX listings_province_type_newest ON listings (province, type, published_at DESC, id DESC)
  INCLUDE (expires_at, price) WHERE status = 'active';
CREATE INDEX listings_price ON listings (price, id) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_type_price ON listings (type, price, id) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_city_price ON listings (city_key, price, id) INCLUDE (expires_at) WHERE status = 'active';
-- Near a place, the arcs of each city are read. A city's name alone means every city of that name.
CREATE INDEX listings_featured ON listings (is_featured, rotation, id) INCLUDE (expires_at) WHERE status = 'active';
CREATE INDEX listings_city_featured ON listings (city_key, is_featured, rotation, id) INCLUDE (expires_at, province) WHERE status = 'active';
