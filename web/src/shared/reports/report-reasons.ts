import { useLingui } from "@lingui/react/macro";
import type { ReportReason } from "@vestpocket/domain/reports/reports.rules";

/** The labels of report reasons. */
export function useReportReasons(): Readonly<Record<ReportReason, string>> {
  const { t } = useLingui();
  return {
    wrong_information: t`Wrong or misleading information`,
    unavailable: t`No longer available`,
    no_authority: t`Offered without the owner’s authority`,
    discrimination: t`Discrimination`,
    fraud: t`Fraud or deception`,
    spam: t`Spam or advertising`,
    harassment: t`Harassment`,
    other: t`Something else`,
  };
}
