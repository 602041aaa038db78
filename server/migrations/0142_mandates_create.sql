-- What people look for. Nobody but them reads it.
CREATE TABLE mandates (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  name text NOT NULL,
  track text NOT NULL CHECK (track IN ('sale', 'rent')),
  -- Categories and places, and what is wanted of all of them.
  targets jsonb NOT NULL,
  wanted jsonb NOT NULL,
  timing text NOT NULL CHECK (timing IN ('now', 'months3', 'months6', 'months12', 'flexible')),
  cadence text NOT NULL CHECK (cadence IN ('instant', 'daily', 'weekly', 'off')),
  -- A note and a client's name, encrypted.
  private bytea,
  status text NOT NULL CHECK (status IN ('active', 'paused', 'found', 'lapsed')),
  confirmed_at timestamptz NOT NULL,
  -- When its owner was asked whether they still look; null once they answered.
  asked_at timestamptz,
  -- When its status became what it is.
  changed_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX mandates_by_account ON mandates (account_id);
CREATE INDEX mandates_by_confirmation ON mandates (confirmed_at) WHERE status = 'active';
CREATE INDEX mandates_by_end ON mandates (changed_at) WHERE status <> 'active';

-- A mandate's targets are compared with listings in the statement that compares saved searches.
ALTER TABLE saved_searches ADD COLUMN mandate_id uuid REFERENCES mandates (id) ON DELETE CASCADE;
CREATE INDEX saved_searches_by_mandate ON saved_searches (mandate_id) WHERE mandate_id IS NOT NULL;

-- How many people looked for something like a listing on a day, as its owner was told. A deleted listing's estimate counts
-- among those that its owner had on that day.
CREATE TABLE demand_estimates (
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  listing_id uuid NOT NULL,
  day date NOT NULL,
  estimate jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, day, listing_id)
);
CREATE INDEX demand_estimates_by_age ON demand_estimates (made_at);
