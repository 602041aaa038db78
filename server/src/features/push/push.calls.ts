import { declareCalls } from "../../testing/declared-calls.ts";

export const pushCalls = declareCalls({
  "GET /v1/push": "members",
  "PUT /v1/push": "members",
  "DELETE /v1/push": "members",
});
