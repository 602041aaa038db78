-- How often the kept counts have changed: what was computed from them is the same until this number is another (decision 094). The number
-- is written after the counts, so that whoever counts all again locks both in the same order. Back: the procedures of 0056, and drop the table.
CREATE TABLE search_versions (version bigint NOT NULL) WITH (fillfactor = 10);
INSERT INTO search_versions (version) VALUES (0);

CREATE OR REPLACE PROCEDURE listings_count_again() LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'TRUNCATE ' || array_to_string(listings_count_tables(), ', ');
  EXECUTE listings_counting('SELECT 1 AS change, ' || listings_counted_columns() || ' FROM listings');
  UPDATE search_versions SET version = version + 1;
END $$;

CREATE OR REPLACE PROCEDURE listings_write_counting() LANGUAGE plpgsql AS $outer$
DECLARE
  added text := 'SELECT 1 AS change, ' || listings_counted_columns() || ' FROM added';
  removed text := 'SELECT -1 AS change, ' || listings_counted_columns() || ' FROM removed';
  unchanged text := format('IF NOT EXISTS (SELECT %1$s FROM added EXCEPT ALL SELECT %1$s FROM removed) THEN RETURN NULL; END IF;',
    listings_counted_columns());
  event text;
BEGIN
  FOREACH event IN ARRAY ARRAY['inserted', 'updated', 'deleted'] LOOP
    EXECUTE format($function$
      CREATE OR REPLACE FUNCTION listings_count_%s() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $body$
      BEGIN
        %s
        PERFORM pg_advisory_xact_lock(hashtextextended('listings.counts', 0));
        %s
        UPDATE search_versions SET version = version + 1;
        RETURN NULL;
      END $body$
    $function$, event, CASE event WHEN 'updated' THEN unchanged ELSE '' END,
      listings_counting(CASE event WHEN 'inserted' THEN added WHEN 'deleted' THEN removed ELSE added || ' UNION ALL ' || removed END));
  END LOOP;
END $outer$;
CALL listings_write_counting();
