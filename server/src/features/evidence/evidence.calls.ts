import { declareCalls, shared } from "../../testing/declared-calls.ts";

export const evidenceCalls = declareCalls({
  "POST /v1/evidence/verify": "everyone",
  "GET /v1/property/{id}/agreement/signatures/{signatureId}/stamp": {
    ...shared("agreement_signatures"),
    needs: "a timestamp authority",
  },
  "GET /v1/evidence/lines": "everyone",
});
