import { DEFAULT_ACCESS } from "@vestpocket/domain/access/access.rules";
import type { AccessSettingsForm } from "@vestpocket/domain/access/access.schema";
import type { WayIn } from "@vestpocket/domain/agreements/agreements.terms";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listingAccess } from "./access.tables.ts";

/** A listing's settings as stored. */
export interface StoredSettings extends AccessSettingsForm {
  /** Whether people sign its agreement only once the owner has approved them (product.md §17.1). */
  readonly approvesFirst: boolean;
}

/** A listing's access settings; the default if its owner chose none. */
export async function readSettings(db: Queryable, listingId: string): Promise<StoredSettings> {
  const [row] = await db.select().from(listingAccess).where(eq(listingAccess.listingId, listingId));
  if (row === undefined) return { ...DEFAULT_ACCESS, approvesFirst: false };
  const { mode, signs, days, allowedDomains, deniedDomains } = row;
  // An owner who admits everyone who signs approves nobody first.
  const approvesFirst = signs === "approved" && mode !== "signed";
  return { mode, signsFirst: signs === "before", days, allowedDomains, deniedDomains, approvesFirst };
}

/** Replaces the settings. Whether people sign only once they are approved stays, unless they now sign before they ask. */
export async function writeSettings(
  db: Queryable,
  listingId: string,
  { signsFirst, ...settings }: AccessSettingsForm,
): Promise<void> {
  const values = { ...settings, signs: signsFirst ? ("before" as const) : ("after" as const) };
  const kept = sql`CASE WHEN ${signsFirst} OR ${listingAccess.signs} = 'before' THEN ${values.signs} ELSE ${listingAccess.signs} END`;
  await db
    .insert(listingAccess)
    .values({ listingId, ...values })
    .onConflictDoUpdate({ target: listingAccess.listingId, set: { ...values, signs: kept } });
}

/** Makes people sign at any time, or only once the owner has approved them; the other settings stay. */
export async function writeWayIn(db: Queryable, listingId: string, wayIn: WayIn): Promise<void> {
  const { mode, days, allowedDomains, deniedDomains } = DEFAULT_ACCESS;
  const signs = wayIn === "approval" ? ("approved" as const) : ("after" as const);
  const set =
    wayIn === "approval"
      ? { signs, mode: sql`CASE ${listingAccess.mode} WHEN 'signed' THEN 'manual' ELSE ${listingAccess.mode} END` }
      : { signs: sql`CASE ${listingAccess.signs} WHEN 'approved' THEN 'after' ELSE ${listingAccess.signs} END` };
  await db
    .insert(listingAccess)
    .values({ listingId, mode, signs, days, allowedDomains, deniedDomains })
    .onConflictDoUpdate({ target: listingAccess.listingId, set });
}
