import { declareCalls } from "../../testing/declared-calls.ts";

export const auditCalls = declareCalls({
  "GET /v1/admin/audit": "administrators",
  "GET /v1/admin/audit/export": "administrators",
});
