-- Who posted a listing: a registered agent, or its owner or somebody who may act for them.
ALTER TABLE listings
  ADD COLUMN posted_as text NOT NULL DEFAULT 'agent' CHECK (posted_as IN ('agent', 'owner'));
