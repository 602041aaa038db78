import { declareCalls } from "../../testing/declared-calls.ts";

export const pastingCalls = declareCalls({
  "POST /v1/brochure-texts": "members",
});
