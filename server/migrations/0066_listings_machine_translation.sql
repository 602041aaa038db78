-- The language whose title and description a program drafted and the owner has not approved yet; null for none.
ALTER TABLE listings ADD COLUMN machine_language text CHECK (machine_language IN ('en', 'fr'));
