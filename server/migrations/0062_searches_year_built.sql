-- One more value that searches compare. Until now no form asked for it, so there is nothing to count. Back: drop the column, after its three
-- mentions in the functions below.
-- Since it is faster so, 0051 makes the column where it had not run before.
ALTER TABLE listings
  ADD COLUMN IF NOT EXISTS year_built bigint GENERATED ALWAYS AS (listings_hundredths(features, 'yearBuilt')) STORED;

-- Each mention of the parking spots in what is counted is followed by one of the year.
DO $$
DECLARE
  mention record;
  definition text;
BEGIN
  FOR mention IN SELECT * FROM (VALUES
    ('listings_counted_columns()', 'parking_spots,', ' year_built,'),
    ('listings_counting(text)', '(''parkingSpots'', parking_spots),', ' (''yearBuilt'', year_built),'),
    ('searches_measure_edges(text)', 'ARRAY[500, 1000, 2000, 5000, 10000, 20000]::bigint[]',
      ' WHEN measure = ''yearBuilt''
      THEN ARRAY[190000, 192000, 194000, 195000, 196000, 197000, 198000, 199000, 200000, 201000, 202000]::bigint[]')
  ) AS mentions (function, parking, year) LOOP
    definition := pg_get_functiondef(mention.function::regprocedure);
    EXECUTE replace(definition, mention.parking, mention.parking || mention.year);
  END LOOP;
END $$;
CALL listings_write_counting();
