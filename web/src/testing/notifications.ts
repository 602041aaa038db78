import type { Notification, Notifications } from "@vestpocket/domain/notifications/notifications.schema";

/** A notification as the server sends it: unread, about an inquiry, now. */
export const buildNotification = (at: number, overrides: Partial<Notification> = {}): Notification => ({
  id: `01900000-0000-7000-8000-${String(at).padStart(12, "0")}`,
  group: "inquiries",
  text: "New inquiry about Brick storefront",
  path: "/account/inquiries/01900000-0000-7000-8000-00000000aaaa",
  createdAt: { seconds: Math.floor(Date.now() / 1000) },
  isRead: false,
  ...overrides,
});

export const buildNotifications = (
  notifications: readonly Notification[],
  overrides: Partial<Notifications> = {},
): Notifications => ({
  notifications: [...notifications],
  unread: notifications.filter(({ isRead }) => !isRead).length,
  next: null,
  ...overrides,
});
