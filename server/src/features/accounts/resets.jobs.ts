import type { Jobs } from "../../platform/jobs.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { mailRequestedReset, RESET_QUEUE, type ResetRequest } from "./resets.usecases.ts";

/** Makes this process mail requested reset links. */
export async function startResets(deps: AccountDeps, jobs: Jobs): Promise<void> {
  await jobs.serve<ResetRequest>({
    name: RESET_QUEUE,
    retries: 30,
    firstRetry: 2,
    lastRetry: 60,
    together: 5,
    work: (request) => mailRequestedReset(deps, request),
    // Anyone still waiting requests it again.
    giveUp: async () => deps.log.error("a reset link could not be mailed"),
  });
}
