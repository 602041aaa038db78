import type { Message } from "../../shared/text.ts";
import type { NotificationGroup } from "./notifications.terms.ts";

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
