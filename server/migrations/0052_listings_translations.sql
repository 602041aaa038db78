-- A listing's title and description are in `language`; these are the same in the other language, null where the owner wrote only one.
-- Listings that are there keep the language of the call that posted them.
ALTER TABLE listings
  ADD COLUMN other_title text,
  ADD COLUMN other_description text,
  ADD CONSTRAINT listings_translation CHECK ((other_title IS NULL) = (other_description IS NULL));

-- A listing's titles by language, for the lists of other features; null where there is no listing.
CREATE FUNCTION listings_titles(language text, title text, other_title text) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN title IS NOT NULL THEN jsonb_strip_nulls(jsonb_build_object(
    language, title, CASE language WHEN 'en' THEN 'fr' ELSE 'en' END, other_title)) END
$$;

-- Administrators find a listing by the words of both titles.
DROP INDEX IF EXISTS listings_lookup;
-- 0053 makes it, once the table is written.
