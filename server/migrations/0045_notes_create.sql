-- What administrators note about a person or an order, for each other.
CREATE TABLE notes (
  id uuid PRIMARY KEY,
  -- The person, or who placed the order, so that a note on an order goes with them too; null if they were gone already.
  account_id uuid REFERENCES accounts (id) ON DELETE CASCADE,
  -- Null for a note on the person.
  order_id uuid REFERENCES orders (id) ON DELETE CASCADE,
  -- Kept when that administrator's account is deleted.
  author_id uuid NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 2000),
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  CONSTRAINT notes_subject CHECK (num_nonnulls(account_id, order_id) > 0)
);
CREATE INDEX notes_account ON notes (account_id, id) WHERE account_id IS NOT NULL;
CREATE INDEX notes_order ON notes (order_id, id) WHERE order_id IS NOT NULL;
