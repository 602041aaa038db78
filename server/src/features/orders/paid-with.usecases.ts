import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { isRefusal } from "../../platform/payments/provider-answers.ts";
import type { ReconciliationDeps } from "./orders.deps.ts";
import { listWithoutPaidWith, setPaidWith } from "./orders.queries.ts";
import { toPaidWith } from "./paid-with.rules.ts";
import { findLatestCharge } from "./provider-refunds.usecases.ts";

/** How many orders one run asks about. */
const BATCH = 20;

/**
 * Saves what the orders paid within the last day were paid with, whichever way we heard of their payments. It only adds to a receipt, and
 * so never fails: an order that the provider could not be asked about is asked about again by the next run.
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
        log.warn({ err: error, order: id }, "could not ask what an order was paid with; will retry");
        return;
      }
      await setPaidWith(db, id, "none");
    }
  }
}
