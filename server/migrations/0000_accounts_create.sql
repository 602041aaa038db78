CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  -- The address as it is compared: one mailbox has one account, however it is spelt.
  email_key text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  phone_number text,
  phone_verified_at timestamptz,
  email_verified_at timestamptz,
  language text NOT NULL CHECK (language IN ('en', 'fr')),
  role text NOT NULL DEFAULT 'member' CHECK (role IN ('member', 'administrator')),
  disabled_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE agents (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  brokerage_name text NOT NULL,
  province text NOT NULL,
  city text NOT NULL,
  is_real_estate_member boolean NOT NULL,
  real_estate_board text,
  verified_at timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE memberships (
  account_id uuid PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  -- Benefits last until this moment, whatever became of the subscription.
  paid_through timestamptz NOT NULL
);
