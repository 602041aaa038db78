-- Conversations between who is interested in a listing and who offers it.
CREATE TABLE inquiries (
  id uuid PRIMARY KEY,
  listing_id uuid REFERENCES listings (id) ON DELETE SET NULL,
  -- As it was called when it was asked about; the conversation outlives the listing.
  listing_title text NOT NULL,
  -- Null once the account is gone; what the other one was told stays with them.
  owner_id uuid REFERENCES accounts (id) ON DELETE SET NULL,
  sender_id uuid REFERENCES accounts (id) ON DELETE SET NULL,
  -- As the sender gave it in the form; emptied when the account goes.
  sender_name text NOT NULL,
  sender_phone text NOT NULL,
  -- The key under which the call may be repeated.
  request_key text,
  created_at timestamptz NOT NULL,
  -- Of the last message.
  last_at timestamptz NOT NULL,
  owner_unread boolean NOT NULL,
  sender_unread boolean NOT NULL,
  owner_archived boolean NOT NULL DEFAULT false,
  sender_archived boolean NOT NULL DEFAULT false,
  -- By an administrator, after a report.
  closed_at timestamptz
);
CREATE INDEX inquiries_owner ON inquiries (owner_id, owner_archived, last_at DESC, id DESC);
CREATE INDEX inquiries_sender ON inquiries (sender_id, sender_archived, last_at DESC, id DESC);
CREATE INDEX inquiries_listing ON inquiries (listing_id);
CREATE UNIQUE INDEX inquiries_request_key ON inquiries (sender_id, request_key) WHERE request_key IS NOT NULL;

CREATE TABLE inquiry_messages (
  -- UUIDv7: the order of ids is the order in which they were written.
  id uuid PRIMARY KEY,
  inquiry_id uuid NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
  by_owner boolean NOT NULL,
  text text NOT NULL,
  request_key text,
  created_at timestamptz NOT NULL
);
CREATE INDEX inquiry_messages_inquiry ON inquiry_messages (inquiry_id, id);
CREATE UNIQUE INDEX inquiry_messages_request_key ON inquiry_messages (inquiry_id, by_owner, request_key)
  WHERE request_key IS NOT NULL;

CREATE TABLE inquiry_reports (
  id uuid PRIMARY KEY,
  inquiry_id uuid NOT NULL REFERENCES inquiries (id) ON DELETE CASCADE,
  by_owner boolean NOT NULL,
  reason text NOT NULL CHECK (reason IN ('spam', 'fraud', 'harassment', 'other')),
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('dismissed', 'closed')),
  resolved_at timestamptz
);
-- Either side has one report open at most.
CREATE UNIQUE INDEX inquiry_reports_open ON inquiry_reports (inquiry_id, by_owner) WHERE outcome IS NULL;
CREATE INDEX inquiry_reports_created ON inquiry_reports (created_at DESC, id DESC);
