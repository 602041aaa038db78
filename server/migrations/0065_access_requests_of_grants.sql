-- Which request an approval answered, and for whom somebody asks.
ALTER TABLE access_grants ADD COLUMN request_id uuid NOT NULL REFERENCES access_requests (id) ON DELETE CASCADE;
CREATE INDEX access_grants_request ON access_grants (request_id);
ALTER TABLE access_requests ADD COLUMN capacity text NOT NULL;
