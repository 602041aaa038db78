import { declareCalls, own } from "../../testing/declared-calls.ts";

const CONTENT = {
  name: "Offices",
  track: "sale",
  targets: [{ type: "Office" }],
  wanted: {},
  timing: "flexible",
  cadence: "off",
} as const;

export const mandateCalls = declareCalls(
  {
    "GET /v1/mandates": "members",
    "POST /v1/mandates": "members",
    "PUT /v1/mandates/{id}": own("mandates", () => CONTENT),
    "POST /v1/mandates/{id}/answer": own("mandates", () => ({ answer: "keep" })),
    "DELETE /v1/mandates/{id}": own("mandates"),
    "GET /v1/mandates/{id}/fits": own("mandates"),
    "POST /v1/property/{id}/demand": own("hiddenListing", () => ({})),
  },
  async ({ send, owner }) => ({ mandates: (await send(owner, "/v1/mandates", CONTENT)).id }),
);
