-- How many listings have each stored status: the sum of a status's rows. A change adds a row, so that no two wait for each other; from the
-- 64th row on, one change at a time sums them up.
CREATE TABLE listing_counts (status text NOT NULL, listings integer NOT NULL)
  WITH (autovacuum_vacuum_threshold = 200, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_insert_threshold = -1);
INSERT INTO listing_counts (status, listings) SELECT status, count(*) FROM listings GROUP BY status;

CREATE FUNCTION listings_sum_statuses() RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF (SELECT count(*) FROM listing_counts) < 64 OR NOT pg_try_advisory_xact_lock(hashtextextended('listings.statuses', 0)) THEN
    RETURN;
  END IF;
  WITH taken AS (DELETE FROM listing_counts RETURNING status, listings)
  INSERT INTO listing_counts (status, listings)
  SELECT status, sum(listings) FROM taken GROUP BY status HAVING sum(listings) <> 0;
END $$;

CREATE FUNCTION listings_statuses_inserted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO listing_counts (status, listings) SELECT status, count(*) FROM added GROUP BY status;
  PERFORM listings_sum_statuses();
  RETURN NULL;
END $$;
CREATE FUNCTION listings_statuses_deleted() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO listing_counts (status, listings) SELECT status, -count(*) FROM removed GROUP BY status;
  PERFORM listings_sum_statuses();
  RETURN NULL;
END $$;
CREATE FUNCTION listings_statuses_updated() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO listing_counts (status, listings)
  SELECT status, sum(change) FROM (SELECT status, 1 AS change FROM added UNION ALL SELECT status, -1 FROM removed) AS each
  GROUP BY status HAVING sum(change) <> 0;
  IF FOUND THEN PERFORM listings_sum_statuses(); END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER listings_statuses_inserted AFTER INSERT ON listings REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listings_statuses_inserted();
CREATE TRIGGER listings_statuses_deleted AFTER DELETE ON listings REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION listings_statuses_deleted();
CREATE TRIGGER listings_statuses_updated AFTER UPDATE ON listings REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listings_statuses_updated();

-- Counts all listings again, those numbers too.
CREATE OR REPLACE PROCEDURE listings_count_again() LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'TRUNCATE listing_counts, search_changes, ' || array_to_string(listings_count_tables(), ', ');
  EXECUTE listings_counting('SELECT 1 AS change, ' || listings_counted_columns() || ' FROM listings');
  INSERT INTO listing_counts (status, listings) SELECT status, count(*) FROM listings GROUP BY status;
  UPDATE search_versions SET version = version + 1;
END $$;
