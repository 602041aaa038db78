import { declareCalls } from "../../testing/declared-calls.ts";

const LINK = "a signed link of an email, or a number that opens only the reader's own ticket";

export const ticketCalls = declareCalls({
  "GET /v1/admin/canned-answers": "administrators",
  "POST /v1/admin/canned-answers": "administrators",
  "POST /v1/admin/canned-answers/{id}": "administrators",
  "DELETE /v1/admin/canned-answers/{id}": "administrators",
  "POST /v1/admin/add-ticket": "everyone-known",
  "GET /v1/tickets/{key}": { access: "everyone-known", ofNobody: LINK },
  "POST /v1/tickets/{key}/reply": { access: "everyone-known", ofNobody: LINK },
  "GET /v1/admin/tickets": "administrators",
  "GET /v1/admin/tickets/export": "administrators",
  "GET /v1/admin/tickets/{id}": "administrators",
  "POST /v1/admin/tickets/{id}/assign": "administrators",
  "POST /v1/admin/tickets/{id}/triage": "administrators",
  "POST /v1/admin/tickets/{id}/answer": "administrators",
  "POST /v1/admin/tickets/{id}/close": "administrators",
  "POST /v1/admin/tickets/close": "administrators",
  "POST /v1/admin/tickets/{id}/reopen": "administrators",
});
