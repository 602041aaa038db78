import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import { formatAmount } from "@vestpocket/domain/shared/amounts";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Logger } from "pino";
import type Stripe from "stripe";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import type { MailContent, Outbox } from "../../platform/messages/messages.ts";
import type { Payments } from "../../platform/payments/payments.ts";
import {
  type CheckoutRow,
  lockCheckoutOfCustomer,
  lockMembership,
  saveMembership,
  updateCheckout,
  updateMembership,
} from "./memberships.queries.ts";
import { renewalFailedMail, renewedMail, welcomeMail } from "./memberships-mails.ts";

type Effect = (tx: Queryable) => Promise<void>;

/** Subscriptions of these are over; nothing more is paid for them. */
const ENDED: ReadonlySet<string> = new Set(["canceled", "unpaid", "incomplete_expired"]);

export interface MembershipEventParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly payments: Payments;
  readonly publicUrl: string;
  readonly outbox: Outbox;
  readonly findContact: (
    tx: Queryable,
    uid: string,
  ) => Promise<{ email: string; language: Language; firstName: string } | undefined>;
  /** Marks an order as paid, once for each invoice. */
  readonly payOrder: (
    tx: Queryable,
    paid: {
      accountId: string;
      orderId: string | undefined;
      invoiceId: string;
      intentId: string | null;
      totalCents: number;
      now: Date;
    },
  ) => Promise<"paid" | "known" | "mismatch">;
  readonly saveAgent: (tx: Queryable, agent: AgentProfile & { accountId: string; now: Date }) => Promise<void>;
}

/**
 * What the provider tells of subscriptions. The notification only says where to look: the present truth is read anew, so that
 * neither order nor repetition matter.
 */
export function createMembershipEvents(parts: MembershipEventParts) {
  const { clock, log, payments } = parts;

  function alarm(reason: string, subscription: Stripe.Subscription): void {
    log.error({ alarm: "payment", subscription: subscription.id }, `a membership's payment does not match: ${reason}`);
  }

  async function mail(
    tx: Queryable,
    uid: string,
    toMail: (url: string, firstName: string, language: Language) => MailContent,
  ) {
    const contact = await parts.findContact(tx, uid);
    if (contact === undefined) return;
    const { email: to, language, firstName } = contact;
    const url = `${parts.publicUrl}${localPath(language, paths.agentPro())}`;
    await parts.outbox.sendMail(tx, { to, language, content: toMail(url, firstName, language) });
  }

  /** Brings the membership to where its subscription stands. */
  async function apply(tx: Queryable, subscription: Stripe.Subscription): Promise<void> {
    const isEnded = ENDED.has(subscription.status);
    const checkout = await lockCheckoutOfCustomer(tx, toId(subscription.customer));
    if (checkout === undefined || checkout.accountId !== subscription.metadata.accountId) {
      // Of an account that is deleted the end is expected.
      if (!isEnded) alarm("an unknown customer", subscription);
      return;
    }
    const { accountId } = checkout;
    const membership = await lockMembership(tx, accountId);
    const isAnother = membership?.subscriptionId != null && membership.subscriptionId !== subscription.id;
    if (isAnother) {
      if (!isEnded) alarm("a second subscription", subscription);
      return;
    }
    if (isEnded) {
      await updateMembership(tx, accountId, { subscriptionId: null, endsAtPeriodEnd: true });
      return;
    }
    const isPaid = await payLatest(tx, checkout, subscription);
    if (!isPaid) return;
    const end = Math.max(...subscription.items.data.map((item) => item.current_period_end));
    await saveMembership(tx, {
      accountId,
      paidThrough: new Date(end * 1000),
      subscriptionId: subscription.id,
      endsAtPeriodEnd: subscription.cancel_at_period_end,
    });
  }

  /** Whether the present period is paid for; what is paid for the first time is recorded, with what follows from it. */
  async function payLatest(tx: Queryable, checkout: CheckoutRow, subscription: Stripe.Subscription): Promise<boolean> {
    const invoice = subscription.latest_invoice;
    if (invoice === null || typeof invoice === "string" || invoice.id === undefined) return false;
    if (invoice.status !== "paid") return false;
    if (invoice.currency !== "cad") {
      alarm("another currency", subscription);
      return false;
    }
    const now = clock.now();
    const { accountId, agentDetails } = checkout;
    const payment = invoice.payments?.data[0]?.payment.payment_intent;
    const outcome = await parts.payOrder(tx, {
      accountId,
      orderId: subscription.metadata.orderId,
      invoiceId: invoice.id,
      intentId: payment === undefined ? null : toId(payment),
      totalCents: invoice.amount_paid,
      now,
    });
    if (outcome === "mismatch") alarm("another order or amount", subscription);
    if (outcome === "paid") {
      const isFirst = invoice.billing_reason === "subscription_create";
      if (isFirst && agentDetails !== null) await parts.saveAgent(tx, { ...agentDetails, accountId, now });
      if (isFirst) await updateCheckout(tx, accountId, { orderId: null, sessionId: null, checkAt: null });
      const cents = invoice.amount_paid;
      await mail(tx, accountId, (url, firstName, language) =>
        isFirst ? welcomeMail(url, firstName) : renewedMail(url, formatAmount(cents / 100, language)),
      );
    }
    return outcome !== "mismatch";
  }

  async function prepareSync(subscriptionId: string): Promise<Effect> {
    const subscription = await payments.ask((stripe) =>
      stripe.subscriptions.retrieve(subscriptionId, { expand: ["latest_invoice.payments"] }),
    );
    return (tx) => apply(tx, subscription);
  }

  async function tellFailed(tx: Queryable, invoice: Stripe.Invoice): Promise<void> {
    const checkout = invoice.customer === null ? undefined : await lockCheckoutOfCustomer(tx, toId(invoice.customer));
    // At the first payment the buyer stands before the checkout and sees it.
    if (checkout === undefined || invoice.billing_reason === "subscription_create") return;
    await mail(tx, checkout.accountId, renewalFailedMail);
  }

  return {
    /** Asks the provider how things stand; the answer is what to do about it. Undefined for an event of something else. */
    prepare(event: Stripe.Event): Promise<Effect> | undefined {
      switch (event.type) {
        case "checkout.session.completed": {
          const { subscription } = event.data.object;
          return subscription === null ? undefined : prepareSync(toId(subscription));
        }
        case "invoice.paid": {
          const subscription = event.data.object.parent?.subscription_details?.subscription;
          return subscription === undefined ? undefined : prepareSync(toId(subscription));
        }
        case "invoice.payment_failed":
          return Promise.resolve((tx) => tellFailed(tx, event.data.object));
        case "customer.subscription.created":
        case "customer.subscription.updated":
        case "customer.subscription.deleted":
          return prepareSync(event.data.object.id);
        default:
          return undefined;
      }
    },

    async sync(subscriptionId: string): Promise<void> {
      const effect = await prepareSync(subscriptionId);
      await parts.db.transaction(effect);
    },
  };
}

/** The id of what the provider names by its id or shows in whole. */
function toId(reference: string | { id: string }): string {
  return typeof reference === "string" ? reference : reference.id;
}
