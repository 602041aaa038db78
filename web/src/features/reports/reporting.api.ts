import type { ReportReason } from "@vestpocket/domain/reports/reports.rules";
import { api } from "../../platform/api.ts";

/** Reports a listing and returns the server's message. Throws ApiFailure. */
export async function reportListing(
  id: string,
  report: { reason: ReportReason<"listing">; note: string },
): Promise<string> {
  return (await api.post("/v1/property/{id}/report", report, { params: { id } })).msg;
}
