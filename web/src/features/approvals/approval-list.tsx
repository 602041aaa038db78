import { Trans } from "@lingui/react/macro";
import { ApprovalRow } from "./approval-row.tsx";
import { useApprovals } from "./approvals.api.ts";

/** What waits for a second administrator; nothing if nothing does. */
export function ApprovalList() {
  const { data: approvals = [] } = useApprovals();
  if (approvals.length === 0) return null;
  return (
    <section aria-labelledby="approvals" className="mb-6">
      <h2 id="approvals" className="mb-2 text-18">
        <Trans>Waiting for a second administrator</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {approvals.map((approval) => (
          <li key={approval.id} className="px-4 py-3">
            <ApprovalRow approval={approval} />
          </li>
        ))}
      </ul>
    </section>
  );
}
