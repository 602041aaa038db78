-- contracts: 0083
-- An owner who restores what they had ended of a signer's reading is remembered: a refusal from before no longer counts, as after an approval.
-- Such a row answers no request, is not revoked, has no end, and goes with the next refusal. The constraint still allows all that it allowed.
ALTER TABLE access_grants ALTER COLUMN until_at DROP NOT NULL;
ALTER TABLE access_grants DROP CONSTRAINT access_grants_ending;
ALTER TABLE access_grants ADD CONSTRAINT access_grants_ending
  CHECK (num_nonnulls(request_id, revoked_at) > 0 AND until_at IS NOT NULL OR num_nonnulls(request_id, revoked_at, until_at) = 0);
