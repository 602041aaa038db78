import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import type { ReportOutcome } from "@vestpocket/domain/reports/reports.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { ReportDeps } from "./reports.deps.ts";
import { decidedMail } from "./reports.mails.ts";
import type { ReportRow } from "./reports.queries.ts";
import { toSubject } from "./reports.views.ts";

interface Decided {
  readonly outcome: ReportOutcome;
  readonly reports: readonly ReportRow[];
}

/** Records who decided on these reports, in one statement. */
export async function recordDecisions(
  { recordAudit }: ReportDeps,
  tx: Queryable,
  { viewer, outcome, reports }: Decided & { viewer: Viewer },
): Promise<void> {
  await recordAudit(
    tx,
    reports.map((report) => {
      const { kind, id } = toSubject(report);
      return {
        actorId: viewer.uid,
        action: "reports.resolve",
        subject: { kind: "report", id: report.id },
        details: { outcome, [`${kind}Id`]: id },
      };
    }),
  );
}

/** Emails the decision to the people who made these reports. */
export async function tellReporters(
  { findContact, tell }: ReportDeps,
  tx: Queryable,
  { outcome, reports }: Decided,
): Promise<void> {
  for (const { titles, reporterId, ...report } of reports) {
    const reporter = reporterId === null ? undefined : await findContact(tx, reporterId);
    if (reporter === undefined) continue;
    const { kind: subject, id } = toSubject(report);
    const title = pickTitle(titles, reporter.language);
    const path = subject === "inquiry" ? paths.inquiry(id) : paths.property(id);
    const mail = { toContent: (url: string) => decidedMail({ subject, outcome, title, url }) };
    await tell(tx, reporter, { event: "report_decided", path, mail });
  }
}
