import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import type { Queryable } from "../../platform/database/database.ts";
import { logPaymentMismatch } from "../../platform/payments/mismatch.ts";
import { type CheckoutRow, lockCheckout, NO_CHECKOUT, updateCheckout } from "./checkouts.queries.ts";
import { mailMember } from "./members.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { changedMeanwhile } from "./memberships.failures.ts";
import { extendMembership, isReversed, lockMembership, updateMembership } from "./memberships.queries.ts";
import { toAuditEntry } from "./memberships.views.ts";
import { renewedMail, welcomeMail } from "./renewals.mails.ts";
import type { FoundSubscription } from "./subscription-lookup.usecases.ts";
import {
  endOfPeriod,
  findGrace,
  isEnding,
  isNewer,
  isRunning,
  nextCheckAt,
  readIntentId,
  readInvoice,
  toSubscriptionIds,
} from "./subscriptions.rules.ts";
import { readTaxLines } from "./tax-rates.rules.ts";
import { reportUnknownPayment } from "./unpaid-invoices.usecases.ts";

/**
 * Syncs a membership with its subscription at the provider. The provider was queried before the transaction, so neither
 * the order nor the number of its webhook events matters. Throws Failure 503 if the membership has changed since then.
 */
export async function applySubscription(deps: MembershipDeps, tx: Queryable, found: FoundSubscription): Promise<void> {
  const { subscription, accountId } = found;
  const checkout = await lockCheckout(tx, accountId);
  if (checkout === undefined) return reportUnknownPayment(deps, tx, subscription);
  const membership = await lockMembership(tx, accountId);
  const knownId = membership?.subscriptionId ?? null;
  if (knownId !== subscription.id && knownId !== found.knownId) throw changedMeanwhile();
  const isKnown = knownId === subscription.id;
  const isOpening = !isKnown && checkout.orderId !== null && checkout.orderId === subscription.metadata.orderId;
  if (subscription.metadata.accountId !== accountId || !(isKnown || isOpening)) {
    if (isRunning(subscription)) {
      logPaymentMismatch(deps.log, { reason: "another account or order", ...toSubscriptionIds(subscription) });
    }
    return reportUnknownPayment(deps, tx, subscription);
  }

  const payment = await recordInvoice(deps, tx, found);
  const isPaid = payment === "paid" || payment === "known";
  if (isPaid) {
    const paidThrough = endOfPeriod(subscription);
    await extendMembership(tx, accountId, paidThrough);
    await updateMembership(tx, accountId, {
      checkAt: nextCheckAt({ paidThrough, now: deps.clock.now() }),
      ...(payment === "paid" && { failedInvoiceId: null, failedInvoiceUrl: null, bankAsks: false }),
    });
  }
  if ((isKnown && isNewer(found.askedAt, membership)) || (isOpening && isPaid)) {
    // A year that was refunded, or paid with another amount, has no grace period.
    const graceUntil = isPaid || payment === "unpaid" ? findGrace(subscription, found.askedAt) : null;
    await saveSubscription(deps, tx, { ...found, isKnown, graceUntil });
  }
  if (isOpening && (isPaid || !isRunning(subscription))) await endCheckout(deps, tx, { checkout, isPaid });
  if (payment === "paid") {
    // Nothing was saved about a new member when the subscription was looked up.
    const province = isOpening ? checkout.agentDetails?.province : found.place?.province;
    await announcePayment(deps, tx, { subscription, accountId, isOpening, province });
  }
}

/** Records the latest invoice if it is paid and matches its order; a `mismatch` raises an alarm. */
async function recordInvoice(
  { clock, log, payMembershipOrder }: MembershipDeps,
  tx: Queryable,
  { subscription, accountId, place }: FoundSubscription,
): Promise<"unpaid" | "paid" | "known" | "mismatch" | "reversed"> {
  const invoice = readInvoice(subscription);
  if (invoice?.status !== "paid") return "unpaid";
  const taxes = readTaxLines(invoice);
  const outcome =
    invoice.currency === "cad" && taxes !== undefined
      ? await payMembershipOrder(tx, {
          accountId,
          orderId: subscription.metadata.orderId,
          invoiceId: invoice.id ?? "",
          intentId: readIntentId(invoice),
          charge: { subtotalCents: invoice.subtotal, taxes, totalCents: invoice.amount_paid, place },
          now: clock.now(),
        })
      : "mismatch";
  if (outcome === "mismatch") {
    logPaymentMismatch(log, { reason: "another order, amount or currency", ...toSubscriptionIds(subscription) });
  }
  return (await isReversed(tx, invoice.id ?? "")) ? "reversed" : outcome;
}

/** Saves a subscription's state apart from payments. */
async function saveSubscription(
  { recordAudit }: MembershipDeps,
  tx: Queryable,
  {
    subscription,
    accountId,
    askedAt,
    isKnown,
    graceUntil,
  }: FoundSubscription & { isKnown: boolean; graceUntil: Date | null },
): Promise<void> {
  const isOver = !isRunning(subscription);
  if (isOver && isKnown) await recordAudit(tx, toAuditEntry({ uid: accountId, what: "end", isByMember: false }));
  await updateMembership(tx, accountId, {
    subscriptionId: isOver ? null : subscription.id,
    endsAtPeriodEnd: isOver || isEnding(subscription),
    graceUntil,
    askedAt,
  });
}

/** Saves the form's details once they are paid for; an unpaid checkout's order is cancelled. */
async function endCheckout(
  deps: MembershipDeps,
  tx: Queryable,
  { checkout, isPaid }: { checkout: CheckoutRow; isPaid: boolean },
): Promise<void> {
  const { accountId, orderId, agentDetails } = checkout;
  const now = deps.clock.now();
  if (!isPaid && orderId !== null) await deps.cancelMembershipOrder(tx, { id: orderId, now });
  if (isPaid && agentDetails !== null) await deps.saveAgent(tx, { accountId, ...agentDetails, now });
  await updateCheckout(tx, accountId, NO_CHECKOUT);
}

interface Announced extends Pick<FoundSubscription, "subscription" | "accountId"> {
  readonly isOpening: boolean;
  /** Where the member lives; undefined if unknown. */
  readonly province: ProvinceName | undefined;
}

async function announcePayment(
  deps: MembershipDeps,
  tx: Queryable,
  { subscription, accountId, isOpening, province }: Announced,
): Promise<void> {
  const what = isOpening ? "begin" : "renew";
  await deps.recordAudit(tx, toAuditEntry({ uid: accountId, what, isByMember: isOpening }));
  const invoice = readInvoice(subscription);
  const totalCents = invoice?.amount_paid ?? 0;
  const taxes = (invoice && readTaxLines(invoice)) ?? [];
  const renewsAt = endOfPeriod(subscription);
  await mailMember(deps, tx, {
    uid: accountId,
    toContent: (url, { firstName, language }) => {
      const year = { url, language, totalCents, taxes, province, renewsAt };
      return isOpening ? welcomeMail(year, firstName) : renewedMail(year);
    },
    listAttachments: (contact) => deps.listReceipts(tx, { invoiceId: invoice?.id ?? "", contact }),
  });
}
