import type { Jobs } from "../../platform/jobs.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { mailRequestedReset, RESET_QUEUE, type ResetRequest } from "./resets.usecases.ts";

/** Has this process mail the reset links that were asked for. */
export async function startResets(deps: AccountDeps, jobs: Jobs): Promise<void> {
  await jobs.serve<ResetRequest>({
    name: RESET_QUEUE,
    retries: 30,
    firstRetry: 2,
    lastRetry: 60,
    together: 5,
    work: (request) => mailRequestedReset(deps, request),
    // Whoever still waits asks again.
    giveUp: async () => deps.log.error("a reset link could not be mailed"),
  });
}
