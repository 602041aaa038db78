import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { accessGrants } from "./access.tables.ts";

type GrantRow = typeof accessGrants.$inferSelect;

/** Grants a person access. An earlier approval for the same listing ends with it. */
export async function writeGrant(
  tx: Queryable,
  grant: Pick<GrantRow, "listingId" | "accountId" | "fromAt"> & { readonly untilAt: Date; readonly requestId: string },
): Promise<void> {
  const { requestId, fromAt, untilAt } = grant;
  await tx
    .insert(accessGrants)
    .values({ id: newId(), ...grant })
    .onConflictDoUpdate({
      target: [accessGrants.listingId, accessGrants.accountId],
      set: { requestId, fromAt, untilAt, revokedAt: null, reason: "" },
    });
}

export async function updateGrant(
  tx: Queryable,
  id: string,
  values: Partial<Pick<GrantRow, "fromAt" | "untilAt" | "revokedAt" | "reason" | "requestId">>,
): Promise<void> {
  await tx.update(accessGrants).set(values).where(eq(accessGrants.id, id));
}

/** Everything stored about an account's access requests, newest first. */
export async function listAccessOf(db: Queryable, accountId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    SELECT coalesce(request.listing_id, kept.listing_id) AS "listingId", request.state, request.purpose, request.capacity, request.company,
      request.message, request.question, request.answer, request.note, request.asked_at AS "askedAt",
      request.decided_at AS "decidedAt", kept.until_at AS "untilAt", kept.revoked_at AS "revokedAt", kept.reason
    FROM (SELECT * FROM access_requests WHERE account_id = ${accountId}) request
    FULL JOIN (SELECT * FROM access_grants WHERE account_id = ${accountId} AND until_at IS NOT NULL) kept ON kept.request_id = request.id
    ORDER BY coalesce(request.asked_at, kept.revoked_at) DESC, request.id DESC`);
  return rows;
}
