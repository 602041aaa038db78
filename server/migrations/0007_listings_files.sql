-- The widths in which an uploaded picture is kept, each a file `<storage_key>/<width>.webp`; null: one file, as it is named.
ALTER TABLE listing_pictures ADD COLUMN widths integer[];
CREATE INDEX listing_pictures_storage ON listing_pictures (storage_key);

CREATE TABLE listing_documents (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  storage_key text NOT NULL,
  -- As its owner called it.
  name text NOT NULL,
  media_type text NOT NULL,
  bytes integer NOT NULL
);

-- Which mails of a run's end were sent, so that each is sent once.
ALTER TABLE listings
  ADD COLUMN ending_told_at timestamptz,
  ADD COLUMN ended_told_at timestamptz;
