-- Keyword searches are ordered by how well a listing fits. What a listing is called is kept beside its words, with their positions: its titles (weight A),
-- and the names of its category and subtype with its own keywords (weight B), each stem with its language's letter before it. It is
-- read for every match, so it stays in the row.
-- Back: drop the column and the functions, and the trigger's function of 0053.

-- The stems of a text with their positions; an elided article or pronoun has none. The signs are those of listings_stems (0099).
CREATE FUNCTION listings_placed(language text, said text, weight text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg('''' || left(language, 1) || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':'
    || array_to_string(array(SELECT place::text || weight FROM unnest(positions) AS place), ','), ' '), '')::tsvector
  FROM regexp_replace(regexp_replace(said,
    '(^|[[:space:][:punct:]])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[''’ʼ`](?=[^[:space:][:punct:]])', '\1', 'gi'),
    '[/.-](?![0-9])|(?<![0-9])[/.]|[&<~\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7'
    '\u2000-\u206f\u20a0-\u20cf\u2122\u2190-\u2bff\u3000-\u3020\ufe00-\ufe0f\U0001f000-\U0001faff]', ' ', 'g') AS apart,
  LATERAL unnest(CASE language WHEN 'en' THEN to_tsvector('public.listing_english', apart)
    ELSE to_tsvector('public.listing_french', apart) END)
$$;

-- The words of a keyword one after another, in either language, among words of weight A; null where it has no word.
CREATE FUNCTION listings_phrase(keyword text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg('(' || words || ')', ' | ') FROM (
    SELECT string_agg(coalesce(' <' || place - before || '> ', '') || '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || ''':A', '' ORDER BY place)
      AS words
    FROM (SELECT language, lexeme, place, lag(place) OVER (PARTITION BY language ORDER BY place, lexeme) AS before
      FROM unnest(ARRAY['en', 'fr']) AS language, unnest(public.listings_placed(language, keyword, '')) AS word, unnest(positions) AS place) AS placed
    GROUP BY language) AS of_language
$$;

-- What a listing is called, in both languages.
CREATE FUNCTION listings_headlines(language text, title text, other_title text, keywords text[], names text[])
RETURNS tsvector LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
DECLARE
  is_english boolean := language = 'en';
  english text;
  french text;
BEGIN
  SELECT string_agg(coalesce(known.english, said.term), ' '), string_agg(coalesce(known.french, said.term), ' ')
  INTO english, french
  FROM unnest(names || keywords) AS said (term) LEFT JOIN public.listing_words AS known USING (term);
  RETURN public.listings_placed('en', CASE WHEN is_english THEN title ELSE coalesce(other_title, '') END, 'A')
    || public.listings_placed('fr', CASE WHEN is_english THEN coalesce(other_title, '') ELSE title END, 'A')
    || public.listings_placed('en', english, 'B') || public.listings_placed('fr', french, 'B');
END $$;

CREATE OR REPLACE FUNCTION listings_fill_vectors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.vectors := public.listings_vectors(NEW.language, concat_ws(' ', NEW.title, NEW.description),
    concat_ws(' ', NEW.other_title, NEW.other_description), NEW.keywords, NEW.features,
    ARRAY[NEW.type, NEW.subtype, NEW.province, NEW.city]);
  NEW.headlines := public.listings_headlines(NEW.language, NEW.title, NEW.other_title, NEW.keywords,
    ARRAY[NEW.type, NEW.subtype]);
  RETURN NEW;
END $$;

-- As in 0053: made first, then written with the table as a whole. The column is new, so that nothing reads it yet.
-- contracts: 0053
SET LOCAL parallel_tuple_cost = 0;
CREATE TEMPORARY TABLE called ON COMMIT DROP AS
  SELECT id, listings_headlines(language, title, other_title, keywords, ARRAY[type, subtype]) AS headlines FROM listings;
RESET parallel_tuple_cost;
ALTER TABLE called ADD PRIMARY KEY (id);
CREATE FUNCTION pg_temp.find_headlines(listing uuid) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT called.headlines FROM called WHERE called.id = listing);
END $$;
ALTER TABLE listings ADD COLUMN headlines tsvector NOT NULL DEFAULT '';
ALTER TABLE listings ALTER COLUMN headlines TYPE tsvector USING pg_temp.find_headlines(id), ALTER COLUMN headlines SET STORAGE MAIN;
