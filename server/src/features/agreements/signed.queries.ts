import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { agreementSignatures } from "./agreements.tables.ts";
import { countSignatures, pageSignatures, type StampedSignatureRow, withStamp } from "./signatures.queries.ts";

/** What a person signed, and the current state of its listing; null if the listing or its owner was deleted. */
export interface SignedRow extends StampedSignatureRow {
  readonly listing: { readonly status: ListingStatus; readonly expiresAt: string | null } | null;
}

const listing = sql<SignedRow["listing"]>`(
  SELECT json_build_object('status', listing.status, 'expiresAt', listing.expires_at) FROM listings listing
  JOIN accounts owner ON owner.id = listing.owner_id AND owner.disabled_at IS NULL
  WHERE listing.id = agreement_signatures.room)`;

/** A page of what an account signed, newest first. */
export async function listSignedBy(
  db: Queryable,
  uid: string,
  place: ListPlace,
): Promise<{ rows: SignedRow[]; total: number }> {
  const isWanted = eq(agreementSignatures.accountId, uid);
  const { isOnPage, order } = pageSignatures(isWanted, place);
  const rows = await db
    .select({ ...withStamp, listing })
    .from(agreementSignatures)
    .where(isOnPage)
    .orderBy(order);
  return { rows, total: await countSignatures(db, isWanted, place) };
}
