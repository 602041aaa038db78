import { declareCalls, own } from "../../testing/declared-calls.ts";

export const agentCalls = declareCalls({
  "POST /v1/property/owner": { access: "members", ofNobody: "one's own name, and nobody else's (access.test.ts)" },
  "GET /v1/users/agents": { access: "members", carries: "always null" },
  "GET /v1/users/agents/{id}": {
    access: "members",
    ofNobody: "members read the directory",
    carries: "as the agent chose",
  },
  "GET /v1/users/agents/{id}/listings": { access: "members", ofNobody: "members read the directory" },
  "POST /v1/users/agents/{id}/contact": own("accounts", () => ({ showsEmail: true, showsPhone: true })),
  "POST /v1/users/agents/{id}/details": own("accounts", () => ({
    ...{ brokerageName: "Quai Inc.", province: "Quebec", city: "Montreal", isRealEstateMember: false },
  })),
  "POST /v1/admin/agents/{id}/verify": "administrators",
  "POST /v1/admin/agents/{id}/unverify": "administrators",
});
