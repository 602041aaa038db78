import { DISCOUNT_CODE_TRIES } from "@vestpocket/domain/orders/orders.rules";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { discountCodes } from "./orders.tables.ts";

export type CodeRow = typeof discountCodes.$inferSelect;

/** Serializes the issuing of a listing's codes until the transaction ends. */
export async function lockCodes(tx: Queryable, listingId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`discount ${listingId}`}, 0))`);
}

/** When a listing's codes were issued since a time, oldest first. */
export async function listIssues(tx: Queryable, listingId: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ createdAt: discountCodes.createdAt })
    .from(discountCodes)
    .where(and(eq(discountCodes.listingId, listingId), gt(discountCodes.createdAt, since)))
    .orderBy(discountCodes.createdAt);
  return rows.map(({ createdAt }) => createdAt);
}

/** Saves a new code, which replaces all of the listing's earlier ones. */
export async function replaceCodes(
  tx: Queryable,
  code: Pick<CodeRow, "id" | "tokenHash" | "codeHash" | "listingId" | "accountId" | "createdAt" | "expiresAt">,
): Promise<void> {
  await tx
    .update(discountCodes)
    .set({ replacedAt: code.createdAt })
    .where(and(eq(discountCodes.listingId, code.listingId), isNull(discountCodes.replacedAt)));
  await tx.insert(discountCodes).values(code);
}

/** The code for a token, even if used, replaced or expired. */
export async function findCode(db: Queryable, tokenHash: Buffer): Promise<CodeRow | undefined> {
  const [code] = await db.select().from(discountCodes).where(eq(discountCodes.tokenHash, tokenHash));
  return code;
}

/** Counts an attempt at a valid code; undefined if no code is valid for this token, listing and account. */
export async function takeTry(
  db: Queryable,
  wanted: { tokenHash: Buffer; listingId: string; accountId: string; now: Date },
): Promise<CodeRow | undefined> {
  const [code] = await db
    .update(discountCodes)
    .set({ tries: sql`${discountCodes.tries} + 1` })
    .where(
      and(
        eq(discountCodes.tokenHash, wanted.tokenHash),
        eq(discountCodes.listingId, wanted.listingId),
        eq(discountCodes.accountId, wanted.accountId),
        lt(discountCodes.tries, DISCOUNT_CODE_TRIES),
        gt(discountCodes.expiresAt, wanted.now),
        isNull(discountCodes.replacedAt),
        isNull(discountCodes.usedAt),
      ),
    )
    .returning();
  return code;
}

/** Undoes a counted attempt: only wrong ones count. */
export async function giveTryBack(db: Queryable, id: string): Promise<void> {
  await db
    .update(discountCodes)
    .set({ tries: sql`${discountCodes.tries} - 1` })
    .where(eq(discountCodes.id, id));
}

/** Reserves exactly this code for an order; false if the code has been used or replaced since. */
export async function holdCode(tx: Queryable, orderId: string, codeId: string | undefined): Promise<boolean> {
  await tx
    .update(discountCodes)
    .set({ orderId: null })
    .where(and(eq(discountCodes.orderId, orderId), isNull(discountCodes.usedAt)));
  if (codeId === undefined) return true;
  const held = await tx
    .update(discountCodes)
    .set({ orderId })
    .where(and(eq(discountCodes.id, codeId), isNull(discountCodes.usedAt), isNull(discountCodes.replacedAt)))
    .returning({ id: discountCodes.id });
  return held.length > 0;
}

/** Marks the code that a paid order holds as used; false if it holds none. */
export async function useCodeOf(tx: Queryable, orderId: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(discountCodes)
    .set({ usedAt: now })
    .where(and(eq(discountCodes.orderId, orderId), isNull(discountCodes.usedAt)))
    .returning({ id: discountCodes.id });
  return used.length > 0;
}
