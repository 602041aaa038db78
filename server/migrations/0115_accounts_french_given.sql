-- Whether someone in Quebec said that they were given the French version first, and chose to continue in English.
ALTER TABLE consents ADD COLUMN is_french_given boolean NOT NULL DEFAULT false;
