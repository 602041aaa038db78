import { declareRows, insertRow } from "../../testing/declared-rows.ts";

const ANY = { channel: "email", recipient: "somebody@example.ca", language: "en" };

export const messageRows = declareRows({
  messages: [
    (site, at) => insertRow(site, "messages", { ...ANY, status: "sent", created_at: at, sent_at: at }),
    (site, at) => insertRow(site, "messages", { ...ANY, status: "failed", created_at: at, failed_at: at }),
  ],
  past_stream_consents: [
    (site, at) =>
      insertRow(site, "past_stream_consents", {
        ...{ address_hash: "any", stream: "alerts", is_given: false, source: "link", at, left_at: at },
      }),
  ],
  suppressions: [
    (site, at) =>
      insertRow(site, "suppressions", {
        ...{ email: `${at.getTime()}@example.ca`, reason: "bounced", source: "smtp", created_at: at },
      }),
  ],
});
