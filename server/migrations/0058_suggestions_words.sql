-- The words that listings of many owners hold, and how many listings they find, for what a search suggests. A job writes them anew.
CREATE TABLE suggested_words (
  language text NOT NULL CHECK (language IN ('en', 'fr')),
  word text NOT NULL CHECK (length(word) BETWEEN 3 AND 20),
  listings integer NOT NULL CHECK (listings > 0),
  PRIMARY KEY (language, word)
);
