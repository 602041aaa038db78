import type { Message } from "../../shared/text.ts";
import type { NotificationGroup } from "./notifications.terms.ts";

/** What each group of notifications is about. */
export const NOTIFICATION_GROUP_LABELS: Readonly<Record<NotificationGroup, Message>> = {
  inquiries: /*i18n*/ { id: "notifications.group.inquiries", message: "Inquiries and replies" },
  access: /*i18n*/ { id: "notifications.group.access", message: "Access and NDAs" },
  rooms: /*i18n*/ { id: "notifications.group.rooms", message: "Deal rooms and questions" },
  offers: /*i18n*/ { id: "notifications.group.offers", message: "Offers" },
  listings: /*i18n*/ { id: "notifications.group.listings", message: "Your listings" },
  alerts: /*i18n*/ { id: "notifications.group.alerts", message: "Saved searches and favourites" },
  payments: /*i18n*/ { id: "notifications.group.payments", message: "Payments and membership" },
  account: /*i18n*/ { id: "notifications.group.account", message: "Account and security" },
  administration: /*i18n*/ { id: "notifications.group.administration", message: "Administration" },
};
