import type { Signature } from "@vestpocket/domain/agreements/agreements.schema";
import { toMoment } from "../../platform/moment.ts";
import type { SignatureRow } from "./signatures.queries.ts";

/** A signature, for both parties. */
export function toSignature(row: SignatureRow & { readonly stampedAt?: Date | null }): Signature {
  const { id, capacity, company, email, language, version, authentication } = row;
  return {
    ...{ id, capacity, company, email, language, version, authentication },
    name: row.signerName,
    sha256: row.textSha256,
    signedAt: toMoment(row.signedAt),
    stampedAt: row.stampedAt ? toMoment(row.stampedAt) : null,
  };
}
