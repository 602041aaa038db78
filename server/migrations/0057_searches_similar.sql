-- Listings of a subtype in a city by what they are compared by, for those similar to another.

CREATE INDEX listings_like_sale_price ON listings (city_key, subtype, sale_price, id)
  WHERE status = 'active' AND sale_price IS NOT NULL;
CREATE INDEX listings_like_rent_month_gross ON listings (city_key, subtype, rent_month_gross, id)
  WHERE status = 'active' AND rent_month_gross IS NOT NULL;
CREATE INDEX listings_like_rent_sqft_year_gross ON listings (city_key, subtype, rent_sqft_year_gross, id)
  WHERE status = 'active' AND rent_sqft_year_gross IS NOT NULL;
