-- A listing that lets in whoever signs its agreement approved those who asked before they had signed; when its owner then removed the agreement, they
-- read all of it. Such an approval becomes an undecided request again, which a signature or the owner approves.
-- The audit log tells it from others: given by the settings while they let in signers, and never extended by the owner, to someone who has signed
-- nothing for the listing and whose domain it does not allow.
WITH reopened AS (
  DELETE FROM access_grants kept USING accounts account
  WHERE account.id = kept.account_id AND kept.request_id IS NOT NULL AND kept.revoked_at IS NULL AND kept.until_at > now()
    AND NOT EXISTS (
      SELECT FROM agreement_signatures signature WHERE signature.room = kept.listing_id AND signature.account_id = kept.account_id)
    AND NOT EXISTS (
      SELECT FROM listing_access access, unnest(access.allowed_domains) domain WHERE access.listing_id = kept.listing_id
        AND right('.' || lower(split_part(account.email, '@', -1)), length(domain) + 1) = '.' || lower(domain))
    AND NOT EXISTS (
      SELECT FROM access_requests request WHERE request.listing_id = kept.listing_id AND request.account_id = kept.account_id
        AND request.state IN ('open', 'questioned'))
    AND (
      SELECT given.action = 'access.approved' AND given.details ->> 'isAutomatic' = 'true' AND 'signed' = (
        SELECT chosen.details ->> 'mode' FROM audit_entries chosen
        WHERE chosen.subject_id = kept.listing_id::text AND chosen.action = 'access.settings_saved' AND chosen.at <= given.at
        ORDER BY chosen.at DESC, chosen.id DESC LIMIT 1)
      FROM audit_entries given WHERE given.subject_id = kept.listing_id::text
        AND given.action IN ('access.approved', 'access.extended') AND given.details ->> 'account' = kept.account_id::text
      ORDER BY given.at DESC, given.id DESC LIMIT 1)
  RETURNING kept.request_id)
UPDATE access_requests request SET state = 'open', decided_at = NULL FROM reopened WHERE request.id = reopened.request_id;
