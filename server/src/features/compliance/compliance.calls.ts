import { declareCalls, own } from "../../testing/declared-calls.ts";

export const complianceCalls = declareCalls({
  "GET /v1/property/{id}/compliance": own("listings"),
});
