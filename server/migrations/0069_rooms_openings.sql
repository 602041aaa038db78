-- Who opened which page of a room's documents, for the listing's owner. It ends with the reader's account, and after a year.
CREATE TABLE room_openings (
  id uuid PRIMARY KEY,
  document_id uuid NOT NULL REFERENCES room_documents ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- From 1; 0 for a download.
  page integer NOT NULL CHECK (page >= 0),
  opened_at timestamptz NOT NULL,
  -- How long the reader looked at it, as their browser says; never longer than since it was opened.
  seconds integer NOT NULL DEFAULT 0 CHECK (seconds >= 0)
);
CREATE INDEX room_openings_page ON room_openings (document_id, account_id, page, opened_at);
CREATE INDEX room_openings_account ON room_openings (account_id);
CREATE INDEX room_openings_opened ON room_openings (opened_at);
