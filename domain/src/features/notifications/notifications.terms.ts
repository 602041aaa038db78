/** What notifications are about, in the order of the preferences. */
export const NOTIFICATION_GROUPS = [
  "inquiries",
  "access",
  "rooms",
  "offers",
  "listings",
  "alerts",
  "payments",
  "account",
  "administration",
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/**
 * How somebody is told: by email at once, in the email of the day, in the product only, or not at all. Each of the first
 * three is also in the product.
 */
export const NOTIFICATION_WAYS = ["email", "digest", "product", "none"] as const;
export type NotificationWay = (typeof NOTIFICATION_WAYS)[number];

/** The most unread notifications that are counted; a badge says "99+" for more. */
export const UNREAD_MAX = 100;
