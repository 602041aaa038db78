import { declareCalls, hidden, own } from "../../testing/declared-calls.ts";

export const dealCalls = declareCalls({
  "GET /v1/property/{id}/deal": hidden(),
  "POST /v1/property/{id}/deal": own("listings", () => ({ status: "reviewing_offers" })),
});
