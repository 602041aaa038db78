import type { Queryable } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { stopRenewalOfDisabled } from "./disabled-members.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";

const QUEUE = "memberships.disabled";
/** With delays of up to ten minutes, these last for two days. */
const RETRIES = 300;
const FIRST_RETRY_SECONDS = 2;
const LAST_RETRY_SECONDS = 600;

/**
 * Starts the jobs that let the memberships of disabled accounts end with their paid periods. Returns the function that
 * adds one in the transaction that disables an account: a provider outage keeps no administrator from disabling it.
 */
export async function startDisabledMembers(
  deps: MembershipDeps,
  jobs: Jobs | undefined,
): Promise<(tx: Queryable, uid: string) => Promise<void>> {
  await jobs?.serve<{ uid: string }>({
    name: QUEUE,
    retries: RETRIES,
    firstRetry: FIRST_RETRY_SECONDS,
    lastRetry: LAST_RETRY_SECONDS,
    together: 1,
    work: ({ uid }) => stopRenewalOfDisabled(deps, uid),
    giveUp: async ({ uid }) => {
      deps.log.error({ account: uid }, "could not stop the renewal of a disabled account; end it at the provider");
    },
  });
  return async (tx, uid) => jobs?.send({ tx, queue: QUEUE, data: { uid } });
}
