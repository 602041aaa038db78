-- Every foreign key gets an index without a condition on other columns: deleting or exporting an account otherwise reads these tables whole, and every
-- reading of a profile all sessions. New indexes come first, so that what they replace stays locked for a moment only.
CREATE INDEX sessions_account_ended ON sessions (account_id, ended_at);
CREATE INDEX room_documents_listing_position ON room_documents (listing_id, position);
CREATE INDEX consents_account ON consents (account_id);
CREATE INDEX discount_codes_account ON discount_codes (account_id);
CREATE INDEX discount_codes_order ON discount_codes (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX reports_inquiry ON reports (inquiry_id) WHERE inquiry_id IS NOT NULL;
DROP INDEX sessions_account, room_documents_listing;
