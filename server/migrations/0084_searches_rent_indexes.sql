-- What lacks a comparable rent is in the indexes of rents, too, and a range of rents is found within a province and a category at once
-- (decision 091). As many indexes as before. Back: the same without INCLUDE, where the rent is not null.
DROP INDEX IF EXISTS listings_rent_month_gross, listings_type_rent_month_gross, listings_city_rent_month_gross,
  listings_rent_month_net, listings_type_rent_month_net, listings_city_rent_month_net,
  listings_rent_sqft_year_gross, listings_type_rent_sqft_year_gross, listings_city_rent_sqft_year_gross,
  listings_rent_sqft_year_net, listings_type_rent_sqft_year_net, listings_city_rent_sqft_year_net;
CREATE INDEX listings_rent_month_gross ON listings (rent_month_gross, id) INCLUDE (expires_at, province, city_key, type, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
CREATE INDEX listings_type_rent_month_gross ON listings (type, province, rent_month_gross, id) INCLUDE (expires_at, city_key, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
CREATE INDEX listings_city_rent_month_gross ON listings (city_key, rent_month_gross, id) INCLUDE (expires_at, province, type, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
CREATE INDEX listings_rent_month_net ON listings (rent_month_net, id) INCLUDE (expires_at, province, city_key, type, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
CREATE INDEX listings_type_rent_month_net ON listings (type, province, rent_month_net, id) INCLUDE (expires_at, city_key, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
CREATE INDEX listings_city_rent_month_net ON listings (city_key, rent_month_net, id) INCLUDE (expires_at, province, type, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
CREATE INDEX listings_rent_sqft_year_gross ON listings (rent_sqft_year_gross, id) INCLUDE (expires_at, province, city_key, type, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
CREATE INDEX listings_type_rent_sqft_year_gross ON listings (type, province, rent_sqft_year_gross, id) INCLUDE (expires_at, city_key, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
CREATE INDEX listings_city_rent_sqft_year_gross ON listings (city_key, rent_sqft_year_gross, id) INCLUDE (expires_at, province, type, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
CREATE INDEX listings_rent_sqft_year_net ON listings (rent_sqft_year_net, id) INCLUDE (expires_at, province, city_key, type, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
CREATE INDEX listings_type_rent_sqft_year_net ON listings (type, province, rent_sqft_year_net, id) INCLUDE (expires_at, city_key, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
CREATE INDEX listings_city_rent_sqft_year_net ON listings (city_key, rent_sqft_year_net, id) INCLUDE (expires_at, province, type, listing_type) WHERE status = 'active' AND listing_type IN ('rent', 'both');
-- Without a place and a category, an order is long: what it skips is read from its index alone (decision 086), by monthly rent, too.
DROP INDEX IF EXISTS listings_rotation, listings_newest;
CREATE INDEX listings_rotation ON listings (has_priority, rotation, id) INCLUDE (expires_at, price, listing_type, rent_month_gross) WHERE status = 'active';
CREATE INDEX listings_newest ON listings (published_at DESC, id DESC) INCLUDE (expires_at, price, listing_type, rent_month_gross) WHERE status = 'active';
