-- The documents of a listing's deal room.
CREATE TABLE room_documents (
  id uuid PRIMARY KEY,
  listing_id uuid NOT NULL REFERENCES listings ON DELETE CASCADE,
  folder text NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pdf', 'picture', 'word')),
  storage_key text NOT NULL,
  bytes integer NOT NULL,
  -- Of the file as it is stored.
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  -- Width and height of each page in points, one after the other; empty where pages are not drawn.
  page_sizes integer[] NOT NULL,
  audience text NOT NULL CHECK (audience IN ('member', 'verified', 'nda', 'granted')),
  download text NOT NULL CHECK (download IN ('never', 'stamped', 'original')),
  added_at timestamptz NOT NULL,
  -- The owner took it out of the room; nobody reads it any more.
  withdrawn_at timestamptz,
  -- A Word file has no pages to draw or to stamp.
  CHECK (kind <> 'word' OR (download = 'original' AND page_sizes = '{}'))
);
CREATE INDEX room_documents_listing ON room_documents (listing_id, position) WHERE withdrawn_at IS NULL;
CREATE INDEX room_documents_storage_key ON room_documents (storage_key);
