import { ENDED_SESSION_RETENTION } from "@vestpocket/domain/sessions/sessions.retention";
import { defineData } from "../../platform/data.ts";

export const sessionData = defineData({
  sessions: {
    about: "one row per log-in, no token",
    people: ["account_id"],
    reachedBy: ["owner"],
    ends: { after: [ENDED_SESSION_RETENTION], by: "sessions.purge" },
    exportedAs: "sessions",
    credentials: { until: "ended_at" },
  },
  sign_in_challenges: {
    about: "log-ins waiting for their code",
    people: ["account_id"],
    ends: { with: "accounts" },
    notExported: "a log-in under way, for ten minutes",
    credentials: true,
  },
});
