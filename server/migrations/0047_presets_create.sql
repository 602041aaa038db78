-- Filters that administrators saved for the lists of the administration.
CREATE TABLE presets (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  list text NOT NULL,
  name text NOT NULL,
  -- As the list's address has it.
  query text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX presets_name ON presets (account_id, list, lower(name));
