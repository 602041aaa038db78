import type { Queryable } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { UNTIL_PROVIDER_RESPONDS } from "./departures.jobs.ts";
import { stopRenewalOfDisabled } from "./disabled-members.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";

const QUEUE = "memberships.disabled";

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
    ...UNTIL_PROVIDER_RESPONDS,
    work: ({ uid }) => stopRenewalOfDisabled(deps, uid),
    giveUp: async ({ uid }) => {
      deps.log.error({ account: uid }, "could not stop the renewal of a disabled account; end it at the provider");
    },
  });
  return async (tx, uid) => jobs?.send({ tx, queue: QUEUE, data: { uid } });
}
