import { declareCalls } from "../../testing/declared-calls.ts";

export const approvalCalls = declareCalls({
  "GET /v1/admin/approvals/waiting": "administrators",
  "POST /v1/admin/approvals/{id}/approve": "administrators",
  "POST /v1/admin/approvals/{id}/decline": "administrators",
  "POST /v1/admin/approvals/{id}/withdraw": "administrators",
});
