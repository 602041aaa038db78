import * as calls from "@vestpocket/domain/approvals/approvals.contract";
import type { Message } from "@vestpocket/domain/shared/text";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { ApprovalDeps, Perform } from "./approvals.deps.ts";
import { approve, endRequest, listWaiting } from "./deciding.usecases.ts";

const DONE = {
  approved: /*i18n*/ { id: "approvals.approved", message: "Approved and done." },
  declined: /*i18n*/ { id: "approvals.declined", message: "Declined." },
  withdrawn: /*i18n*/ { id: "approvals.withdrawn", message: "Withdrawn." },
} as const satisfies Record<string, Message>;

export function registerApprovals(serve: Serve, deps: ApprovalDeps, perform: Perform): void {
  serve(calls.listWaitingApprovals, async ({ viewer, language }) => ({
    approvals: await listWaiting(deps, { viewer, language }),
  }));

  serve(calls.approve, async ({ viewer, params: { id }, language }) => {
    await approve(deps, perform, { viewer, id });
    return { msg: translate(language, DONE.approved) };
  });

  serve(calls.decline, async ({ viewer, params: { id }, language }) => {
    await endRequest(deps, { viewer, id, decision: "decline" });
    return { msg: translate(language, DONE.declined) };
  });

  serve(calls.withdraw, async ({ viewer, params: { id }, language }) => {
    await endRequest(deps, { viewer, id, decision: "withdraw" });
    return { msg: translate(language, DONE.withdrawn) };
  });
}
