-- What visitors see of a listing's card: all of it, as before, only what everyone may read, or none. Back: drop the column.
ALTER TABLE listings ADD COLUMN visitor_card text NOT NULL DEFAULT 'full' CHECK (visitor_card IN ('full', 'public', 'none'));
