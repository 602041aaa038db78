-- For whom a listing's owner discloses, and whether certificates name them. Back: drop the columns.
ALTER TABLE listing_agreements
  ADD COLUMN principal text NOT NULL DEFAULT '' CHECK (length(principal) <= 200),
  ADD COLUMN names_principal boolean NOT NULL DEFAULT false;

-- Who signs with whom, and which text they were given first, and why. Null for signatures from before.
ALTER TABLE agreement_signatures
  -- The name on the signer's account, and their title at the company that they sign for.
  ADD COLUMN account_name text,
  ADD COLUMN title text,
  -- In which capacity the listing was posted, and what is known of an agent.
  ADD COLUMN posted_as text CHECK (posted_as IN ('agent', 'owner')),
  ADD COLUMN brokerage text,
  ADD COLUMN licence text,
  -- For whom the listing was posted, and whether the certificate names them.
  ADD COLUMN principal text,
  ADD COLUMN names_principal boolean,
  ADD COLUMN language_reason text
    CHECK (language_reason IN ('listing', 'billing', 'phone', 'stated', 'unknown', 'account', 'denied')),
  ADD COLUMN first_shown_at timestamptz,
  -- Whether an external authority was asked to timestamp the certificate.
  ADD COLUMN asks_stamp boolean;
