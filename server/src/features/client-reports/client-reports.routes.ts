import * as calls from "@vestpocket/domain/client-reports/client-reports.contract";
import { attachment } from "../../platform/files/attachment.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { ClientReportDeps } from "./client-reports.deps.ts";
import {
  createClientReport,
  drawClientReport,
  listClientReports,
  readClientReport,
  revokeClientReport,
} from "./client-reports.usecases.ts";

const REVOKED = /*i18n*/ { id: "client_reports.revoked", message: "The link no longer works." };

export function registerClientReports(serve: Serve, deps: ClientReportDeps): void {
  serve(calls.listClientReports, async ({ viewer, params: { id } }) => ({
    reports: await listClientReports(deps, { viewer, id }),
  }));

  serve(calls.createClientReport, async ({ viewer, params: { id }, body }) =>
    createClientReport(deps, { ...body, viewer, id }),
  );

  serve(calls.revokeClientReport, async ({ viewer, params: { id }, language }) => {
    await revokeClientReport(deps, { viewer, id });
    return { msg: translate(language, REVOKED) };
  });

  serve(calls.readClientReport, async ({ body }) => ({ report: await readClientReport(deps, body) }));

  serve(calls.drawClientReport, async ({ viewer, params: { id }, query, language, reply }) => {
    const content = await drawClientReport(deps, { viewer, id, language: query.language ?? language });
    return reply
      .header("cache-control", "private, no-store")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .header("cross-origin-resource-policy", "same-origin")
      .header("content-disposition", attachment("vestpocket-listing-report.pdf"))
      .type("application/pdf")
      .send(content);
  });
}
