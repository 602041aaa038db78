import { declareCalls } from "../../testing/declared-calls.ts";

export const visitCalls = declareCalls({
  "GET /v1/views/recent": "members",
  "DELETE /v1/views/recent": "members",
});
