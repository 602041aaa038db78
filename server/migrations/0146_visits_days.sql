-- How much notice a listing got, by day in UTC: never of whom. `shown`, `opened`, `readers` and `shared` are written by the server, which
-- counts them in memory; `repriced` and `repictured` by what saves an edit; the rest by triggers, so that no way of doing these things is
-- forgotten. No foreign keys: a process writes many listings' rows in one statement, and must wait for nobody who changes a listing.
-- Back: drop the triggers, the functions and the three tables.
CREATE TABLE listing_days (
  listing_id uuid NOT NULL,
  day date NOT NULL,
  -- How often search results had it, its page was opened, and how many people opened it that day.
  shown integer NOT NULL DEFAULT 0,
  opened integer NOT NULL DEFAULT 0,
  readers integer NOT NULL DEFAULT 0,
  shared integer NOT NULL DEFAULT 0,
  saved integer NOT NULL DEFAULT 0,
  inquired integer NOT NULL DEFAULT 0,
  requested integer NOT NULL DEFAULT 0,
  signed integer NOT NULL DEFAULT 0,
  alerted integer NOT NULL DEFAULT 0,
  repriced boolean NOT NULL DEFAULT false,
  repictured boolean NOT NULL DEFAULT false,
  PRIMARY KEY (listing_id, day)
) WITH (fillfactor = 80);
CREATE INDEX listing_days_by_age ON listing_days USING brin (day);

-- The days of all of an owner's listings together, once they are over: for the dashboard of somebody with a thousand of them.
CREATE TABLE owner_days (
  owner_id uuid NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  day date NOT NULL,
  shown integer NOT NULL,
  opened integer NOT NULL,
  readers integer NOT NULL,
  shared integer NOT NULL,
  saved integer NOT NULL,
  inquired integer NOT NULL,
  requested integer NOT NULL,
  signed integer NOT NULL,
  alerted integer NOT NULL,
  PRIMARY KEY (owner_id, day)
);
CREATE INDEX owner_days_by_day ON owner_days (day);

-- How the listings of most owners do, by category and province: counted once a night, and rounded. In thousandths.
CREATE TABLE listing_medians (
  type text NOT NULL,
  province text NOT NULL,
  -- Of 1,000 times shown, how often opened; of 1,000 times opened, how often asked about; of 1,000 times asked, how often signed.
  opened smallint,
  asked smallint,
  signed smallint,
  PRIMARY KEY (type, province)
);

-- Counts the rows that a statement added: TG_ARGV is the figure, and the columns with the listing, the moment and the person. What the owner
-- or an administrator does is not counted. Alerts name no person here: no owner gets one of their own, and there are too many to look up.
CREATE FUNCTION listing_days_count() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO listing_days AS known (listing_id, day, %1$I)
     SELECT listing.id, (added.%3$I AT TIME ZONE ''UTC'')::date, count(*)
     FROM added JOIN listings listing ON listing.id = added.%2$I '
    || CASE TG_NARGS WHEN 4 THEN 'WHERE added.%4$I IS DISTINCT FROM listing.owner_id
         AND NOT EXISTS (SELECT FROM accounts WHERE accounts.id = added.%4$I AND role = ''administrator'')' ELSE '' END
    || ' GROUP BY 1, 2 ORDER BY 1, 2
     ON CONFLICT (listing_id, day) DO UPDATE SET %1$I = known.%1$I + excluded.%1$I',
    TG_ARGV[0], TG_ARGV[1], TG_ARGV[2], TG_ARGV[3]);
  RETURN NULL;
END $$;
CREATE TRIGGER listing_days_count AFTER INSERT ON favourites REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listing_days_count('saved', 'listing_id', 'created_at', 'account_id');
CREATE TRIGGER listing_days_count AFTER INSERT ON inquiries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listing_days_count('inquired', 'listing_id', 'created_at', 'sender_id');
CREATE TRIGGER listing_days_count AFTER INSERT ON access_requests REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listing_days_count('requested', 'listing_id', 'asked_at', 'account_id');
CREATE TRIGGER listing_days_count AFTER INSERT ON agreement_signatures REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listing_days_count('signed', 'room', 'signed_at', 'account_id');
CREATE TRIGGER listing_days_count AFTER INSERT ON alerts REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION listing_days_count('alerted', 'listing_id', 'found_at');

-- What a foreign key would do. Nothing else refers to the rows.
CREATE FUNCTION listing_days_forget() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM listing_days WHERE listing_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER listing_days_forget AFTER DELETE ON listings FOR EACH ROW EXECUTE FUNCTION listing_days_forget();

-- What is still known of the last thirteen months.
INSERT INTO listing_days (listing_id, day, saved, inquired, requested, signed, alerted)
SELECT listing.id, (added.at AT TIME ZONE 'UTC')::date, sum(saved), sum(inquired), sum(requested), sum(signed), sum(alerted)
FROM (
  SELECT listing_id, created_at AS at, account_id, 1 AS saved, 0 AS inquired, 0 AS requested, 0 AS signed, 0 AS alerted FROM favourites
  UNION ALL SELECT listing_id, created_at, sender_id, 0, 1, 0, 0, 0 FROM inquiries
  UNION ALL SELECT listing_id, asked_at, account_id, 0, 0, 1, 0, 0 FROM access_requests
  UNION ALL SELECT room, signed_at, account_id, 0, 0, 0, 1, 0 FROM agreement_signatures
  UNION ALL SELECT listing_id, found_at, account_id, 0, 0, 0, 0, 1 FROM alerts
) AS added JOIN listings listing ON listing.id = added.listing_id
WHERE added.at > now() - interval '396 days' AND added.account_id IS DISTINCT FROM listing.owner_id
  AND NOT EXISTS (SELECT FROM accounts WHERE accounts.id = added.account_id AND role = 'administrator')
GROUP BY 1, 2;
