CREATE EXTENSION IF NOT EXISTS unaccent;

-- Search by word stem in both languages, accents ignored. No stop words: a keyword asks for all of its words.
CREATE TEXT SEARCH DICTIONARY listing_english (TEMPLATE = snowball, LANGUAGE = english);
CREATE TEXT SEARCH DICTIONARY listing_french (TEMPLATE = snowball, LANGUAGE = french);
CREATE TEXT SEARCH CONFIGURATION listing_english (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION listing_english
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, listing_english;
CREATE TEXT SEARCH CONFIGURATION listing_french (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION listing_french
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, listing_french;

CREATE TABLE listings (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES accounts (id),
  status text NOT NULL CHECK (status IN ('draft', 'active', 'expired', 'closed', 'removed')),
  type text NOT NULL,
  subtype text NOT NULL,
  listing_type text NOT NULL CHECK (listing_type IN ('sale', 'rent', 'both')),
  title text NOT NULL,
  description text NOT NULL,
  -- Whole dollars: the asking price, or the monthly rent of a listing for rent.
  price integer NOT NULL CHECK (price BETWEEN 1 AND 999999999),
  province text NOT NULL,
  city text NOT NULL,
  -- The city's name as it is compared: a name alone means every city of that name.
  city_key text NOT NULL,
  features jsonb NOT NULL,
  keywords text[] NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'fr')),
  plan text CHECK (plan IN ('Basic', 'Showcase', 'Showcase Plus')),
  has_exposure boolean NOT NULL DEFAULT false,
  has_priority boolean NOT NULL DEFAULT false,
  -- Shown among the featured: a Showcase plan or a boost.
  is_featured boolean NOT NULL GENERATED ALWAYS AS
    (has_exposure OR has_priority OR coalesce(plan, 'Basic') <> 'Basic') STORED,
  -- The listing's place in the daily rotation of equals: a hash of its id.
  rotation integer NOT NULL CHECK (rotation >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  published_at timestamptz,
  expires_at timestamptz,
  closed_at timestamptz,
  close_reason text CHECK (close_reason IN ('sold', 'leased', 'withdrawn')),
  -- Kept by a trigger: the words a keyword may match.
  document tsvector NOT NULL,
  CHECK (status <> 'active' OR (published_at IS NOT NULL AND expires_at IS NOT NULL AND plan IS NOT NULL))
);

CREATE FUNCTION listings_fill_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  words text := concat_ws(' ', NEW.title, NEW.description, array_to_string(NEW.keywords, ' '), NEW.type, NEW.subtype, NEW.city);
BEGIN
  NEW.document := to_tsvector('public.listing_english', words) || to_tsvector('public.listing_french', words);
  RETURN NEW;
END $$;
CREATE TRIGGER listings_document BEFORE INSERT OR UPDATE OF title, description, keywords, type, subtype, city
  ON listings FOR EACH ROW EXECUTE FUNCTION listings_fill_document();

CREATE INDEX listings_owner ON listings (owner_id, created_at DESC);
CREATE INDEX listings_expiry ON listings (expires_at) WHERE status = 'active';
CREATE INDEX listings_document ON listings USING gin (document) WHERE status = 'active';
-- The default order, for the filters that leave many listings.
CREATE INDEX listings_rotation ON listings (has_priority, rotation, id) WHERE status = 'active';
CREATE INDEX listings_type_rotation ON listings (type, has_priority, rotation, id) WHERE status = 'active';
CREATE INDEX listings_subtype_rotation ON listings (subtype, has_priority, rotation, id) WHERE status = 'active';
CREATE INDEX listings_province_rotation ON listings (province, has_priority, rotation, id) WHERE status = 'active';
CREATE INDEX listings_city_rotation ON listings (city_key, has_priority, rotation, id) WHERE status = 'active';
CREATE INDEX listings_city_type_rotation ON listings (city_key, type, has_priority, rotation, id) WHERE status = 'active';
CREATE INDEX listings_newest ON listings (published_at DESC, id DESC) WHERE status = 'active';
CREATE INDEX listings_city_newest ON listings (city_key, published_at DESC, id DESC) WHERE status = 'active';
CREATE INDEX listings_type_newest ON listings (type, published_at DESC, id DESC) WHERE status = 'active';
CREATE INDEX listings_price ON listings (price, id) WHERE status = 'active';
CREATE INDEX listings_type_price ON listings (type, price, id) WHERE status = 'active';
CREATE INDEX listings_city_price ON listings (city_key, price, id) WHERE status = 'active';
CREATE INDEX listings_featured ON listings (is_featured, rotation, id) WHERE status = 'active';
CREATE INDEX listings_city_featured ON listings (city_key, is_featured, rotation, id) WHERE status = 'active';

CREATE TABLE listing_pictures (
  -- 128 random bits: who has the address may look, while the listing is active.
  token text PRIMARY KEY CHECK (length(token) >= 22),
  listing_id uuid NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
  -- 0 is the thumbnail, the photos follow.
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 4),
  storage_key text NOT NULL,
  media_type text NOT NULL,
  UNIQUE (listing_id, position)
);
