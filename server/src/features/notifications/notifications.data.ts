import { NOTIFICATION_RETENTION } from "@vestpocket/domain/notifications/notifications.retention";
import { defineData } from "../../platform/data.ts";

export const notificationData = defineData({
  notifications: {
    about: "what an account was told",
    people: ["account_id"],
    listing: "listing_id",
    ends: { after: [NOTIFICATION_RETENTION], by: "notifications.purge" },
    exportedAs: "notifications",
    credentials: false,
  },
  notification_preferences: {
    about: "how an account wants to be told of what",
    people: ["account_id"],
    ends: { with: "accounts" },
    exportedAs: "notificationPreferences",
    credentials: false,
  },
  notification_digests: {
    about: "when an account got its last digest",
    people: ["account_id"],
    ends: { with: "accounts" },
    exportedAs: "notificationDigests",
    credentials: false,
  },
});
