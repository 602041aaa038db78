-- A posting adds one row to what has changed, instead of raising some 110 kept counts: those are on as many pages, each of which is read,
-- changed and logged whole after a checkpoint. The 32nd change adds all of them to the counts, and so does one that takes a listing's
-- values away: they are not kept any longer. Whoever reads a count adds the changes that are not in it yet (decision 097). Processes of the version before tell, until they end, the counts without the
-- latest 31 changes; the next change after their end that reaches 32 adds them. Back: the procedures of 0085, CALL listings_count_again(), and drop the table and listings_add_changes(boolean).
DO $$ BEGIN
  EXECUTE 'CREATE TABLE search_changes AS SELECT 1::integer AS change, ' || listings_counted_columns() || ' FROM listings WITH NO DATA';
END $$;
ALTER TABLE search_changes ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  SET (autovacuum_vacuum_threshold = 200, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_insert_threshold = -1);

-- Counts all listings again: after they were loaded with the triggers disabled, or to repair the counts.
CREATE OR REPLACE PROCEDURE listings_count_again() LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'TRUNCATE search_changes, ' || array_to_string(listings_count_tables(), ', ');
  EXECUTE listings_counting('SELECT 1 AS change, ' || listings_counted_columns() || ' FROM listings');
  UPDATE search_versions SET version = version + 1;
END $$;

-- Writes listings_add_changes() and the trigger's three functions from listings_counting(). A migration that changes what is counted adds
-- its column to search_changes and calls it again.
-- One adds at a time, to the end of its transaction. What only adds listings does not wait for that: the next change adds what this one
-- left. What takes values away waits; it is the last lock that its transaction takes, lest two wait for each other in a ring.
CREATE OR REPLACE PROCEDURE listings_write_counting() LANGUAGE plpgsql AS $outer$
DECLARE
  columns text := listings_counted_columns();
  added text := format('SELECT 1 AS change, %s FROM added WHERE status = ''active''', columns);
  removed text := format('SELECT -1 AS change, %s FROM removed WHERE status = ''active''', columns);
  changed text := format('SELECT sum(change) AS change, %1$s FROM (%2$s UNION ALL %3$s) AS each GROUP BY %1$s HAVING sum(change) <> 0',
    columns, added, removed);
  unchanged text := format('IF NOT EXISTS (SELECT %1$s FROM added EXCEPT ALL SELECT %1$s FROM removed) THEN RETURN NULL; END IF;', columns);
  many text := 'IF (SELECT count(*) FROM search_changes) >= 32 THEN PERFORM listings_add_changes(false); END IF;';
  event text;
BEGIN
  EXECUTE format($function$
    CREATE OR REPLACE FUNCTION listings_add_changes(waits boolean) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $body$
    DECLARE
      taken uuid[];
    BEGIN
      IF waits THEN
        PERFORM pg_advisory_xact_lock(hashtextextended('listings.counts', 0));
      ELSIF NOT pg_try_advisory_xact_lock(hashtextextended('listings.counts', 0)) THEN
        RETURN;
      END IF;
      taken := ARRAY(SELECT id FROM search_changes);
      %s
      DELETE FROM search_changes WHERE id = ANY (taken);
      UPDATE search_versions SET version = version + 1;
    END $body$
  $function$, listings_counting(format('SELECT change, %s FROM search_changes WHERE id = ANY (taken)', columns)));
  FOREACH event IN ARRAY ARRAY['inserted', 'updated', 'deleted'] LOOP
    EXECUTE format($function$
      CREATE OR REPLACE FUNCTION listings_count_%s() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $body$
      BEGIN
        %s
        INSERT INTO search_changes (change, %s) %s;
        %s
        RETURN NULL;
      END $body$
    $function$, event, CASE event WHEN 'updated' THEN unchanged ELSE '' END, columns,
      CASE event WHEN 'inserted' THEN added WHEN 'deleted' THEN removed ELSE changed END,
      CASE event WHEN 'inserted' THEN many ELSE format('IF EXISTS (%s) THEN PERFORM listings_add_changes(true); ELSE %s END IF;', removed, many) END);
  END LOOP;
END $outer$;
CALL listings_write_counting();

-- With the number itself in the index of the map, each change of it was a new entry in both indexes. The rows of cities lie together.
-- Back: the same with INCLUDE (province, city_key, listings).
DROP INDEX search_counts_map;
CREATE INDEX search_counts_map ON search_counts (listing_type, type, subtype, price_step) INCLUDE (province, city_key)
  WHERE province <> '' AND city_key <> '';
