import * as calls from "@vestpocket/domain/reports/reports.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { dismissReports } from "./dismissing.usecases.ts";
import { reopenReport } from "./reopening.usecases.ts";
import { REPORT_COLUMNS } from "./report-export.views.ts";
import { reportInquiry, reportListing } from "./reporting.usecases.ts";
import type { ReportDeps } from "./reports.deps.ts";
import { listReports, readReport, resolveReport } from "./review.usecases.ts";

const DONE = {
  inquiry: /*i18n*/ {
    id: "inquiries.report_taken",
    message: "Thank you. An administrator will review this conversation.",
  },
  listing: /*i18n*/ {
    id: "reports.taken",
    message: "Thank you. An administrator will review this listing. We will email you our decision.",
  },
  reopened: /*i18n*/ { id: "reports.reopened", message: "Report reopened." },
  resolved: /*i18n*/ { id: "reports.settled", message: "Report resolved." },
} as const satisfies Record<string, Message>;

export function registerReports(serve: Serve, deps: ReportDeps): void {
  serve(calls.reportInquiry, async ({ viewer, params: { id }, body, language }) => {
    await reportInquiry(deps, { viewer, id, ...body });
    return { msg: translate(language, DONE.inquiry) };
  });

  serve(calls.reportListing, async ({ viewer, params: { id }, body, language }) => {
    await reportListing(deps, { viewer, id, ...body });
    return { msg: translate(language, DONE.listing) };
  });

  serve(calls.listReports, async ({ query: { state, ...page }, language }) =>
    listReports(deps, { ...page, language, isOpen: state === "open" }),
  );

  serve(calls.exportReports, async ({ viewer, query: { state, ...days }, language, reply }) =>
    sendCsv(deps, {
      ...{ viewer, language, reply, name: "reports", action: "reports.export", columns: REPORT_COLUMNS },
      readPage: async (page) => {
        const { reports: rows, totalResults: total } = await listReports(deps, {
          ...days,
          ...page,
          language,
          isOpen: state === "open",
        });
        return { rows, total };
      },
    }),
  );

  serve(calls.readReport, async ({ viewer, params: { id }, language }) => ({
    report: await readReport(deps, { viewer, id, language }),
  }));

  serve(calls.resolveReport, async ({ viewer, params: { id }, body: { outcome, reason }, language }) => {
    await resolveReport(deps, { viewer, id, outcome, reason });
    return { msg: translate(language, DONE.resolved) };
  });

  serve(calls.reopenReport, async ({ viewer, params: { id }, language }) => {
    await reopenReport(deps, { viewer, id });
    return { msg: translate(language, DONE.reopened) };
  });

  serve(calls.dismissReports, async ({ viewer, body: { ids } }) => ({
    results: await dismissReports(deps, { viewer, ids }),
  }));
}
