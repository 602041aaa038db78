import { declareCalls, hidden } from "../../testing/declared-calls.ts";

export const searchCalls = declareCalls({
  "POST /v1/property/search": "members",
  "POST /v1/property/map": "members",
  "POST /v1/property/facets": "members",
  "POST /v1/property/relaxations": "members",
  "POST /v1/property/featured": "everyone-known",
  "GET /v1/property/{id}/similar": hidden(),
});
