import { declareCalls, hidden, shared } from "../../testing/declared-calls.ts";

export const reportCalls = declareCalls({
  "POST /v1/inquiries/{id}/report": shared("inquiries", () => ({ reason: "spam" })),
  "POST /v1/property/{id}/report": hidden(() => ({ reason: "other", note: "Any" })),
  "GET /v1/admin/reports": "administrators",
  "GET /v1/admin/reports/export": "administrators",
  "GET /v1/admin/reports/{id}": "administrators",
  "POST /v1/admin/reports/{id}/resolve": "administrators",
  "POST /v1/admin/reports/{id}/reopen": "administrators",
  "POST /v1/admin/reports/dismiss": "administrators",
});
