import { declareCalls } from "../../testing/declared-calls.ts";

export const lookupCalls = declareCalls({
  "GET /v1/admin/lookups": "administrators",
});
