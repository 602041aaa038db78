import type { PresetList } from "@vestpocket/domain/presets/presets.rules";
import type { Preset } from "@vestpocket/domain/presets/presets.schema";
import { and, eq, ne, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { presets } from "./presets.tables.ts";

export type PresetRow = typeof presets.$inferSelect;

/** Serializes an administrator's changes until the transaction ends, so that the limit and unique names hold. */
export async function lockPresets(tx: Queryable, accountId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`presets ${accountId}`}, 0))`);
}

/** The filters saved for a list, by name. */
export async function listPresetRows(
  db: Queryable,
  { accountId, list }: { accountId: string; list: PresetList },
): Promise<Preset[]> {
  const { id, name, query } = presets;
  return db
    .select({ id, name, query })
    .from(presets)
    .where(and(eq(presets.accountId, accountId), eq(presets.list, list)))
    .orderBy(sql`lower(${name})`);
}

export async function insertPreset(tx: Queryable, row: PresetRow): Promise<void> {
  await tx.insert(presets).values(row);
}

export async function findPreset(db: Queryable, accountId: string, id: string): Promise<PresetRow | undefined> {
  const [row] = await db.select().from(presets).where(isOwn(accountId, id));
  return row;
}

/** Whether another preset of the same list has this name, in any case. */
export async function isNameTaken(db: Queryable, row: Pick<PresetRow, "id" | "accountId" | "list" | "name">) {
  const others = await db
    .select({ id: presets.id })
    .from(presets)
    .where(
      and(
        eq(presets.accountId, row.accountId),
        eq(presets.list, row.list),
        ne(presets.id, row.id),
        sql`lower(${presets.name}) = lower(${row.name})`,
      ),
    );
  return others.length > 0;
}

export async function updatePresetName(tx: Queryable, id: string, name: string): Promise<void> {
  await tx.update(presets).set({ name }).where(eq(presets.id, id));
}

/** Returns false if there was none. */
export async function deletePresetRow(tx: Queryable, accountId: string, id: string): Promise<boolean> {
  const deleted = await tx.delete(presets).where(isOwn(accountId, id)).returning({ id: presets.id });
  return deleted.length > 0;
}

/** Everything stored about an account's saved filters. */
export async function listPresetsOf(db: Queryable, accountId: string) {
  const { list, name, query, createdAt } = presets;
  return db.select({ list, name, query, createdAt }).from(presets).where(eq(presets.accountId, accountId));
}

const isOwn = (accountId: string, id: string) => and(eq(presets.accountId, accountId), eq(presets.id, id));
