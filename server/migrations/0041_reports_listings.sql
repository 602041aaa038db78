-- Listings can be reported too, into the same queue as conversations.
ALTER TABLE inquiry_reports RENAME TO reports;
ALTER INDEX inquiry_reports_pkey RENAME TO reports_pkey;
ALTER INDEX inquiry_reports_open RENAME TO reports_open_inquiry;
ALTER INDEX inquiry_reports_created RENAME TO reports_created;
ALTER INDEX inquiry_reports_resolved RENAME TO reports_resolved;

ALTER TABLE reports
  DROP CONSTRAINT inquiry_reports_reason_check,
  DROP CONSTRAINT inquiry_reports_outcome_check,
  ALTER COLUMN inquiry_id DROP NOT NULL,
  ALTER COLUMN by_owner DROP NOT NULL,
  ADD COLUMN listing_id uuid REFERENCES listings (id) ON DELETE CASCADE,
  -- Who reported the listing; null once that account is gone. In a conversation, by_owner says which side it was.
  ADD COLUMN reporter_id uuid REFERENCES accounts (id) ON DELETE SET NULL,
  ADD CONSTRAINT reports_subject CHECK (
    CASE WHEN listing_id IS NULL THEN inquiry_id IS NOT NULL AND by_owner IS NOT NULL AND reporter_id IS NULL
    ELSE inquiry_id IS NULL AND by_owner IS NULL END),
  ADD CONSTRAINT reports_reason CHECK (
    CASE WHEN listing_id IS NULL THEN reason IN ('spam', 'fraud', 'harassment', 'other')
    ELSE reason IN ('wrong_information', 'unavailable', 'no_authority', 'discrimination', 'fraud', 'spam', 'other') END),
  ADD CONSTRAINT reports_outcome CHECK (
    CASE WHEN listing_id IS NULL THEN outcome IN ('dismissed', 'closed') ELSE outcome IN ('dismissed', 'removed') END);

-- A person has one report of a listing open at most.
CREATE UNIQUE INDEX reports_open_listing ON reports (listing_id, reporter_id) WHERE outcome IS NULL;
CREATE INDEX reports_listing ON reports (listing_id) WHERE listing_id IS NOT NULL;
CREATE INDEX reports_reporter ON reports (reporter_id) WHERE reporter_id IS NOT NULL;

-- For processes of the previous version until they end; a later release drops it.
CREATE VIEW inquiry_reports AS
  SELECT id, inquiry_id, by_owner, reason, note, created_at, outcome, resolved_at FROM reports WHERE inquiry_id IS NOT NULL;
