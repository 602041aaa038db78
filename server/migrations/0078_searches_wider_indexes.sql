-- Prices and sale or rent are skipped within the index of an order, too, and a place and a category within a range of prices (decision 086).
-- Back: the same indexes with the expiry alone.
DROP INDEX IF EXISTS listings_rotation, listings_newest, listings_city_rotation, listings_city_newest, listings_province_rotation, listings_province_newest,
  listings_type_rotation, listings_type_newest, listings_province_type_rotation, listings_province_type_newest, listings_city_type_rotation,
  listings_subtype_rotation, listings_price;
CREATE INDEX listings_city_rotation ON listings (city_key, has_priority, rotation, id) INCLUDE (expires_at, price, listing_type) WHERE status = 'active';
CREATE INDEX listings_city_newest ON listings (city_key, published_at DESC, id DESC) INCLUDE (expires_at, price, listing_type) WHERE status = 'active';
CREATE INDEX listings_province_rotation ON listings (province, has_priority, rotation, id) INCLUDE (expires_at, price, listing_type) WHERE status = 'active';
CREATE INDEX listings_province_newest ON listings (province, published_at DESC, id DESC) INCLUDE (expires_at, price, listing_type) WHERE status = 'active';
CREATE INDEX listings_type_rotation ON listings (type, has_priority, rotation, id) INCLUDE (expires_at, price, listing_type) WHERE status = 'active';
CREATE INDEX listings_type_newest ON listings (type, published_at DESC, id DESC) INCLUDE (expires_at, price, listing_type) WHERE status = 'active';
CREATE INDEX listings_province_type_rotation ON listings (province, type, has_priority, rotation, id) INCLUDE (expires_at, price, listing_type) WHERE status = 'active';
CREATE INDEX listings_province_type_newest ON listings (province, type, published_at DESC, id DESC) INCLUDE (expires_at, price, listing_type) WHERE status = 'active';
CREATE INDEX listings_city_type_rotation ON listings (city_key, type, has_priority, rotation, id) INCLUDE (expires_at, price, listing_type) WHERE status = 'active';
CREATE INDEX listings_subtype_rotation ON listings (subtype, has_priority, rotation, id) INCLUDE (expires_at, price, listing_type) WHERE status = 'active';
CREATE INDEX listings_price ON listings (price, id) INCLUDE (expires_at, province, city_key, type, listing_type) WHERE status = 'active';
