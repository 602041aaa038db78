import { declareCalls } from "../../testing/declared-calls.ts";

export const noteCalls = declareCalls({
  "GET /v1/admin/notes": "administrators",
  "POST /v1/admin/notes": "administrators",
  "POST /v1/admin/notes/{id}": "administrators",
  "DELETE /v1/admin/notes/{id}": "administrators",
});
