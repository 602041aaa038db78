import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Report } from "@vestpocket/domain/reports/reports.schema";
import { announceResults } from "../../platform/announce-results.ts";
import type { BatchDialogProps } from "../../platform/batch-table.tsx";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { useReportReasons } from "../../shared/reports/report-reasons.ts";
import { ChangePreview } from "../../ui/change-preview.tsx";
import { useDismissReports } from "./review.api.ts";

/** Shows which reports will be dismissed and what that does, and dismisses them. */
export function DismissReportsDialog({ open, onClose, changing: rows, onDone }: BatchDialogProps<Report>) {
  const { t } = useLingui();
  const reasons = useReportReasons();
  const dismiss = useDismissReports();
  const conversations = rows.filter(({ about }) => about.kind === "inquiry").length;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={<Plural value={rows.length} one="No violation in # report?" other="No violation in # reports?" />}
      text={
        <>
          <ChangePreview
            changing={rows.map(({ id, listingName, reason }) => ({ id, name: listingName, note: reasons[reason] }))}
          />
          {conversations > 0 && (
            <p>
              <Plural
                value={conversations}
                one="Both users can write again in the reported conversation."
                other="Both users can write again in the # reported conversations."
              />
            </p>
          )}
          {conversations < rows.length && (
            <p>
              <Trans>Reported listings stay live.</Trans>
            </p>
          )}
          <p>
            <Trans>We email our decision to the people who made the reports. It cannot be undone.</Trans>
          </p>
        </>
      }
      action={<Trans>No violation</Trans>}
      onConfirm={async () => {
        announceResults(await dismiss(rows.map(({ id }) => id)), {
          done: (count) => t`Reports resolved: ${count}`,
          left: (count) => t`Already resolved by someone else: ${count}`,
        });
        onDone();
      }}
    />
  );
}
