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

/** Those that came later, with the number that makes each fingerprint another. */
const COVERED_PARTIES = [
  ...(["id", "accountName", "title", "postedAs", "brokerage", "licence", "principal", "namesPrincipal"] as const),
  ...(["languageReason", "firstShownAt", "asksStamp"] as const),
];

type Hashed = Omit<SignatureRow, "seq">;

/** The fingerprints of all stored columns of a signature, recorded in its event: any changed column is detected. */
export const hashSignature = (row: Hashed): string => hashColumns(row, COVERED);
export const hashParties = (row: Hashed): string => hashColumns(row, COVERED_PARTIES);

function hashColumns(row: Hashed, columns: readonly (keyof Hashed)[]): string {
  return createHash("sha256")
    .update(JSON.stringify(columns.map((column) => row[column])))
    .digest("hex");
}

/**
 * Whether a signature matches its event. Events from earlier versions hold some of its values instead of a fingerprint,
 * and nothing of columns that were not yet recorded.
 */
export function isAsRecorded({ signature, event }: RecordedSignature): boolean {
  if (event?.kind !== "agreement_signed" || event.actor !== signature.accountId) return false;
  const said = JSON.parse(event.body) as Readonly<Record<string, unknown>>;
  const { id: signatureId, signerName: name, textSha256: sha256 } = signature;
  const { agreementId, version, language, capacity, company, authentication } = signature;
  const values = { signatureId, agreementId, version, language, sha256, name, capacity, company, authentication };
  const isSame = Object.entries(values).every(([key, value]) => said[key] === value);
  if (!isSame || (said.signature !== undefined && said.signature !== hashSignature(signature))) return false;
  if (said.parties !== undefined) return said.parties === hashParties(signature);
  return COVERED_PARTIES.every((column) => column === "id" || signature[column] === null);
}
