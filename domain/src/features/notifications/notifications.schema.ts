import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { integer } from "../../shared/numbers.schema.ts";
import { plainText } from "../../shared/text.schema.ts";
import { NOTIFICATION_GROUPS, NOTIFICATION_WAYS, UNREAD_MAX } from "./notifications.terms.ts";

/** One thing that somebody was told. */
export const notificationSchema = z.object({
  id: idText,
  group: z.enum(NOTIFICATION_GROUPS),
  /** In the reader's language. */
  text: z.string(),
  /** The page that it leads to, without its language. */
  path: z.string(),
  createdAt: momentSchema,
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

export const NOTIFICATIONS_LIMIT = 50;

export const listNotificationsRequestSchema = z.strictObject({
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(NOTIFICATIONS_LIMIT)), 20),
  /** The `next` of the page before. */
  after: z.optional(idText),
});

export const notificationsSchema = z.object({
  /** Newest first. */
  notifications: z.array(notificationSchema),
  unread: integer(0, UNREAD_MAX),
  /** The id after which the next page begins; null on the last one. */
  next: z.nullable(idText),
});
export type Notifications = z.infer<typeof notificationsSchema>;

/** A page of this site, with or without its query. */
const PATH = /^\/[\x21-\x7e]*$/;
const PATH_MAX = 200;

/** Which notifications were read: some of them, those that lead to a page, or all up to the newest one that was shown. */
export const readNotificationsRequestSchema = z.union([
  z.strictObject({ ids: z.array(idText).check(z.minLength(1), z.maxLength(NOTIFICATIONS_LIMIT)) }),
  z.strictObject({ path: plainText(PATH_MAX).check(z.regex(PATH)) }),
  z.strictObject({ upTo: idText }),
]);

export const unreadNotificationsSchema = z.object({ unread: integer(0, UNREAD_MAX) });

/** How somebody is told of one group; those that must reach a person have one way. */
export const notificationPreferenceSchema = z.object({
  group: z.enum(NOTIFICATION_GROUPS),
  way: z.enum(NOTIFICATION_WAYS),
  /** The ways that can be chosen. */
  ways: z.array(z.enum(NOTIFICATION_WAYS)),
});
export type NotificationPreference = z.infer<typeof notificationPreferenceSchema>;
export const notificationPreferencesSchema = z.object({ preferences: z.array(notificationPreferenceSchema) });
export const chooseNotificationsRequestSchema = z.strictObject({
  group: z.enum(NOTIFICATION_GROUPS),
  way: z.enum(NOTIFICATION_WAYS),
});
