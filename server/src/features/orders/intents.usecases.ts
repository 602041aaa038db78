import { cutText } from "@vestpocket/domain/shared/text";
import type Stripe from "stripe";
import { isElsewhere } from "../../platform/payments/account.ts";
import {
  ignoreMissing,
  ignoreRefusal,
  isDefinite,
  isKept,
  isRefusal,
} from "../../platform/payments/provider-answers.ts";
import type { OrderDeps, ReconciliationDeps } from "./orders.deps.ts";
import { paymentNotCreated } from "./orders.failures.ts";
import { findOrder, lockOrder, type OrderRow, raiseAttempt, updateOrder } from "./orders.queries.ts";

type KnownIntentDeps = Pick<ReconciliationDeps, "db" | "clock" | "payments">;
type IntentDeps = KnownIntentDeps & Pick<OrderDeps, "log" | "getCustomer">;

/**
 * An open order's payment at the provider; recreated if there is none, or if it is gone. At most one exists, because
 * every call before a failure has the same idempotency key.
 */
export async function getIntent(deps: IntentDeps, order: OrderRow): Promise<Stripe.PaymentIntent> {
  return (await findIntent(deps, order)) ?? beginIntent(deps, (await findOrder(deps.db, order.id)) ?? order);
}

/**
 * An order's payment at the provider. Undefined if none was started, or if it is gone: deleted, created with the keys
 * of another account or mode, or belonging to a deleted customer, in which case it is canceled. An open order is then
 * detached from it.
 */
export async function findIntent(deps: KnownIntentDeps, order: OrderRow): Promise<Stripe.PaymentIntent | undefined> {
  const { db, clock, payments } = deps;
  const { id, intentId, intentAccount } = order;
  if (intentId === null) return undefined;
  const intent = isElsewhere(await payments.getAccount(), intentAccount)
    ? undefined
    : await ignoreMissing(
        payments.ask((stripe) => stripe.paymentIntents.retrieve(intentId, { expand: ["latest_charge", "customer"] })),
      );
  if (intent !== undefined && !isStranded(intent)) return intent;
  await forgetIntent({ db, clock }, { id, intentId });
  // Only then, so that its cancellation event matches no order.
  if (intent !== undefined) await ignoreRefusal(payments.ask((stripe) => stripe.paymentIntents.cancel(intentId)));
  return undefined;
}

/** Whether a payment waits for a card: its amount can still change. */
export function isChangeable({ status }: Stripe.PaymentIntent): boolean {
  return status === "requires_payment_method" || status === "requires_confirmation";
}

/** Whether a payment belongs to a customer deleted at the provider, who can no longer be charged. */
function isStranded({ customer, status }: Stripe.PaymentIntent): boolean {
  const isDeleted = typeof customer === "object" && customer !== null && customer.deleted === true;
  return isDeleted && !["canceled", "processing", "succeeded"].includes(status);
}

/** Lets an open order start another payment. */
async function forgetIntent(
  { db, clock }: Pick<KnownIntentDeps, "db" | "clock">,
  { id, intentId }: { id: string; intentId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const latest = await lockOrder(tx, id);
    if (latest?.status !== "open" || latest.intentId !== intentId) return;
    // Another key: the provider may still replay the response that created the payment.
    const attempt = latest.attempt + 1;
    await updateOrder(tx, id, { intentId: null, intentAccount: null, attempt, updatedAt: clock.now() });
  });
}

async function beginIntent(deps: IntentDeps, order: OrderRow): Promise<Stripe.PaymentIntent> {
  const { db, clock, payments } = deps;
  try {
    const { name: intentAccount } = await payments.getAccount();
    const intent = await createIntent(deps, { order, customer: await findCustomer(deps, order) });
    await updateOrder(db, order.id, { intentId: intent.id, intentAccount, updatedAt: clock.now() });
    return intent;
  } catch (error) {
    // If a payment was created anyway, it can never be paid: nobody has its secret.
    if (isDefinite(error) || isKept(error)) await raiseAttempt(db, order);
    throw isDefinite(error) ? paymentNotCreated(error) : error;
  }
}

/**
 * The buyer's customer at the provider; undefined, with an alarm, if it refuses to create one: the listing can still be
 * paid for.
 */
async function findCustomer({ getCustomer, log }: IntentDeps, order: OrderRow): Promise<string | undefined> {
  try {
    return await getCustomer(order.accountId);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    log.error({ err: error, alarm: "payment", order: order.id }, "a payment starts without a customer");
    return undefined;
  }
}

function createIntent(
  { payments }: IntentDeps,
  { order, customer }: { order: OrderRow; customer: string | undefined },
): Promise<Stripe.PaymentIntent> {
  const { id, attempt, listingId, listingTitle, firstCents } = order;
  return payments.ask((stripe) =>
    stripe.paymentIntents.create(
      {
        // Repeats must have the same body: later amounts follow in an update.
        amount: firstCents,
        currency: "cad",
        // Without setup_future_usage: the card is saved only if the buyer asks for it when they pay.
        ...(customer !== undefined && { customer }),
        allowed_payment_method_types: ["card"],
        description: cutText(`Vestpocket: ${listingTitle}`, 500),
        metadata: { orderId: id, ...(listingId !== null && { listingId }), revision: "1" },
      },
      { idempotencyKey: `order-${id}-${attempt}` },
    ),
  );
}
