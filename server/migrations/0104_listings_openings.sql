-- contracts: 0061
-- People may sign a listing's agreement before they ask, at any time, or only once its owner has approved them.
ALTER TABLE listing_access DROP CONSTRAINT listing_access_signs_check,
  ADD CONSTRAINT listing_access_signs_check CHECK (signs IN ('before', 'after', 'approved'));

-- Published listings whose owners chose Confidential when it still left open who posted the listing and its document. Their owners are told
-- once: a row is deleted in the transaction that queues the email.
CREATE TABLE listing_openings (
  listing_id uuid PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE
);

INSERT INTO listing_openings (listing_id)
SELECT listing.id FROM listings listing
WHERE listing.status IN ('active', 'paused')
  AND listing.levels ?& ARRAY['netOperatingIncome', 'capRate', 'grossRevenue', 'cashFlow', 'ebitda', 'outstandingDebt', 'grossRentalIncome']
  AND NOT EXISTS (
    SELECT FROM jsonb_each_text(listing.levels) AS chosen
    WHERE chosen.key IN ('netOperatingIncome', 'capRate', 'grossRevenue', 'cashFlow', 'ebitda', 'outstandingDebt', 'grossRentalIncome')
      AND chosen.value NOT IN ('nda', 'granted'))
  AND (listing.levels ->> 'poster' IS DISTINCT FROM 'nda'
    OR (coalesce(listing.levels ->> 'document', 'member') NOT IN ('nda', 'granted')
      AND EXISTS (SELECT FROM listing_documents document WHERE document.listing_id = listing.id)));
