import { findFrenchProblem } from "@vestpocket/domain/orders/billing.rules";
import type { PaymentIntentRequest, StartedPayment } from "@vestpocket/domain/orders/orders.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { badFields } from "../../platform/http/failure.ts";
import { toNetwork } from "../../platform/network.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requireWithinLimit } from "../../platform/throttle.ts";
import { requirePayer } from "./buyers.usecases.ts";
import { endOpenOrders } from "./cancelling.usecases.ts";
import { type Choice, readChoice } from "./choices.usecases.ts";
import { recordPayment } from "./fulfilment.usecases.ts";
import { getIntent, isChangeable } from "./intents.usecases.ts";
import type { OrderDeps } from "./orders.deps.ts";
import { alreadyPaid, MANY_DECLINED, paymentInProgress } from "./orders.failures.ts";
import { findOpenOrder, type QuotedOrder } from "./orders.queries.ts";
import { toStartedPayment } from "./orders.views.ts";
import { placeOrder } from "./placing.usecases.ts";
import { syncIntent } from "./quotes.usecases.ts";
import { recordCancellation } from "./reversals.usecases.ts";

interface StartPayment {
  readonly viewer: Viewer;
  readonly request: PaymentIntentRequest;
  readonly language: Language;
  /** The IP address that the request came from. */
  readonly address: string;
}

/**
 * Starts paying for a listing, or changes the choice. A listing has one open order with one payment at the provider;
 * each choice becomes a quote of the order, which the payment references together with its amount. The order moves to a
 * quote only after the provider has accepted it, so that it never shows a price that would not be charged. Throws
 * Failure: 400 naming the field, 403 if the viewer may not pay, 404 for another account's listing, 409 for a listing
 * that cannot be paid for or is being paid for, 429 over the limits, 503 if the provider does not respond. The call can
 * be retried.
 */
export async function startPayment(
  deps: OrderDeps,
  { viewer, request, language, address }: StartPayment,
): Promise<StartedPayment> {
  const { limits } = deps;
  const problem = findFrenchProblem({ billing: request.billing, province: request.province, language });
  if (problem !== undefined) throw badFields(problem);
  await requirePayer(deps, viewer);
  await requireWithinLimit(limits.declines.peek(viewer.uid), MANY_DECLINED);
  const choice = await readChoice(deps, { viewer, request });
  const own = await findOpenOrder(deps.db, request.listingId);
  await endOpenOrders(deps, { listingIds: [request.listingId], except: own?.id });
  const { order, clientSecret } = await startChoice(deps, { choice, address });
  return toStartedPayment(order, clientSecret);
}

/** The open order with this choice, and what a browser needs to pay it. Throws Failure like `startPayment`. */
export async function startChoice(
  deps: OrderDeps,
  { choice, address }: { choice: Choice; address: string },
): Promise<{ order: QuotedOrder; clientSecret: string }> {
  const { db } = deps;
  // A second attempt replaces an order whose payment turns out to be cancelled.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const placed = await placeOrder(deps, { choice, network: toNetwork(address) });
    const intent = await getIntent(deps, placed.order);
    if (isChangeable(intent)) {
      return syncIntent(deps, { ...placed, intent });
    }
    if (intent.status === "succeeded") {
      await db.transaction((tx) => recordPayment(deps, tx, intent));
      throw alreadyPaid();
    }
    if (intent.status !== "canceled") throw paymentInProgress();
    await db.transaction((tx) => recordCancellation(deps, tx, intent.id));
  }
  throw paymentInProgress();
}
