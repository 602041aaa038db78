import type { ApprovalOutcome } from "@vestpocket/domain/approvals/approvals.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import type { ApprovalDeps } from "./approvals.deps.ts";
import { toDecidedMail } from "./approvals.mails.ts";
import { type ApprovalRow, expireApprovals } from "./approvals.queries.ts";

/** What a request is about, for the audit log. */
export function toSubject({ kind, orderId, listingId }: ApprovalRow) {
  const id = orderId ?? listingId;
  if (id === null) throw new Error("a request is about an order or a listing");
  return { kind: kind === "refund" ? ("order" as const) : ("listing" as const), id };
}

/** Tells whoever asked what became of it. */
export async function tellAsker(
  deps: ApprovalDeps,
  tx: Queryable,
  { row, outcome }: { row: ApprovalRow; outcome: Exclude<ApprovalOutcome, "withdrawn"> },
): Promise<void> {
  const asker = await deps.findContact(tx, row.askerId);
  if (asker === undefined) return;
  const { id } = toSubject(row);
  const path = row.kind === "refund" ? paths.admin(`orders/${id}`) : paths.property(id);
  const mail = { toContent: toDecidedMail(row.kind, outcome) };
  await deps.tell(tx, asker, { event: "approval_decided", path, mail });
}

/** Ends the requests that nobody decided in time, and tells whoever asked. */
export async function expireApprovalsOf(deps: ApprovalDeps, tx: Queryable): Promise<void> {
  for (const row of await expireApprovals(tx, deps.clock.now())) {
    await deps.recordAudit(tx, { action: "approvals.expire", subject: toSubject(row), details: { kind: row.kind } });
    await tellAsker(deps, tx, { row, outcome: "expired" });
  }
}
