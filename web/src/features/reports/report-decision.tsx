import { Trans, useLingui } from "@lingui/react/macro";
import type { ReportDetail, ResolveReportRequest } from "@vestpocket/domain/reports/reports.schema";
import { type ReactNode, useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { ReasonDialog } from "../../platform/reason-dialog.tsx";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { useResolveReport } from "./review.api.ts";

/** The administrator's decision: nothing is wrong, or the conversation or listing is ended. */
export function ReportDecision({ report }: { report: ReportDetail }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const resolve = useResolveReport(report.id);
  const { run, pending, failure } = useCall();

  async function decide(outcome: ResolveReportRequest["outcome"]) {
    const said = await run(() => resolve({ outcome }));
    if (said !== undefined) toast.success(said);
  }

  const isListing = report.about.kind === "listing";
  const isRemoved = report.listingStatus === "removed";
  return (
    <div className="space-y-4">
      {isRemoved && (
        <Notice tone="info">
          <Trans>The listing has already been removed.</Trans>
        </Notice>
      )}
      {failure && <Notice tone="danger">{failureWords(failure, t`The report could not be resolved.`)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" pending={pending} onClick={() => void decide("dismissed")}>
          {isListing ? <Trans>No violation</Trans> : <Trans>No violation: reopen the conversation</Trans>}
        </Button>
        {isListing && !isRemoved && <RemoveListing report={report} />}
        {isListing && isRemoved && (
          <Button kind="secondary" pending={pending} onClick={() => void decide("removed")}>
            <Trans>Resolve as removed</Trans>
          </Button>
        )}
        {!isListing && (
          <Button kind="danger" pending={pending} onClick={() => void decide("closed")}>
            <Trans>End the conversation permanently</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function RemoveListing({ report: { id, listingName } }: { report: ReportDetail }): ReactNode {
  const resolve = useResolveReport(id);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button kind="danger" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Trans>Remove the listing</Trans>
      </Button>
      <ReasonDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={<Trans>Remove this listing?</Trans>}
        text={
          <>
            <p className="font-medium wrap-anywhere text-text">{listingName}</p>
            <p>
              <Trans>
                It is removed from search now, and only its owner and administrators can open it. All open reports about
                it are resolved.
              </Trans>
            </p>
          </>
        }
        help={<Trans>The owner will receive this text.</Trans>}
        action={<Trans>Remove the listing</Trans>}
        keepAs={`resolve.${id}`}
        onConfirm={async (reason) => {
          toast.success(await resolve({ outcome: "removed", reason }));
        }}
      />
    </>
  );
}
