import { PHONE_CODE_RETENTION } from "@vestpocket/domain/phones/phones.retention";
import { findRetentionStart } from "@vestpocket/domain/shared/retention";
import { and, count, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { botChecks, phoneCodes } from "./phones.tables.ts";

export type NewPhoneCode = typeof phoneCodes.$inferInsert;
export type CodePurpose = NewPhoneCode["purpose"];

/** Serializes sends until the transaction ends: the daily limit is shared by everyone. */
export async function lockSends(tx: Queryable): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('phone-codes', 0))`);
}

/** What was sent before, as input to the limits. */
export interface SendCounts {
  readonly lastToPhone: Date | null;
  readonly toPhoneInHour: number;
  readonly toPhoneInDay: number;
  readonly fromAddressInHour: number;
  readonly unconfirmedOfPrefixInHour: number;
  readonly inDay: number;
}

export async function countSends(
  tx: Queryable,
  send: { phoneNumber: string; prefix: string; address: string; now: Date },
): Promise<SendCounts> {
  const hour = sql`${send.now}::timestamptz - interval '1 hour'`;
  const day = sql`${send.now}::timestamptz - interval '24 hours'`;
  const { rows } = await tx.execute<Record<keyof SendCounts, string | null>>(sql`
    SELECT
      (SELECT max(created_at) FROM phone_codes WHERE phone_number = ${send.phoneNumber}) AS "lastToPhone",
      (SELECT count(*) FROM phone_codes WHERE phone_number = ${send.phoneNumber} AND created_at > ${hour}) AS "toPhoneInHour",
      (SELECT count(*) FROM phone_codes WHERE phone_number = ${send.phoneNumber} AND created_at > ${day}) AS "toPhoneInDay",
      (SELECT count(*) FROM phone_codes WHERE address = ${send.address} AND created_at > ${hour}) AS "fromAddressInHour",
      (SELECT count(*) FROM phone_codes
       WHERE phone_number LIKE ${`${send.prefix}%`} AND used_at IS NULL AND created_at > ${hour}) AS "unconfirmedOfPrefixInHour",
      (SELECT count(*) FROM phone_codes WHERE created_at > ${day}) AS "inDay"`);
  const [row] = rows;
  if (row === undefined) throw new Error("counting gave no row");
  return {
    lastToPhone: row.lastToPhone === null ? null : new Date(row.lastToPhone),
    toPhoneInHour: Number(row.toPhoneInHour),
    toPhoneInDay: Number(row.toPhoneInDay),
    fromAddressInHour: Number(row.fromAddressInHour),
    unconfirmedOfPrefixInHour: Number(row.unconfirmedOfPrefixInHour),
    inDay: Number(row.inDay),
  };
}

export async function insertPhoneCode(tx: Queryable, code: NewPhoneCode): Promise<void> {
  await tx.insert(phoneCodes).values(code);
}

interface Try {
  readonly phoneNumber: string;
  readonly purpose: CodePurpose;
  /** The network of the attempt. */
  readonly network: string;
  readonly now: Date;
}

interface TryLimits {
  readonly perCode: number;
  readonly perPhoneADay: number;
  /** Of these, from networks other than the one that requested the code. */
  readonly fromOthersADay: number;
}

/**
 * Counts an attempt against the newest code sent to a number for a purpose, before anything is compared; undefined if
 * there is none that can still be used. Attempts from the requesting network are counted separately from all others.
 * Concurrent attempts are counted one by one, since they update the same row: the sums exclude it and add its current
 * value.
 */
export async function takeTry(
  db: Queryable,
  { phoneNumber, purpose, network, now }: Try,
  { perCode, perPhoneADay, fromOthersADay }: TryLimits,
): Promise<{ id: string; hash: string } | undefined> {
  const [taken] = await selectRows<{ id: string; hash: string }>(
    db,
    sql`
      WITH newest AS (
        SELECT id FROM phone_codes WHERE phone_number = ${phoneNumber} AND purpose = ${purpose}
        ORDER BY created_at DESC, id DESC LIMIT 1
      ), earlier AS (
        SELECT coalesce(sum(tries + other_tries), 0) AS all_tries, coalesce(sum(other_tries), 0) AS other_tries
        FROM phone_codes
        WHERE phone_number = ${phoneNumber} AND created_at > ${now}::timestamptz - interval '24 hours'
          AND id NOT IN (SELECT id FROM newest)
      )
      UPDATE phone_codes code SET
        tries = code.tries + (code.address = ${network})::int,
        other_tries = code.other_tries + (code.address <> ${network})::int
      FROM earlier
      WHERE code.id = (SELECT id FROM newest) AND code.used_at IS NULL AND code.expires_at > ${now}::timestamptz
        AND earlier.all_tries + code.tries + code.other_tries < ${perPhoneADay}
        AND CASE WHEN code.address = ${network} THEN code.tries < ${perCode}
          ELSE code.other_tries < ${perCode} AND earlier.other_tries + code.other_tries < ${fromOthersADay} END
      RETURNING code.id, code.hash`,
  );
  return taken;
}

/** Marks a code as used; false if it already was. */
export async function useCode(tx: Queryable, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(phoneCodes)
    .set({ usedAt: now })
    .where(and(eq(phoneCodes.id, id), isNull(phoneCodes.usedAt)))
    .returning({ id: phoneCodes.id });
  return used.length === 1;
}

/** Records a solved challenge; false if it was used before. */
export async function insertBotCheck(db: Queryable, check: typeof botChecks.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(botChecks).values(check).onConflictDoNothing().returning();
  return inserted.length === 1;
}

/** Solved challenges that have not expired yet. */
export async function countBotChecks(db: Queryable, now: Date): Promise<number> {
  const [counted] = await db.select({ solved: count() }).from(botChecks).where(gt(botChecks.expiresAt, now));
  return counted?.solved ?? 0;
}

/** Deletes codes and solved challenges that no limit needs any more. */
export async function deleteOldCodes(db: Queryable, now: Date): Promise<void> {
  const before = findRetentionStart(PHONE_CODE_RETENTION, now);
  await deleteInBatches(db, { from: phoneCodes, where: lt(phoneCodes.createdAt, before) });
  await deleteInBatches(db, { from: botChecks, where: lt(botChecks.expiresAt, now) });
}
