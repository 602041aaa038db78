import { listDueCheckouts, updateCheckout } from "./checkouts.queries.ts";
import type { Checkouts } from "./checkouts.usecases.ts";
import type { MembershipParts } from "./memberships.deps.ts";
import { listDueMemberships, updateMembership } from "./memberships.queries.ts";
import type { Subscriptions } from "./subscriptions.usecases.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** Checkouts and memberships looked at in one pass. */
const PASS = 50;

/** Asks the provider for what it did not tell: checkouts that were finished or ran out, renewals. Ever less often. */
export function createReconciliation(
  { db, clock, log }: MembershipParts,
  { checkouts, subscriptions }: { checkouts: Checkouts; subscriptions: Subscriptions },
) {
  /** Does something for each; one that fails is left to the next time. */
  async function forEach<T extends { accountId: string }>(rows: readonly T[], work: (row: T) => Promise<void>) {
    for (const row of rows) {
      try {
        await work(row);
      } catch (error) {
        log.warn(
          { err: error, account: row.accountId },
          "the state of a membership is not known; it is asked for again",
        );
      }
    }
  }

  return async function reconcile(): Promise<void> {
    const now = clock.now();
    await forEach(await listDueCheckouts(db, now, PASS), async (checkout) => {
      const age = now.getTime() - checkout.begunAt.getTime();
      const checkAt = new Date(now.getTime() + Math.min(Math.max(age, MINUTE), HOUR));
      await updateCheckout(db, checkout.accountId, { checkAt });
      await checkouts.lookAfter(checkout);
    });
    await forEach(await listDueMemberships(db, now, PASS), async ({ accountId, subscriptionId }) => {
      await updateMembership(db, accountId, { checkAt: new Date(now.getTime() + HOUR) });
      if (subscriptionId !== null) await subscriptions.sync(subscriptionId);
    });
  };
}
