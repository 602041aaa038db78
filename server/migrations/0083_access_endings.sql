-- An owner ends what somebody reads by their signature alone: kept as a revoked approval that answers no request.
ALTER TABLE access_grants ALTER COLUMN request_id DROP NOT NULL;
ALTER TABLE access_grants ADD CONSTRAINT access_grants_ending CHECK (num_nonnulls(request_id, revoked_at) > 0);
