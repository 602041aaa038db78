import { declareCalls } from "../../testing/declared-calls.ts";

export const metricsCalls = declareCalls({
  "GET /v1/admin/figures": "administrators",
  "GET /v1/admin/figures/market": "administrators",
  "GET /v1/admin/figures/waiting": "administrators",
});
