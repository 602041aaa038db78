import { paths } from "@vestpocket/domain/shared/paths";
import type Stripe from "stripe";
import { NO_EFFECT, type PaymentEffect } from "../../platform/payments/payment-effects.ts";
import { ignoreRefusal } from "../../platform/payments/provider-answers.ts";
import { mailMember } from "./members.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { confirmRenewalMail, renewalFailedMail } from "./memberships.mails.ts";
import { lockMembership, updateMembership } from "./memberships.queries.ts";
import { toInvoiceUrl } from "./provider-pages.usecases.ts";
import { lookUpSubscription } from "./subscription-lookup.usecases.ts";
import { isAskedByBank, isRunning, readInvoice, readUnpaidIntentId } from "./subscriptions.rules.ts";

/**
 * A renewal could not be charged, or the bank requires the member to confirm it: e-mails them once about each, unless
 * it has been paid since. The provider sends events about both for the same attempt, in any order, so the payment
 * itself is checked.
 */
export async function prepareRenewalFailure(
  deps: MembershipDeps,
  { id, invoiceId }: { id: string; invoiceId: string },
): Promise<PaymentEffect> {
  const found = await lookUpSubscription(deps, id);
  if (found === undefined) return NO_EFFECT;
  const { accountId: uid, subscription } = found;
  const invoice = readInvoice(subscription);
  if (invoice?.id !== invoiceId || invoice.status === "paid") return NO_EFFECT;
  const isOver = !isRunning(subscription);
  // Its invoice is void, so there is nothing to pay or to confirm.
  const invoiceUrl = isOver ? null : toInvoiceUrl(deps, invoice);
  const bankAsks = !isOver && (await findWhetherBankAsks(deps, invoice));
  return async (tx) => {
    const membership = await lockMembership(tx, uid);
    if (membership?.subscriptionId !== id) return;
    if (membership.failedInvoiceId === invoiceId && (isOver || membership.bankAsks === bankAsks)) return;
    await updateMembership(tx, uid, { failedInvoiceId: invoiceId, failedInvoiceUrl: invoiceUrl, bankAsks });
    await mailMember(deps, tx, {
      uid,
      path: paths.billing(),
      toContent: (url) => (bankAsks ? confirmRenewalMail(invoiceUrl ?? url) : renewalFailedMail(url, invoiceUrl)),
    });
  };
}

async function findWhetherBankAsks({ payments }: MembershipDeps, invoice: Stripe.Invoice): Promise<boolean> {
  const id = readUnpaidIntentId(invoice);
  if (id === undefined) return false;
  const intent = await ignoreRefusal(payments.ask((stripe) => stripe.paymentIntents.retrieve(id)));
  return intent !== undefined && isAskedByBank(intent);
}
