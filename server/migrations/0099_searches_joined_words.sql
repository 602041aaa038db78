-- "Office/Warehouse" is found by "warehouse", and "drive-thru" is the same as "drive thru": PostgreSQL reads words that are joined by a slash or a dot as
-- one path or host, and asks for the compound beside its parts where they are joined by a hyphen. Where the database's LC_CTYPE is "C", as in the embedded
-- one, it also takes every sign outside ASCII for a letter: “warehouse”, « entrepôt », office–retail. All of these are spaces now. What stands between
-- digits stays, and so does a hyphen before one: "1.5", "24/7", "C-2".
-- Back: the function of 0053, and the last statement again.
CREATE OR REPLACE FUNCTION listings_stems(language text, said text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array(SELECT left(language, 1) || stem FROM unnest(tsvector_to_array(CASE language
    WHEN 'en' THEN to_tsvector('public.listing_english', apart) ELSE to_tsvector('public.listing_french', apart) END)) AS stem)
  -- The signs of Latin-1, punctuation, currencies, ™, arrows to dingbats, and emoji; neither ª, º, µ nor small figures, which are part of words.
  FROM regexp_replace(said, '[/.-](?![0-9])|(?<![0-9])[/.]|[&<~\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7'
    '\u2000-\u206f\u20a0-\u20cf\u2122\u2190-\u2bff\u3000-\u3020\ufe00-\ufe0f\U0001f000-\U0001faff]', ' ', 'g') AS apart
$$;

-- Only the listings that had such words: what was joined by hyphens has its parts among its words already. Written from the row as it is by then, so
-- that no change gets lost; a listing that is written while this runs is only found by its joined words once it is written again.
UPDATE listings SET vectors = listings_vectors(language, concat_ws(' ', title, description), concat_ws(' ', other_title, other_description), keywords,
  features, ARRAY[type, subtype, province, city])
WHERE concat_ws(' ', title, description, other_title, other_description, array_to_string(keywords, ' '), subtype, city)
  ~ ('/|\.[^\s0-9]|[^0-9]\.[0-9]|[&<~]\S'
    || CASE WHEN length(to_tsvector('simple', 'a' || chr(8217) || 'b')) = 1 THEN '|[\u00a0-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u3020\ufe00-\ufe0f\U0001f000-\U0001faff]' ELSE '' END);
