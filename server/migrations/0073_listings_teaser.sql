-- Whether a listing has a page for everyone: none, one without a picture, or one with its first picture. Back: drop the column.
ALTER TABLE listings ADD COLUMN teaser text NOT NULL DEFAULT 'off' CHECK (teaser IN ('off', 'text', 'picture'));

-- Those that have one, for the sitemap.
CREATE INDEX listings_teased ON listings (published_at DESC, id) WHERE teaser <> 'off' AND status = 'active';
