-- Whether signers of a listing's agreement have to prove with two factors that the account is theirs.
ALTER TABLE listing_agreements ADD COLUMN needs_two_factors boolean NOT NULL DEFAULT false;
