import { declareCalls } from "../../testing/declared-calls.ts";

export const presetCalls = declareCalls({
  "GET /v1/admin/presets": "administrators",
  "POST /v1/admin/presets": "administrators",
  "POST /v1/admin/presets/{id}/rename": "administrators",
  "POST /v1/admin/presets/{id}/delete": "administrators",
});
