import { NOTIFICATION_RETENTION } from "@vestpocket/domain/notifications/notifications.retention";
import { purge } from "../../platform/database/purge.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteOldNotifications } from "./notifications.queries.ts";

/** Deletes what accounts were told half a year ago. */
export async function purgeNotifications({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  await purge({ db, clock }, { period: NOTIFICATION_RETENTION, deleteOld: deleteOldNotifications });
}
