import { listChoosable, rulesOf } from "@vestpocket/domain/notifications/notifications.events";
import { defaultWayOf, waysOf } from "@vestpocket/domain/notifications/notifications.rules";
import type {
  Notification,
  NotificationPreference,
  Notifications,
} from "@vestpocket/domain/notifications/notifications.schema";
import {
  NOTIFICATION_GROUPS,
  type NotificationGroup,
  type NotificationWay,
} from "@vestpocket/domain/notifications/notifications.terms";
import type { Language } from "@vestpocket/domain/shared/text";
import { translate } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { notAWay } from "./notifications.failures.ts";
import {
  type Chosen,
  countUnread,
  listNotificationRows,
  markRead,
  type NotificationRow,
} from "./notifications.queries.ts";
import { leaveDigest, listPreferencesOf, savePreference } from "./preferences.queries.ts";

export type NotificationDeps = Pick<Platform, "db" | "clock">;

/** A page of what the reader was told, newest first. */
export async function listNotifications(
  { db }: NotificationDeps,
  { viewer, language, after, limit }: { viewer: Viewer; language: Language; after?: string | undefined; limit: number },
): Promise<Notifications> {
  const rows = await listNotificationRows(db, { accountId: viewer.uid, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    notifications: shown.map((row) => toNotification(row, language)),
    unread: await countUnreadOf({ db }, viewer),
    next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

function toNotification(
  { id, event, text, path, createdAt, isRead }: NotificationRow,
  language: Language,
): Notification {
  const { group } = rulesOf(event);
  return { id, group, text: translate(language, text), path, createdAt: toMoment(createdAt), isRead };
}

export async function countUnreadOf({ db }: Pick<NotificationDeps, "db">, { uid }: Viewer): Promise<number> {
  return (await countUnread(db, [uid])).get(uid) ?? 0;
}

/** Returns how many are unread afterwards. Ids of others' notifications change nothing. */
export async function readNotifications(
  { db, clock }: NotificationDeps,
  { viewer, chosen }: { viewer: Viewer; chosen: Chosen },
): Promise<number> {
  await markRead(db, { accountId: viewer.uid, chosen, now: clock.now() });
  return countUnreadOf({ db }, viewer);
}

/** How the reader is told of each group that they can be told of. */
export async function listPreferences({ db }: NotificationDeps, viewer: Viewer): Promise<NotificationPreference[]> {
  const chosen = new Map((await listPreferencesOf(db, viewer.uid)).map(({ groupName, way }) => [groupName, way]));
  const isAdministrator = viewer.role === "administrator" || viewer.needsSecondFactor;
  return NOTIFICATION_GROUPS.filter((group) => group !== "administration" || isAdministrator).map((group) => ({
    group,
    way: chosen.get(group) ?? defaultWayOf(group),
    ways: [...waysOf(group)],
  }));
}

/** Whoever leaves the digest gets nothing more in it. Throws Failure 400 if the group has no such way. */
export async function chooseWay(
  { db, clock }: NotificationDeps,
  { viewer, group, way }: { viewer: Viewer; group: NotificationGroup; way: NotificationWay },
): Promise<void> {
  if (!waysOf(group).includes(way)) throw notAWay();
  const accountId = viewer.uid;
  await db.transaction(async (tx) => {
    await savePreference(tx, { accountId, group, way, now: clock.now() });
    const events = listChoosable(group);
    if (way !== "digest" && events.length > 0) await leaveDigest(tx, { accountId, events });
  });
}
