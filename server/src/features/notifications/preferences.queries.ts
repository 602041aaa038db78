import type { NotificationEvent } from "@vestpocket/domain/notifications/notifications.events";
import type { NotificationGroup, NotificationWay } from "@vestpocket/domain/notifications/notifications.terms";
import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { notificationPreferences, notifications } from "./notifications.tables.ts";

type PreferenceRow = typeof notificationPreferences.$inferSelect;

/** What an account chose; nothing of groups that it left as they are. */
export async function listPreferencesOf(
  db: Queryable,
  accountId: string,
): Promise<Pick<PreferenceRow, "groupName" | "way" | "updatedAt">[]> {
  const { groupName, way, updatedAt } = notificationPreferences;
  return db
    .select({ groupName, way, updatedAt })
    .from(notificationPreferences)
    .where(eq(notificationPreferences.accountId, accountId))
    .orderBy(groupName);
}

export async function savePreference(
  tx: Queryable,
  { accountId, group, way, now }: { accountId: string; group: NotificationGroup; way: NotificationWay; now: Date },
): Promise<void> {
  const changed = { way, updatedAt: now };
  await tx
    .insert(notificationPreferences)
    .values({ accountId, groupName: group, ...changed })
    .onConflictDoUpdate({
      target: [notificationPreferences.accountId, notificationPreferences.groupName],
      set: changed,
    });
}

/** Takes what waits for an account's next digest out of it again. */
export async function leaveDigest(
  tx: Queryable,
  { accountId, events }: { accountId: string; events: readonly NotificationEvent[] },
): Promise<void> {
  const isMeant = and(
    eq(notifications.accountId, accountId),
    eq(notifications.awaitsDigest, true),
    inArray(notifications.event, [...events]),
  );
  await tx.update(notifications).set({ awaitsDigest: false }).where(isMeant);
}
