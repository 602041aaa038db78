-- Listings that somebody has begun to enter: what was typed, right or wrong, with files that posting takes over as they are.
CREATE TABLE listing_drafts (
  -- Chosen by the device that began it, so that saving it twice makes one.
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  -- Goes up with each change: a device that changed an older one is told.
  revision integer NOT NULL CHECK (revision > 0),
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Null unless it was deleted, which can be undone for a day.
  deleted_at timestamptz
);
CREATE INDEX listing_drafts_owner ON listing_drafts (owner_id, updated_at);
CREATE INDEX listing_drafts_updated_at ON listing_drafts (updated_at);
CREATE INDEX listing_drafts_deleted_at ON listing_drafts (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE listing_draft_files (
  -- 128 random bits; a picture's address holds them, signed.
  token text PRIMARY KEY CHECK (length(token) >= 22),
  draft_id uuid NOT NULL REFERENCES listing_drafts (id) ON DELETE CASCADE,
  field text NOT NULL CHECK (field IN ('thumbnail', 'images', 'documents')),
  position smallint NOT NULL,
  storage_key text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  -- Of a picture; null for a document.
  widths integer[],
  bytes integer NOT NULL CHECK (bytes >= 0)
);
CREATE INDEX listing_draft_files_draft ON listing_draft_files (draft_id, position);
CREATE INDEX listing_draft_files_storage_key ON listing_draft_files (storage_key);
