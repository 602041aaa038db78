import { useLingui } from "@lingui/react/macro";
import type { ReportReason } from "@vestpocket/domain/inquiries/inquiries.rules";

/** The labels of report reasons. */
export function useReportReasons(): readonly { value: ReportReason; label: string }[] {
  const { t } = useLingui();
  return [
    { value: "spam", label: t`Spam or advertising` },
    { value: "fraud", label: t`Fraud or deception` },
    { value: "harassment", label: t`Harassment` },
    { value: "other", label: t`Something else` },
  ];
}
