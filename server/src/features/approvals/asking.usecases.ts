import { APPROVAL_DUTIES, APPROVAL_HOURS } from "@vestpocket/domain/approvals/approvals.rules";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { paths } from "@vestpocket/domain/shared/paths";
import { v7 as newId } from "uuid";
import type { Asked } from "../../platform/approvals.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { ApprovalDeps } from "./approvals.deps.ts";
import { approvalFailure, noteRequired } from "./approvals.failures.ts";
import { toAskedMail } from "./approvals.mails.ts";
import { insertApproval } from "./approvals.queries.ts";
import { expireApprovalsOf } from "./expiring.usecases.ts";

/** Asks the other administrators of that part. Throws Failure: 400 without a reason, 409 if the same already waits. */
export async function ask(deps: ApprovalDeps, tx: Queryable, { kind, uid, id, ...asked }: Asked): Promise<void> {
  const { cents, request, reason } = asked;
  if (reason === undefined) throw noteRequired();
  await expireApprovalsOf(deps, tx);
  const askedAt = deps.clock.now();
  const isNew = await insertApproval(tx, {
    ...{ id: newId(), kind, askerId: uid, request, cents, reason, askedAt },
    ...(kind === "refund" ? { orderId: id } : { listingId: id }),
    expiresAt: new Date(askedAt.getTime() + APPROVAL_HOURS * HOUR_MS),
  });
  if (!isNew) throw approvalFailure("alreadyWaiting");
  const subject = { kind: kind === "refund" ? ("order" as const) : ("listing" as const), id };
  await deps.recordAudit(tx, { actorId: uid, action: "approvals.ask", subject, details: { kind, cents } });
  const mail = { toContent: toAskedMail(kind) };
  const who = { duty: APPROVAL_DUTIES[kind], except: uid };
  await deps.tellAdministrators(tx, who, { event: "approval_asked", path: paths.admin(), mail });
}
