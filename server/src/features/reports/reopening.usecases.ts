import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { isTaken } from "../../platform/database/database.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { ReportDeps } from "./reports.deps.ts";
import { notReopenable } from "./reports.failures.ts";
import { reopenedMail } from "./reports.mails.ts";
import { markReopened } from "./reports.queries.ts";
import { toSubject } from "./reports.views.ts";
import { getReport } from "./review.usecases.ts";

/**
 * Takes up a dismissed report again, and tells the person who made it. A reported conversation is on hold again. Throws
 * Failure 404 or 409.
 */
export async function reopenReport(deps: ReportDeps, { viewer, id }: { viewer: Viewer; id: string }): Promise<void> {
  const { db, recordAudit, findContact, tell } = deps;
  const work = db.transaction(async (tx) => {
    const report = await getReport(tx, id);
    if (!(await markReopened(tx, report.id))) throw notReopenable();
    const { kind, id: subjectId } = toSubject(report);
    const subject = { kind: "report" as const, id: report.id };
    await recordAudit(tx, {
      ...{ actorId: viewer.uid, action: "reports.reopen", subject },
      details: { [`${kind}Id`]: subjectId },
    });
    const reporter = report.reporterId === null ? undefined : await findContact(tx, report.reporterId);
    if (reporter === undefined) return;
    const title = pickTitle(report.titles, reporter.language);
    const path = kind === "inquiry" ? paths.inquiry(subjectId) : paths.property(subjectId);
    await tell(tx, reporter, { event: "report_decided", path, mail: { toContent: () => reopenedMail({ title }) } });
  });
  await work.catch((error: unknown) => {
    // The same person reported the same again a moment ago.
    if (isTaken(error, "reports_open_listing") || isTaken(error, "reports_open_inquiry")) throw notReopenable();
    throw error;
  });
}
