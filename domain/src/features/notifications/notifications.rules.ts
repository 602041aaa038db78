import { listChoosable } from "./notifications.events.ts";
import { NOTIFICATION_WAYS, type NotificationGroup, type NotificationWay } from "./notifications.terms.ts";

/**
 * The ways in which somebody can be told of a group, the default first. A group of which everything must reach its
 * reader has one. When the mails of alerts go is chosen with each search (product.md §23.2).
 */
export function waysOf(group: NotificationGroup): readonly [NotificationWay, ...NotificationWay[]] {
  if (group === "alerts") return ["product", "none"];
  return listChoosable(group).length === 0 ? ["email"] : NOTIFICATION_WAYS;
}

/** How somebody is told of a group who never chose (product.md §23.2). */
export const defaultWayOf = (group: NotificationGroup): NotificationWay => waysOf(group)[0];
