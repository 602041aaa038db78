import { defineData } from "../../platform/data.ts";

export const sessionData = defineData({
  sessions: {
    about: "one row per log-in, no token",
    people: ["account_id"],
    reachedBy: ["owner"],
    ends: { after: ["endedSessions"], by: "sessions.purge" },
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
