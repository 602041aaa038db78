import { isSameName } from "@vestpocket/domain/agreements/agreements.rules";
import type { Signature, SignedAgreement } from "@vestpocket/domain/agreements/agreements.schema";
import { maySeeListing } from "@vestpocket/domain/listings/visibility.rules";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { SignatureRow } from "./signatures.queries.ts";
import type { SignedRow } from "./signed.queries.ts";

/** A signature, as both parties see it. */
export function toSignature(row: SignatureRow & { readonly stampedAt?: Date | null }): Signature {
  const { id, capacity, company, title, accountName, email, language, version, authentication } = row;
  return {
    ...{ id, capacity, company, title, email, language, version, authentication },
    name: row.signerName,
    accountName: accountName === null || isSameName(accountName, row.signerName) ? null : accountName,
    sha256: row.textSha256,
    signedAt: toMoment(row.signedAt),
    stampedAt: row.stampedAt ? toMoment(row.stampedAt) : null,
  };
}

/**
 * A signature, as the signer sees it: with the listing's title at that time, and whether they can still open its page.
 */
export function toSigned(row: SignedRow, { viewer, now }: { viewer: Viewer; now: Date }): SignedAgreement {
  const { room: id, listingTitle: name, ownerId, listing } = row;
  const expiresAt = listing?.expiresAt ? new Date(listing.expiresAt) : null;
  const isShown = listing !== null && maySeeListing({ viewer, listing: { ...listing, ownerId, expiresAt }, now });
  return { listing: { id, name, isShown }, signature: toSignature(row) };
}
