import { messageAnswer } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import {
  chooseNotificationsRequestSchema,
  listNotificationsRequestSchema,
  notificationPreferencesSchema,
  notificationsSchema,
  readNotificationsRequestSchema,
  unreadNotificationsSchema,
} from "./notifications.schema.ts";

const tag = "notifications";

export const listNotifications = defineCall({
  method: "GET",
  path: "/v1/notifications",
  tag,
  summary: "List the reader's notifications, newest first",
  access: "members",
  query: listNotificationsRequestSchema,
  answer: notificationsSchema,
});

export const countUnreadNotifications = defineCall({
  method: "GET",
  path: "/v1/notifications/unread",
  isPolled: true,
  tag,
  summary: "Count unread notifications",
  access: "members",
  answer: unreadNotificationsSchema,
});

export const readNotifications = defineCall({
  method: "POST",
  path: "/v1/notifications/read",
  tag,
  summary: "Mark notifications as read",
  access: "members",
  body: readNotificationsRequestSchema,
  answer: unreadNotificationsSchema,
});

/**
 * Server-sent events: `unread` with `{"unread":3}` at the start and after each change, a comment as a heartbeat, and
 * `end` when the session is over. No event has a text.
 */
export const streamNotifications = defineCall({
  method: "GET",
  path: "/v1/notifications/stream",
  isPolled: true,
  tag,
  summary: "Follow the number of unread notifications as server-sent events",
  access: "members",
});

export const listNotificationPreferences = defineCall({
  method: "GET",
  path: "/v1/notifications/preferences",
  tag,
  summary: "Show how the reader is told of what",
  access: "members",
  answer: notificationPreferencesSchema,
});

export const chooseNotifications = defineCall({
  method: "PUT",
  path: "/v1/notifications/preferences",
  tag,
  summary: "Choose how one is told of one group of events",
  access: "members",
  body: chooseNotificationsRequestSchema,
  answer: messageAnswer,
});
