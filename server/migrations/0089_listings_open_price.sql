-- contracts: 0044
-- The price of what is only for rent is its monthly gross rent. Until now it was computed from secret areas, too: with the open rent for a square foot
-- beside it, it said the area. From here on it is what the open values give, also where a process of the version before writes it.
-- Back: drop the trigger and its function.

-- These quoted a price that came without a quote, as versions before 0044 wrote it. An owner who corrected a secret area changed the price
-- and not the quote: then they replaced the quote by a monthly rent that was computed from the secret.
DROP TRIGGER listings_price_inserted ON listings;
DROP TRIGGER listings_price_updated ON listings;
DROP FUNCTION listings_quote_price();

-- In whole dollars; half a dollar is rounded up.
CREATE FUNCTION listings_rent_price(rent_month_gross bigint) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN (rent_month_gross + 50) / 100 BETWEEN 1 AND 999999999 THEN ((rent_month_gross + 50) / 100)::integer END
$$;

CREATE FUNCTION listings_open_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price := listings_rent_price(NEW.rent_month_gross);
  RETURN NEW;
END $$;
CREATE TRIGGER listings_open_price BEFORE INSERT OR UPDATE OF price, sale, rent_month_gross ON listings FOR EACH ROW
  WHEN (NEW.sale IS NULL AND NEW.price IS DISTINCT FROM listings_rent_price(NEW.rent_month_gross))
  EXECUTE FUNCTION listings_open_price();

UPDATE listings SET price = listings_rent_price(rent_month_gross)
 WHERE sale IS NULL AND price IS DISTINCT FROM listings_rent_price(rent_month_gross)
   AND EXISTS (SELECT FROM listing_secrets secret WHERE secret.listing_id = listings.id);
