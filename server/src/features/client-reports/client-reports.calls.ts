import { declareCalls, own } from "../../testing/declared-calls.ts";

export const clientReportCalls = declareCalls(
  {
    "GET /v1/property/{id}/client-reports": own("hiddenListing"),
    "POST /v1/property/{id}/client-reports": own("hiddenListing", () => ({ days: "30", language: "en" })),
    "GET /v1/property/{id}/client-reports/pdf": own("hiddenListing"),
    "DELETE /v1/client-reports/{id}": own("client_reports"),
    "POST /v1/client-reports/read": "everyone",
  },
  async ({ owner, listing, send }) => ({
    client_reports: (await send(owner, `/v1/property/${listing}/client-reports`, { days: "30", language: "en" })).report
      .id,
  }),
);
