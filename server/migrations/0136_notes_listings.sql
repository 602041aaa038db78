-- Administrators' notes on a listing. They belong to its owner, and end with it.
ALTER TABLE notes ADD COLUMN listing_id uuid REFERENCES listings (id) ON DELETE CASCADE;
CREATE INDEX notes_listing ON notes (listing_id, id) WHERE listing_id IS NOT NULL;

-- A listing's orders, and the messages to a person, for their pages in the administration.
CREATE INDEX orders_listing ON orders (listing_id, created_at DESC) WHERE listing_id IS NOT NULL;
CREATE INDEX messages_recipient ON messages (recipient, id DESC);

-- What the overview reads of a period, and the end of memberships.
CREATE INDEX inquiries_created ON inquiries (created_at);
CREATE INDEX listings_created ON listings (created_at);
CREATE INDEX memberships_until ON memberships (member_until);
