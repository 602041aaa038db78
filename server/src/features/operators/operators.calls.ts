import { declareCalls } from "../../testing/declared-calls.ts";

export const operatorCalls = declareCalls({
  "GET /v1/operator": { access: "everyone", carries: "the operator's, which the site publishes" },
});
