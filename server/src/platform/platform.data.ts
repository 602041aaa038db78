import { REQUEST_RETENTION } from "@vestpocket/domain/shared/retention";
import { defineData } from "./data.ts";

/** The tables of the platform, which no noun owns. */
export const platformData = defineData({
  throttles: {
    about: "rate limits, shared by all processes",
    ends: { because: "deleted within an hour of their end, by the job throttles.purge" },
  },
  request_keys: {
    about: "idempotency keys of repeated calls",
    ends: { after: [REQUEST_RETENTION], by: "requests.purge" },
  },
  last_backup: { about: "when the last backup was made", ends: { because: "one moment" } },
  migrations: { about: "applied migrations", ends: { because: "names of migrations" } },
});
