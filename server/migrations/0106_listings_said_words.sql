-- All words of a keyword in one of the languages; null where it has no word. An elided article or pronoun, as in
-- “l'entrepôt”, is no word, and “St” and “Ste” are also “Saint” and “Sainte”.
CREATE OR REPLACE FUNCTION listings_query(keyword text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT string_agg(words, ' | ')::tsquery FROM (
    SELECT '(' || string_agg(CASE WHEN substr(stem, 2) IN ('st', 'ste', 'saint')
        THEN '(''' || left(stem, 1) || 'st'' | ''' || left(stem, 1) || 'ste'' | ''' || left(stem, 1) || 'saint'')'
        ELSE '''' || replace(replace(stem, '\', '\\'), '''', '''''') || '''' END, ' & ') || ')' AS words
    FROM unnest(ARRAY['en', 'fr']) AS language, unnest(public.listings_stems(language,
      regexp_replace(keyword, '(^|[[:space:][:punct:]])(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[''’ʼ`](?=[^[:space:][:punct:]])', '\1', 'gi'))) AS stem
    GROUP BY language) AS of_language
$$;
