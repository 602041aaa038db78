import type { Language } from "@vestpocket/domain/shared/text";
import type { Asked } from "../../platform/approvals.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { ApprovalDeps, ApprovalNeeds, Perform } from "./approvals.deps.ts";
import { findWaitingRefund } from "./approvals.queries.ts";
import { registerApprovals } from "./approvals.routes.ts";
import { toApproval } from "./approvals.views.ts";
import { ask } from "./asking.usecases.ts";
import { expireApprovalsOf } from "./expiring.usecases.ts";

/** Two pairs of eyes: what one administrator asks for, and another one approves. */
export async function createApprovals({ serve, jobs, ...platform }: Platform, needs: ApprovalNeeds) {
  const deps: ApprovalDeps = { ...platform, ...needs };
  const { db, clock } = platform;
  await jobs?.schedule({
    name: "approvals.expire",
    cron: "*/10 * * * *",
    work: () => db.transaction((tx) => expireApprovalsOf(deps, tx)),
  });
  return {
    askApproval: (tx: Queryable, asked: Asked) => ask(deps, tx, asked),
    /** The refund of an order that waits, as an administrator reads it. */
    findWaitingRefund: async (orderId: string, reader: { uid: string; language: Language }) => {
      const row = await findWaitingRefund(db, { orderId, now: clock.now() });
      return row === undefined ? null : toApproval(row, reader);
    },
    /** Serves the decisions, once there is something that does what was approved. */
    serveDecisions: (perform: Perform) => registerApprovals(serve, deps, perform),
  };
}
