-- Where a renewal that could not be charged can be paid, and whether the member's bank asks them to confirm it.
ALTER TABLE memberships
  ADD COLUMN failed_invoice_url text,
  ADD COLUMN bank_asks boolean NOT NULL DEFAULT false;
