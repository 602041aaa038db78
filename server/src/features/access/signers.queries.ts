import type { Asker } from "@vestpocket/domain/access/access.schema";
import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { accessGrants } from "./access.tables.ts";
import { ASKER, LISTING_STATE } from "./requests.queries.ts";

export interface SignerRow {
  /** The signature's. */
  readonly id: string;
  readonly listingId: string;
  readonly ownerId: string;
  readonly accountId: string;
  readonly titles: Titles;
  readonly listingStatus: ListingStatus;
  readonly listingExpiresAt: Date | null;
  readonly asker: Asker;
  readonly company: string | null;
  readonly signedAt: Date;
  /** When the owner ended their access; null while they have it. */
  readonly endedAt: Date | null;
  readonly reason: string;
}

/**
 * Signers of what a listing currently requires, about whom its owner made no decision other than ending access or
 * restoring it. Administrators read nothing by a signature.
 */
const SIGNERS = sql`listing_agreements agreement
  JOIN agreement_signatures signature ON signature.room = agreement.listing_id
    AND signature.agreement_id = agreement.agreement_id AND signature.version = agreement.version
  JOIN listings listing ON listing.id = agreement.listing_id
  JOIN accounts account ON account.id = signature.account_id
  LEFT JOIN agents agent ON agent.account_id = account.id
  LEFT JOIN access_grants kept ON kept.listing_id = listing.id AND kept.account_id = account.id
  WHERE account.role <> 'administrator' AND CASE WHEN kept.id IS NOT NULL THEN kept.request_id IS NULL ELSE NOT EXISTS (
    SELECT FROM access_requests request WHERE request.listing_id = listing.id AND request.account_id = account.id
      AND request.state = 'refused') END`;
const COLUMNS = sql`signature.id, listing.id AS "listingId", listing.owner_id AS "ownerId", account.id AS "accountId",
  listings_titles(listing.language, listing.title, listing.other_title) AS titles, ${LISTING_STATE},
  ${ASKER} AS asker, signature.company,
  signature.signed_at AS "signedAt", kept.revoked_at AS "endedAt", coalesce(kept.reason, '') AS reason`;

const isOf = (ownerId: string): SQL => sql`AND listing.owner_id = ${ownerId}`;

/**
 * People with access to an owner's listings by signature, or whose access the owner ended; newest first, and how many
 * there are.
 */
export async function listSignersOf(
  db: Queryable,
  { ownerId, listingId, ...place }: ListPlace & { ownerId: string; listingId: string | undefined },
): Promise<{ rows: SignerRow[]; total: number }> {
  const wanted = sql`${SIGNERS} ${isOf(ownerId)} AND signature.owner_id = ${ownerId}
    ${listingId === undefined ? sql`` : sql`AND listing.id = ${listingId}`}`;
  const key = { table: "agreement_signatures", as: "signature", value: "signed_at" };
  const { isAfter, order, limits } = pageAlong(key, place);
  const rows = await selectRows<SignerRow>(
    db,
    sql`SELECT ${COLUMNS} FROM ${wanted} ${sql.join(isAfter.map((each) => sql`AND ${each}`))}
      ORDER BY ${order} ${limits}`,
  );
  return { rows, total: await countListed(db, sql`${wanted} ORDER BY ${order}`, place) };
}

/** One of them. */
export async function findSigner(
  db: Queryable,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<SignerRow | undefined> {
  const [found] = await selectRows<SignerRow>(
    db,
    sql`SELECT ${COLUMNS} FROM ${SIGNERS} ${isOf(ownerId)} AND signature.id = ${id}`,
  );
  return found;
}

interface PersonAndListing {
  readonly accountId: string;
  readonly listingId: string;
}

/** Whether an account signed any version of any agreement that the listing required. */
export async function hasEverSigned(db: Queryable, { accountId, listingId }: PersonAndListing): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`SELECT 1 FROM agreement_signatures WHERE room = ${listingId} AND account_id = ${accountId} LIMIT 1`,
  );
  return rows.length > 0;
}

/** Ends a signer's access. */
export async function writeEnding(
  tx: Queryable,
  { accountId, listingId, at, reason }: PersonAndListing & { readonly at: Date; readonly reason: string },
): Promise<void> {
  const ended = { fromAt: at, untilAt: at, revokedAt: at, reason };
  await tx
    .insert(accessGrants)
    .values({ id: newId(), listingId, accountId, ...ended })
    .onConflictDoUpdate({ target: [accessGrants.listingId, accessGrants.accountId], set: ended });
}

/**
 * Undoes that. What is kept says since when, so that a refusal from before no longer counts, as after an approval.
 * Returns false if nothing is ended.
 */
export async function undoEnding(
  tx: Queryable,
  { accountId, listingId, at }: PersonAndListing & { readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(accessGrants)
    .set({ fromAt: at, untilAt: null, revokedAt: null, reason: "" })
    .where(
      and(
        ...[eq(accessGrants.accountId, accountId), eq(accessGrants.listingId, listingId)],
        ...[isNull(accessGrants.requestId), isNotNull(accessGrants.revokedAt)],
      ),
    );
  return rowCount === 1;
}

/** Forgets that: the owner, or a setting, has declined the person since. */
export async function forgetRestored(tx: Queryable, { accountId, listingId }: PersonAndListing): Promise<void> {
  await tx
    .delete(accessGrants)
    .where(
      and(eq(accessGrants.accountId, accountId), eq(accessGrants.listingId, listingId), isNull(accessGrants.untilAt)),
    );
}

/**
 * The addresses that signed for a listing from other accounts, and whose access its owner ended last. The room keeps
 * both when an account is deleted, unlike approvals.
 */
export async function listEndedAddresses(
  db: Queryable,
  { uid, listingId }: { uid: string; listingId: string },
): Promise<string[]> {
  const rows = await selectRows<{ email: string }>(
    db,
    sql`
      SELECT DISTINCT signature.email FROM (
        SELECT DISTINCT ON (account) event.body::jsonb ->> 'accountId' AS account, event.kind FROM room_events event
        WHERE event.room = ${listingId} AND event.kind IN ('access_ended', 'access_restored')
        ORDER BY account, event.seq DESC) latest
      JOIN agreement_signatures signature ON signature.room = ${listingId} AND signature.account_id::text = latest.account
      WHERE latest.kind = 'access_ended' AND signature.account_id <> ${uid}`,
  );
  return rows.map(({ email }) => email);
}
