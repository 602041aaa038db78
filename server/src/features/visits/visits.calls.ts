import { declareCalls, hidden, own } from "../../testing/declared-calls.ts";

export const visitCalls = declareCalls({
  "GET /v1/views/recent": "members",
  "DELETE /v1/views/recent": "members",
  "GET /v1/property/{id}/figures/days": own("hiddenListing"),
  "GET /v1/property/{id}/figures/export": own("hiddenListing"),
  "GET /v1/property/mine/figures": "members",
  "POST /v1/property/{id}/shares": hidden(),
});
