import { declareCalls } from "../../testing/declared-calls.ts";

export const messageCalls = declareCalls({
  "GET /v1/admin/messages": "administrators",
  "GET /v1/admin/messages/export": "administrators",
  "POST /v1/admin/messages/{id}/retry": "administrators",
});
