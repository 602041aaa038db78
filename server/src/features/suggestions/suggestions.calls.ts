import { declareCalls } from "../../testing/declared-calls.ts";

export const suggestionCalls = declareCalls({
  "GET /v1/suggestions": "everyone",
  "POST /v1/suggestions/corrections": "members",
});
