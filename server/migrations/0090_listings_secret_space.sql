-- The space for rent has the price's audience: where the price is secret, it is stored with the secret terms. Until now it stayed with the listing.
-- Back: drop the trigger and its function; the version before reads the space where it is.
INSERT INTO listing_secrets AS secret (listing_id, fields, terms)
SELECT id, '{}', jsonb_build_object('sale', sale, 'lease', lease, 'availableArea', available_area)
FROM listings WHERE levels ->> 'price' IN ('verified', 'nda', 'granted') AND available_area IS NOT NULL
ON CONFLICT (listing_id) DO UPDATE
SET terms = excluded.terms || coalesce(secret.terms, '{}') || jsonb_build_object('availableArea', excluded.terms -> 'availableArea');
UPDATE listings SET available_area = NULL WHERE levels ->> 'price' IN ('verified', 'nda', 'granted') AND available_area IS NOT NULL;
UPDATE listing_secrets SET terms = terms || '{"availableArea": null}' WHERE NOT terms ? 'availableArea';

-- Until the version before is gone, its processes store secret terms without the space, which they have written to the listing: this moves it.
CREATE FUNCTION listings_keep_space() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.terms := NEW.terms || jsonb_build_object('availableArea', (SELECT available_area FROM listings WHERE id = NEW.listing_id));
  UPDATE listings SET available_area = NULL WHERE id = NEW.listing_id AND available_area IS NOT NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER listings_keep_space BEFORE INSERT OR UPDATE ON listing_secrets FOR EACH ROW
  WHEN (NOT NEW.terms ? 'availableArea') EXECUTE FUNCTION listings_keep_space();
