import type Stripe from "stripe";
import { isDefinite, isKept, isKeyTaken } from "../../platform/payments/provider-answers.ts";
import type { ReconciliationDeps } from "./orders.deps.ts";
import { type OrderRow, raiseAttempt } from "./orders.queries.ts";

interface ProviderRefund {
  /** The state when the refund was decided: its refunded amount identifies the refund. */
  readonly order: OrderRow;
  readonly intentId: string;
  /** The entire remainder if undefined. */
  readonly cents?: number;
  readonly reason?: "duplicate" | "fraudulent" | "requested_by_customer";
}

/**
 * Refunds a payment at the provider, once per amount refunded so far, however often it is called. After a failure that
 * the provider stores, the next call has another key; so it has if another request took the key without refunding
 * anything. Throws ProviderFailure.
 */
export async function createRefund(
  deps: Pick<ReconciliationDeps, "db" | "payments">,
  { order, intentId, cents, reason }: ProviderRefund,
): Promise<void> {
  const { id, refundedCents, attempt } = order;
  try {
    await deps.payments.ask((stripe) =>
      stripe.refunds.create(
        {
          payment_intent: intentId,
          metadata: { orderId: id },
          ...(cents !== undefined && { amount: cents }),
          ...(reason !== undefined && { reason }),
        },
        { idempotencyKey: `refund-${id}-${refundedCents}-${attempt}` },
      ),
    );
  } catch (error) {
    // Behind a stored failure or a taken key there may be a refund whose response was lost: another key would repeat it.
    const isUncertain = isKeyTaken(error) || (isKept(error) && !isDefinite(error));
    const isWithoutEffect = isUncertain ? (await hasRefunded(deps, intentId)) === refundedCents : isDefinite(error);
    if (isWithoutEffect) await raiseAttempt(deps.db, order);
    throw error;
  }
}

/** How much the provider has refunded of a payment, in cents: a refund may exist although its request failed. */
async function hasRefunded(deps: Pick<ReconciliationDeps, "payments">, intentId: string): Promise<number> {
  return (await findLatestCharge(deps, intentId))?.amount_refunded ?? 0;
}

/** A payment's latest charge with its refunds, currently at the provider. */
export async function findLatestCharge(
  { payments }: Pick<ReconciliationDeps, "payments">,
  intentId: string,
): Promise<Stripe.Charge | undefined> {
  const { latest_charge: charge } = await payments.ask((stripe) =>
    stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }),
  );
  return charge === null || typeof charge === "string" ? undefined : charge;
}
