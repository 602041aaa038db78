-- The card that an account chose to pay with again. The payment provider keeps it; its number never reaches us.
CREATE TABLE saved_cards (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  -- At the provider. A card belongs to one customer there, and is gone with it.
  payment_method_id text NOT NULL UNIQUE,
  customer_id text NOT NULL,
  -- Null for a brand without a name here.
  brand text,
  last4 text NOT NULL,
  expires_month smallint NOT NULL CHECK (expires_month BETWEEN 1 AND 12),
  expires_year smallint NOT NULL,
  saved_at timestamptz NOT NULL
);

-- Whether the buyer wants the card of this payment saved, and it was not done yet.
ALTER TABLE orders ADD COLUMN saves_card boolean NOT NULL DEFAULT false;
CREATE INDEX orders_saving_card ON orders (paid_at) WHERE saves_card;
