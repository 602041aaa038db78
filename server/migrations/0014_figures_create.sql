-- How much was searched for, day by day and in UTC: never by whom.
CREATE TABLE search_days (
  day date PRIMARY KEY,
  searches integer NOT NULL,
  -- Those of them that found nothing.
  misses integer NOT NULL
);

-- What was searched for and not found.
CREATE TABLE search_misses (
  day date NOT NULL,
  -- SHA-256 of the filters.
  key bytea NOT NULL,
  filters jsonb NOT NULL,
  times integer NOT NULL,
  PRIMARY KEY (day, key)
);

-- What is counted and listed for administrators.
CREATE INDEX orders_created ON orders (created_at DESC, id DESC);
CREATE INDEX orders_paid ON orders (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX accounts_created ON accounts (created_at);
