import type { ReportStep } from "@vestpocket/demo/reports/reports.demo";
import { inspectListing } from "@vestpocket/domain/access/reveals.contract";
import { readProperty } from "@vestpocket/domain/listings/listings.contract";
import * as reports from "@vestpocket/domain/reports/reports.contract";
import { ADMINISTRATOR_ID, type CallAs, idOf } from "./actors.ts";
import type { Offered } from "./perform-access.ts";

/** Makes the calls of one step about a report. */
export async function performReport(call: CallAs, { id }: Offered, step: ReportStep): Promise<void> {
  if (step.does === "report") {
    const { reason, note } = step;
    await call(idOf(step.reporter), reports.reportListing, { params: { id }, body: { reason, note } });
    return;
  }
  if (step.does === "inspect") {
    await call(ADMINISTRATOR_ID, inspectListing, { params: { listingId: id }, body: { ground: "report" } });
    await call(ADMINISTRATOR_ID, readProperty, { params: { id } });
    return;
  }
  const { reports: open } = await call(ADMINISTRATOR_ID, reports.listReports, { query: { state: "open", limit: 50 } });
  const report = open.find(({ about }) => about.id === id);
  if (report === undefined) throw new Error(`nobody of the demo reported ${step.listing}`);
  await call(ADMINISTRATOR_ID, reports.resolveReport, { params: { id: report.id }, body: { outcome: step.outcome } });
}
