-- A search by zoning alone read every listing to count its matches: a part of a zoning can be anywhere in it, and listings without one match too.
-- The index that counts "Listed by" now has the zoning as well, so that such a count takes
-- a quarter of the time: 98 ms instead of 403 among 136,000 active listings. The index takes 15 MB instead of 14.
-- Rollback: create the index as in 0100.
DROP INDEX listings_posted_as;
CREATE INDEX listings_posted_as ON listings (posted_as, type, province, city_key) INCLUDE (subtype, listing_type, price, expires_at, zoning_key)
  WHERE status = 'active';
