import { Trans } from "@lingui/react/macro";
import type { Approval } from "@vestpocket/domain/approvals/approvals.schema";
import { Notice } from "../../ui/notice.tsx";
import { ApprovalRow } from "./approval-row.tsx";

/** On an order's page: the refund that waits, instead of the button for another one. */
export function WaitingRefund({ approval }: { approval: Approval }) {
  return (
    <Notice tone="warning">
      <p className="mb-2">
        <Trans>Waiting for a second administrator</Trans>
      </p>
      <ApprovalRow approval={approval} />
    </Notice>
  );
}
