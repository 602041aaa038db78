import type { Queryable } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { type Departure, endDeparture, findDeparture, leaveMembership } from "./leaving.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";

const QUEUE = "memberships.departures";
/** How jobs wait for the provider: with delays of up to ten minutes, for two days. */
export const UNTIL_PROVIDER_RESPONDS = { retries: 300, firstRetry: 2, lastRetry: 600, together: 1 } as const;

/** Makes the server, once it runs, remove everything the provider has for an account deleted on the command line. */
export async function sendDeparture(jobs: Pick<Jobs, "send">, tx: Queryable, uid: string): Promise<void> {
  const departure = await findDeparture(tx, uid);
  if (departure !== undefined) await jobs.send({ tx, queue: QUEUE, data: departure });
}

export interface Departures {
  /** Ends the Agent Pro membership of an account being deleted. Returns what to do after the transaction commits. */
  plan(tx: Queryable, uid: string): Promise<() => Promise<void>>;
}

/**
 * The provider is called only after an account is deleted, by a job that retries until it responds: a failed deletion
 * leaves the subscription alone, and a provider outage keeps nobody from leaving.
 */
export async function createDepartures(deps: MembershipDeps, jobs: Jobs | undefined): Promise<Departures> {
  await jobs?.serve<Departure>({
    name: QUEUE,
    ...UNTIL_PROVIDER_RESPONDS,
    work: (departure) => endDeparture(deps, departure),
    giveUp: async (departure) => {
      deps.log.error({ ...departure }, "could not end the subscription of a deleted account; end it at the provider");
    },
  });
  return {
    async plan(tx, uid) {
      const departure = await leaveMembership(deps, tx, uid);
      if (departure === undefined) return async () => undefined;
      if (jobs === undefined) return () => endDeparture(deps, departure);
      await jobs.send({ tx, queue: QUEUE, data: departure });
      return async () => undefined;
    },
  };
}
