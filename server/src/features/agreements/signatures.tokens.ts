import { createHash } from "node:crypto";
import type { RecordedSignature, SignatureRow } from "./signatures.queries.ts";

/**
 * The columns of a signature that its event covers. New columns go into a separate list: what was hashed stays as it
 * was.
 */
const COVERED = [
  ...(["id", "room", "accountId", "ownerId", "ownerName", "listingTitle", "agreementId", "version"] as const),
  ...(["language", "textSha256", "languagesOffered", "languageChosenAt", "shownAt", "signerName"] as const),
  ...(["capacity", "company", "email", "emailVerifiedAt", "phoneVerifiedAt", "authentication", "signedAt"] as const),
  ...(["address", "userAgent", "sessionId", "requestId", "phoneLast4", "authenticatedAt", "timeZone"] as const),
];

/** The fingerprint of all stored columns of a signature, recorded in its event: any changed column is detected. */
export function hashSignature(row: Omit<SignatureRow, "seq">): string {
  return createHash("sha256")
    .update(JSON.stringify(COVERED.map((column) => row[column])))
    .digest("hex");
}

/**
 * Whether a signature matches its event. Events from earlier versions hold some of its values instead of its
 * fingerprint.
 */
export function isAsRecorded({ signature, event }: RecordedSignature): boolean {
  if (event?.kind !== "agreement_signed" || event.actor !== signature.accountId) return false;
  const said = JSON.parse(event.body) as Readonly<Record<string, unknown>>;
  const { id: signatureId, signerName: name, textSha256: sha256 } = signature;
  const { agreementId, version, language, capacity, company, authentication } = signature;
  const values = { signatureId, agreementId, version, language, sha256, name, capacity, company, authentication };
  const isSame = Object.entries(values).every(([key, value]) => said[key] === value);
  return isSame && (said.signature === undefined || said.signature === hashSignature(signature));
}
