-- A keyword search reads one index alone: category and place are words beside the words of the texts, each with a letter before it that no
-- language has. Without them, a frequent word in a small place read the vectors of all its matches in the country, which are out of line.
CREATE FUNCTION listings_findable(vectors tsvector, type text, subtype text, province text, city_key text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT vectors || array_to_tsvector(ARRAY['t' || type, 's' || subtype, 'p' || province, 'c' || city_key])
$$;

-- Such a word as a query; null without one.
CREATE FUNCTION listings_exactly(letter text, name text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ('''' || replace(replace(letter || name, '\', '\\'), '''', '''''') || '''')::tsquery
$$;

DROP INDEX IF EXISTS listings_vectors;
CREATE INDEX listings_findable ON listings USING gin (listings_findable(vectors, type, subtype, province, city_key)) WHERE status = 'active';
