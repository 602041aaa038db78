-- The words by which administrators find something, without accents and case: agents_query finds what begins with each.
-- Immutable, so that an index can hold them: it would be rebuilt with REINDEX if the dictionary of accents ever changed.
CREATE FUNCTION lookups_words(said text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public AS $$
  SELECT array_to_tsvector(agents_words(said))
$$;
-- A person's name and email, and the phone number from the beginnings at which people begin to say it.
CREATE FUNCTION lookups_person(first_name text, last_name text, email_key text, phone_number text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE SET search_path = public AS $$
  SELECT lookups_words(concat_ws(' ', first_name, last_name, email_key,
    ltrim(phone_number, '+'), right(phone_number, 10), right(phone_number, 7), right(phone_number, 4)))
$$;

CREATE INDEX accounts_lookup ON accounts USING gin (lookups_person(first_name, last_name, email_key, phone_number));
CREATE INDEX listings_lookup ON listings USING gin (lookups_words(title));
CREATE INDEX tickets_lookup ON tickets USING gin (lookups_words(search_text));
