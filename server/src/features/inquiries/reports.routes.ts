import * as calls from "@vestpocket/domain/inquiries/inquiries.contract";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { InquiryDeps } from "./inquiries.deps.ts";
import { REPORT_COLUMNS } from "./report-export.views.ts";
import { listReports, readReport, resolveReport } from "./reports.usecases.ts";

const RESOLVED = /*i18n*/ { id: "reports.settled", message: "Report resolved." };

/** For administrators: conversations that somebody reported. */
export function registerReports(serve: Serve, deps: InquiryDeps): void {
  serve(calls.listReports, async ({ query: { state, ...page } }) =>
    listReports(deps, { ...page, isOpen: state === "open" }),
  );

  serve(calls.exportReports, async ({ viewer, query: { state, ...days }, language, reply }) =>
    sendCsv(deps, {
      ...{ viewer, language, reply, name: "reports", action: "reports.export", columns: REPORT_COLUMNS },
      readPage: async (page) => {
        const { reports: rows, totalResults: total } = await listReports(deps, {
          ...days,
          ...page,
          isOpen: state === "open",
        });
        return { rows, total };
      },
    }),
  );

  serve(calls.readReport, async ({ viewer, params: { id } }) => ({ report: await readReport(deps, { viewer, id }) }));

  serve(calls.resolveReport, async ({ viewer, params: { id }, body: { outcome }, language }) => {
    await resolveReport(deps, { viewer, id, outcome });
    return { msg: translate(language, RESOLVED) };
  });
}
