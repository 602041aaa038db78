-- What a certificate says besides what was kept: null for signatures from before, whose certificate says that it was not recorded.
ALTER TABLE agreement_signatures
  ADD COLUMN phone_last4 text CHECK (phone_last4 ~ '^[0-9]{4}$'),
  -- When the signer proved who they are.
  ADD COLUMN authenticated_at timestamptz,
  -- Of the signer's device, as 'America/Toronto'.
  ADD COLUMN time_zone text;

-- The certificate of a signature as it was mailed to both parties: its bytes, so that a later release of the program hands out the same file.
CREATE TABLE agreement_certificates (
  signature_id uuid PRIMARY KEY REFERENCES agreement_signatures ON DELETE CASCADE,
  room uuid NOT NULL REFERENCES rooms ON DELETE CASCADE,
  pdf bytea NOT NULL CHECK (length(pdf) <= 2000000),
  sha256 text NOT NULL CHECK (sha256 = encode(sha256(pdf), 'hex')),
  issued_at timestamptz NOT NULL
);
CREATE INDEX agreement_certificates_room ON agreement_certificates (room);
CREATE INDEX agreement_certificates_sha256 ON agreement_certificates (sha256);
CREATE INDEX agreement_signatures_owner ON agreement_signatures (owner_id);

CREATE TRIGGER agreement_certificates_stay BEFORE UPDATE OR TRUNCATE ON agreement_certificates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_evidence_change();
CREATE TRIGGER agreement_certificates_end_with_room BEFORE DELETE ON agreement_certificates
  FOR EACH ROW EXECUTE FUNCTION refuse_evidence_deletion();

DO $$
DECLARE
  writer text;
BEGIN
  -- The server's role, whatever it is called, got all by default.
  FOR writer IN
    SELECT DISTINCT grantee FROM information_schema.role_table_grants
    WHERE table_schema = 'public' AND table_name = 'agreement_certificates' AND grantee <> current_user
  LOOP
    EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON agreement_certificates FROM %I', writer);
  END LOOP;
END
$$;
