-- Who may see a picture. Back: drop both columns, once every level is 'member'.
ALTER TABLE listing_pictures ADD COLUMN level text NOT NULL DEFAULT 'member'
  CHECK (level IN ('member', 'verified', 'nda', 'granted'));
ALTER TABLE listing_draft_files ADD COLUMN level text NOT NULL DEFAULT 'member'
  CHECK (level IN ('member', 'verified', 'nda', 'granted'));
