import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import type { ListSuppressionsRequest } from "@vestpocket/domain/messages/streams.schema";
import type { SuppressionReason } from "@vestpocket/domain/messages/streams.terms";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { isWithinDays } from "../../platform/database/days.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { isAmong } from "../../platform/database/words.ts";
import { suppressions } from "./messages.tables.ts";

export type Suppression = typeof suppressions.$inferSelect;

export async function findSuppression(db: Queryable, address: string): Promise<Suppression | undefined> {
  const [found] = await db
    .select()
    .from(suppressions)
    .where(eq(suppressions.addressKey, toEmailKey(address)));
  return found;
}

/** From the mildest to the one that also withholds other e-mail: a milder one does not replace a graver one. */
const GRAVITY = ["bounced", "complained", "unknown_mailbox"] as const satisfies readonly SuppressionReason[];

/** Suppresses an address, or records a graver reason, or the same one again. */
export async function upsertSuppression(tx: Queryable, row: Suppression): Promise<void> {
  const { reason, source, createdAt } = row;
  const milder = GRAVITY.slice(0, GRAVITY.indexOf(reason) + 1);
  await tx
    .insert(suppressions)
    .values(row)
    .onConflictDoUpdate({
      target: suppressions.addressKey,
      set: { reason, source, createdAt },
      setWhere: inArray(suppressions.reason, milder),
    });
}

/** False if the address was not suppressed. */
export async function deleteSuppression(tx: Queryable, addressKey: string): Promise<boolean> {
  const { rowCount } = await tx.delete(suppressions).where(eq(suppressions.addressKey, addressKey));
  return rowCount === 1;
}

/** Has a mailbox tried again that did not exist. */
export async function forgetUnknownMailbox(tx: Queryable, address: string): Promise<void> {
  const isOfAddress = eq(suppressions.addressKey, toEmailKey(address));
  await tx.delete(suppressions).where(and(isOfAddress, eq(suppressions.reason, "unknown_mailbox")));
}

/** Whether an address gets no commercial e-mail. */
export async function isSuppressed(db: Queryable, address: string): Promise<boolean> {
  return (await findSuppression(db, address)) !== undefined;
}

/** The suppressions of some addresses; phone numbers have none. */
export async function listSuppressions(db: Queryable, recipients: readonly string[]): Promise<Suppression[]> {
  return db
    .select()
    .from(suppressions)
    .where(inArray(suppressions.addressKey, recipients.map(toEmailKey)));
}

/** Deletes the suppression of an account's address. */
export async function deleteSuppressionOf(tx: Queryable, accountId: string): Promise<void> {
  const isOwn = sql`${suppressions.addressKey} = (SELECT email_key FROM accounts WHERE id = ${accountId})`;
  await tx.delete(suppressions).where(isOwn);
}

export async function deleteOldSuppressions(db: Queryable, before: Date): Promise<void> {
  await deleteInBatches(db, { from: suppressions, where: lt(suppressions.createdAt, before) });
}

export async function findSuppressionById(db: Queryable, id: string): Promise<Suppression | undefined> {
  const [found] = await db.select().from(suppressions).where(eq(suppressions.id, id));
  return found;
}

/** A page of the suppressed addresses with words that begin with these, newest first unless sorted, and how many there are. */
export async function searchSuppressions(
  db: Queryable,
  { searchQuery = "", sort, ...wanted }: ListSuppressionsRequest & Pick<ListPlace, "countedTo">,
): Promise<{ rows: Suppression[]; total: number }> {
  const isFound = and(
    searchQuery === ""
      ? undefined
      : isAmong(sql`suppressions.id`, [
          sql`SELECT id FROM suppressions WHERE lookups_words(email) @@ agents_query(${searchQuery})`,
        ]),
    ...isWithinDays(suppressions.createdAt, wanted),
  );
  const key = { table: "suppressions", value: "created_at", isAscending: sort === "oldest" };
  const { isAfter, order, limits } = pageAlong(key, wanted);
  const paged = sql`SELECT id FROM suppressions WHERE ${and(isFound, ...isAfter) ?? sql`true`} ORDER BY ${order} ${limits}`;
  const rows = await db.select().from(suppressions).where(sql`suppressions.id = ANY (ARRAY(${paged}))`).orderBy(order);
  return {
    rows,
    total: await countListed(db, sql`suppressions WHERE ${isFound ?? sql`true`} ORDER BY ${order}`, wanted),
  };
}
