-- A draft of changes to a listing, and that listing's form and files when they began: publishing applies what differs.
ALTER TABLE listing_drafts
  ADD COLUMN listing_id uuid REFERENCES listings (id) ON DELETE CASCADE,
  ADD COLUMN base jsonb,
  ADD CONSTRAINT listing_drafts_base CHECK ((listing_id IS NULL) = (base IS NULL));
CREATE INDEX listing_drafts_of_listing ON listing_drafts (listing_id) WHERE listing_id IS NOT NULL;
-- One at a time; others were deleted, which can be undone for a day.
CREATE UNIQUE INDEX listing_drafts_listing ON listing_drafts (listing_id) WHERE deleted_at IS NULL;
