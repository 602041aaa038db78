import { declareCalls } from "../testing/declared-calls.ts";

export const platformCalls = declareCalls({
  "GET /healthz": "everyone",
  "GET /readyz": "everyone",
});
