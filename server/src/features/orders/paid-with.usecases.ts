import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { isRefusal } from "../../platform/payments/provider-answers.ts";
import type { ReconciliationDeps } from "./orders.deps.ts";
import { listWithoutPaidWith, setPaidWith } from "./orders.queries.ts";
import { toPaidWith } from "./paid-with.rules.ts";
import { findLatestCharge } from "./provider-refunds.usecases.ts";

/** How many orders one run queries. */
const BATCH = 20;

/**
 * Saves how the orders of the last day were paid, however we learned of their payments. It only adds to a receipt, and
 * so never fails: if the provider could not be queried about an order, the next run tries again.
 */
export async function recordPaidWith(
  deps: Pick<ReconciliationDeps, "db" | "clock" | "log" | "payments">,
): Promise<void> {
  const { db, clock, log } = deps;
  for (const { id, intentId } of await listWithoutPaidWith(db, new Date(clock.now().getTime() - DAY_MS), BATCH)) {
    try {
      const charge = await findLatestCharge(deps, intentId ?? "");
      await setPaidWith(db, id, toPaidWith(charge ?? null) ?? "none");
    } catch (error) {
      if (!isRefusal(error)) {
        log.warn({ err: error, order: id }, "could not look up how an order was paid; will retry");
        return;
      }
      await setPaidWith(db, id, "none");
    }
  }
}
