import { Trans } from "@lingui/react/macro";
import type { Approval } from "@vestpocket/domain/approvals/approvals.schema";
import { useState } from "react";
import { Amount } from "../../platform/amount.tsx";
import { ConfirmDialog } from "../../platform/confirm-dialog.tsx";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { AdminLink } from "../../shared/administrators/rights.tsx";
import { Button } from "../../ui/button.tsx";
import { DOT } from "../../ui/dot.ts";
import { toast } from "../../ui/toast.tsx";
import { useDecisions } from "./approvals.api.ts";

type Decision = "approve" | "decline" | "withdraw";

/** A request with its reason, and what this administrator can do about it. */
export function ApprovalRow({ approval }: { approval: Approval }) {
  const { id, asker, reason, isOwn, expiresAt } = approval;
  const language = useLanguage();
  const decisions = useDecisions(id);
  const [decision, setDecision] = useState<Decision>();
  const until = formatMoment(expiresAt.seconds, language);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 text-14">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-semibold wrap-anywhere">
          <What approval={approval} />
        </p>
        <p className="whitespace-pre-line wrap-anywhere">
          {reason === "" ? <Trans>Reason: someone reported this listing.</Trans> : <Trans>Reason: {reason}</Trans>}
        </p>
        <p className="text-13 text-muted">
          {isOwn ? <Trans>You asked for this.</Trans> : asker.name}
          {DOT}
          <Trans>Expires {until}</Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isOwn ? (
          <Button kind="secondary" aria-haspopup="dialog" onClick={() => setDecision("withdraw")}>
            <Trans>Withdraw</Trans>
          </Button>
        ) : (
          <>
            <Button kind="secondary" aria-haspopup="dialog" onClick={() => setDecision("decline")}>
              <Trans>Decline</Trans>
            </Button>
            <Button aria-haspopup="dialog" onClick={() => setDecision("approve")}>
              <Trans>Approve</Trans>
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={decision !== undefined}
        onClose={() => setDecision(undefined)}
        title={<Question decision={decision} />}
        text={
          <>
            <p className="wrap-anywhere">
              <What approval={approval} />
            </p>
            {decision === "approve" && (
              <p>
                {approval.kind === "refund" ? (
                  <Trans>The refund is made at once. This cannot be undone.</Trans>
                ) : (
                  <Trans>{asker.name} can view the details for 30 minutes from now. The owner is told.</Trans>
                )}
              </p>
            )}
          </>
        }
        action={<Press decision={decision} />}
        onConfirm={async () => {
          if (decision !== undefined) toast.success(await decisions[decision]());
        }}
      />
    </div>
  );
}

function What({ approval: { kind, subject, cents } }: { approval: Approval }) {
  return kind === "refund" ? (
    <Trans>
      Refund of <Amount cents={cents ?? 0} hasCents /> for{" "}
      <AdminLink page={`orders/${subject.id}`}>{subject.name}</AdminLink>
    </Trans>
  ) : (
    <Trans>
      Confidential details of <AdminLink page={`listings/${subject.id}`}>{subject.name}</AdminLink>
    </Trans>
  );
}

function Question({ decision }: { decision: Decision | undefined }) {
  if (decision === "approve") return <Trans>Approve this request?</Trans>;
  return decision === "decline" ? <Trans>Decline this request?</Trans> : <Trans>Withdraw this request?</Trans>;
}

function Press({ decision }: { decision: Decision | undefined }) {
  if (decision === "approve") return <Trans>Approve</Trans>;
  return decision === "decline" ? <Trans>Decline</Trans> : <Trans>Withdraw</Trans>;
}
