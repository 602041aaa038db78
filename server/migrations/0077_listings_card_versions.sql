-- The row of a listing and one version say whether its card is up to date, instead of four rows. Back: drop the triggers, their functions and the table.

-- Of the names of those who listed something.
CREATE TABLE poster_names (version bigint NOT NULL);
INSERT INTO poster_names (version) VALUES (0);

CREATE FUNCTION listings_poster_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  poster uuid := CASE WHEN TG_TABLE_NAME = 'accounts' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(coalesce(NEW, OLD)) ->> 'account_id' END;
BEGIN
  -- Waits for a listing that this account is posting, and makes the next one wait: each is seen here, or sees this change.
  PERFORM FROM accounts WHERE id = poster FOR UPDATE;
  IF EXISTS (SELECT FROM listings WHERE owner_id = poster) THEN
    UPDATE poster_names SET version = version + 1;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listings_poster_named AFTER UPDATE OF first_name, last_name ON accounts FOR EACH ROW
  WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
  EXECUTE FUNCTION listings_poster_changed();
CREATE TRIGGER listings_poster_joined AFTER INSERT OR DELETE ON agents FOR EACH ROW EXECUTE FUNCTION listings_poster_changed();
CREATE TRIGGER listings_poster_moved AFTER UPDATE OF brokerage_name ON agents FOR EACH ROW
  WHEN (OLD.brokerage_name IS DISTINCT FROM NEW.brokerage_name) EXECUTE FUNCTION listings_poster_changed();

-- A listing's row gets a new version with its pictures, unless this transaction writes it anyway. No index changes.
CREATE FUNCTION listings_picture_changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT FROM listings WHERE id IN (OLD.listing_id, NEW.listing_id) AND xmin <> pg_current_xact_id()::xid) THEN
    UPDATE listings SET status = status WHERE id IN (OLD.listing_id, NEW.listing_id);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listings_picture_changed AFTER INSERT OR UPDATE OR DELETE ON listing_pictures
  FOR EACH ROW EXECUTE FUNCTION listings_picture_changed();
