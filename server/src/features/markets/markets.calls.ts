import { declareCalls } from "../../testing/declared-calls.ts";

export const marketCalls = declareCalls({
  "GET /v1/markets": "everyone",
});
