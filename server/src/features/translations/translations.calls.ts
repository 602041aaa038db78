import { declareCalls } from "../../testing/declared-calls.ts";

export const translationCalls = declareCalls({
  "GET /v1/translations": "members",
  "POST /v1/translations": "members",
});
