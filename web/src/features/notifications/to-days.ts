import type { Notification } from "@vestpocket/domain/notifications/notifications.schema";

/** Notifications of one day about the same page, shown as one. */
export interface Bundle {
  readonly newest: Notification;
  /** How many earlier ones it stands for. */
  readonly earlier: number;
  readonly unreadIds: readonly string[];
}

export interface Day {
  /** The newest moment of the day, in Unix seconds. */
  readonly seconds: number;
  readonly bundles: readonly Bundle[];
}

/** Sorts notifications, newest first, by the reader's days; what leads to the same page on one day is one entry. */
export function toDays(notifications: readonly Notification[]): Day[] {
  const days = Map.groupBy(notifications, ({ createdAt }) => new Date(createdAt.seconds * 1000).toDateString());
  return [...days.values()].map((all) => ({
    seconds: all[0]?.createdAt.seconds ?? 0,
    bundles: [...Map.groupBy(all, ({ path }) => path).values()].flatMap(toBundle),
  }));
}

function toBundle(all: readonly Notification[]): Bundle[] {
  const [newest] = all;
  if (newest === undefined) return [];
  const unreadIds = all.filter(({ isRead }) => !isRead).map(({ id }) => id);
  return [{ newest, earlier: all.length - 1, unreadIds }];
}
