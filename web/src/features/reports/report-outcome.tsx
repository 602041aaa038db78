import { Trans } from "@lingui/react/macro";
import type { ReportOutcome as Outcome, ReportSubject } from "@vestpocket/domain/reports/reports.rules";

/** What was decided about a report. */
export function ReportOutcome({ outcome, kind }: { outcome: Outcome; kind: ReportSubject }) {
  if (outcome === "closed") return <Trans>Nobody can write in this conversation anymore.</Trans>;
  if (outcome === "removed") return <Trans>The listing was removed.</Trans>;
  return kind === "inquiry" ? (
    <Trans>No violation found. Both users can write again.</Trans>
  ) : (
    <Trans>No violation found. The listing stays.</Trans>
  );
}
