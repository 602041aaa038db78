import type { Message } from "../../shared/text.ts";
import { listChoosable } from "./notifications.events.ts";
import { NOTIFICATION_WAYS, type NotificationGroup, type NotificationWay } from "./notifications.terms.ts";

/** What a group is called in the preferences and in the digest. */
export const GROUP_LABELS: Readonly<Record<NotificationGroup, Message>> = {
  inquiries: /*i18n*/ { id: "notifications.group.inquiries", message: "Inquiries" },
  access: /*i18n*/ { id: "notifications.group.access", message: "Access" },
  rooms: /*i18n*/ { id: "notifications.group.rooms", message: "Deal rooms" },
  offers: /*i18n*/ { id: "notifications.group.offers", message: "Offers" },
  listings: /*i18n*/ { id: "notifications.group.listings", message: "My listings" },
  alerts: /*i18n*/ { id: "notifications.group.alerts", message: "Saved searches and favourites" },
  payments: /*i18n*/ { id: "notifications.group.payments", message: "Payments" },
  account: /*i18n*/ { id: "notifications.group.account", message: "Account" },
  administration: /*i18n*/ { id: "notifications.group.administration", message: "Administration" },
};

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
