import { DEFAULT_ACCESS } from "@vestpocket/domain/access/access.rules";
import type { AccessSettingsForm } from "@vestpocket/domain/access/access.schema";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listingAccess } from "./access.tables.ts";

/** A listing's access settings; the default if its owner chose none. */
export async function readSettings(db: Queryable, listingId: string): Promise<AccessSettingsForm> {
  const [row] = await db.select().from(listingAccess).where(eq(listingAccess.listingId, listingId));
  if (row === undefined) return DEFAULT_ACCESS;
  const { mode, signs, days, allowedDomains, deniedDomains } = row;
  return { mode, signsFirst: signs === "before", days, allowedDomains, deniedDomains };
}

export async function writeSettings(
  db: Queryable,
  listingId: string,
  { signsFirst, ...settings }: AccessSettingsForm,
): Promise<void> {
  const values = { ...settings, signs: signsFirst ? ("before" as const) : ("after" as const) };
  await db
    .insert(listingAccess)
    .values({ listingId, ...values })
    .onConflictDoUpdate({ target: listingAccess.listingId, set: values });
}
