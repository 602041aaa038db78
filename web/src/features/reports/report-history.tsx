import { Trans } from "@lingui/react/macro";
import type { ReportDetail } from "@vestpocket/domain/reports/reports.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { useReportReasons } from "../../shared/reports/report-reasons.ts";
import { DOT } from "../../ui/dot.ts";
import { ReportOutcome } from "./report-outcome.tsx";

/** Other reports about the same person, newest first. */
export function ReportHistory({ reports }: { reports: ReportDetail["history"] }) {
  const language = useLanguage();
  const reasons = useReportReasons();
  return (
    <>
      <h2 className="mt-8 text-22">
        <Trans>Other reports about this person</Trans>
      </h2>
      {reports.length === 0 && (
        <p className="mt-2 text-14 text-muted">
          <Trans>None.</Trans>
        </p>
      )}
      <ul className="mt-2 divide-y divide-line text-14">
        {reports.map(({ id, about, listingName, reason, createdAt, outcome }) => (
          <li key={id} className="py-2.5">
            <LocalLink
              to={paths.admin(`reports/${id}`)}
              className="font-medium wrap-anywhere text-link underline underline-offset-4"
            >
              {reasons[reason]}
              {DOT}
              {listingName}
            </LocalLink>
            <p className="mt-0.5 text-13 text-muted">
              {formatDate(createdAt.seconds, language)}
              {DOT}
              {outcome === null ? <Trans>To review</Trans> : <ReportOutcome outcome={outcome} kind={about.kind} />}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
