import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { type DigestNeeds, sendDigests } from "./digests.jobs.ts";
import { findLastDigest } from "./digests.queries.ts";
import type { notificationData } from "./notifications.data.ts";
import { purgeNotifications } from "./notifications.jobs.ts";
import { listNotificationsOf } from "./notifications.queries.ts";
import { registerNotifications } from "./notifications.routes.ts";
import { listPreferencesOf } from "./preferences.queries.ts";
import { createStreams } from "./streams.usecases.ts";

export { createTell } from "./telling.usecases.ts";

/** What accounts were told, how they want to be told, the digest, and the streams of open pages. */
export async function createNotifications(platform: Platform, needs: DigestNeeds) {
  const { serve, db, jobs } = platform;
  const streams = createStreams(platform);
  // Before the server waits for its open connections.
  platform.api.addHook("preClose", async () => streams.close());
  registerNotifications(serve, { ...platform, streams });
  await jobs?.schedule({ name: "notifications.purge", cron: "50 8 * * *", work: () => purgeNotifications(platform) });
  await jobs?.schedule({
    name: "notifications.digests",
    cron: "*/5 * * * *",
    work: (signal) => sendDigests({ ...platform, ...needs }, signal),
  });
  return {
    personalData: {
      exports: {
        notifications: ({ id }) => listNotificationsOf(db, id),
        notificationPreferences: ({ id }) => listPreferencesOf(db, id),
        notificationDigests: ({ id }) => findLastDigest(db, id),
      },
    } satisfies PersonalDataOf<typeof notificationData>,
  };
}
