import { formatAmount } from "@vestpocket/domain/shared/amounts";
import { localPath, paths } from "@vestpocket/domain/shared/paths";
import type { Language } from "@vestpocket/domain/shared/text";
import type Stripe from "stripe";
import type { AuditEntry } from "../../platform/audit.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailContent } from "../../platform/messages/messages.ts";
import { isRefusal } from "../../platform/payments/payments.ts";
import {
  type CheckoutRow,
  findCheckoutOfCustomer,
  lockCheckout,
  NO_CHECKOUT,
  updateCheckout,
} from "./checkouts.queries.ts";
import type { MembershipParts } from "./memberships.deps.ts";
import { changedMeanwhile } from "./memberships.failures.ts";
import { renewalFailedMail, renewedMail, welcomeMail } from "./memberships.mails.ts";
import {
  extendMembership,
  findMembership,
  isTakenBack,
  lockMembership,
  type MembershipRow,
  updateMembership,
} from "./memberships.queries.ts";
import { endOfPeriod, isEnding, isRunning, readIntentId, readInvoice, toId } from "./subscriptions.rules.ts";

/** What something at the provider does here, in a transaction. */
export type Effect = (tx: Queryable) => Promise<void>;

const NOTHING: Effect = async () => undefined;

/** A subscription at the provider with what is known of it here, before the transaction. */
interface Found {
  readonly subscription: Stripe.Subscription;
  readonly accountId: string;
  /** The subscription that the membership had then. */
  readonly standingId: string | null;
  readonly askedAt: Date;
}

export type Subscriptions = ReturnType<typeof createSubscriptions>;

/**
 * Brings memberships to where their subscriptions stand. The provider is asked for the present truth, before any transaction, so
 * that neither the order nor the number of its notifications matters.
 */
export function createSubscriptions(parts: MembershipParts) {
  const { db, clock, payments } = parts;

  /** Something is wrong that a person has to look at; nothing is granted for it. */
  function alarm(reason: string, { id, customer, latest_invoice: invoice, metadata }: Stripe.Subscription): void {
    const about = { subscription: id, customer: toId(customer), invoice: toId(invoice), order: metadata.orderId };
    parts.log.error({ alarm: "payment", ...about }, `a payment does not match: ${reason}`);
  }

  /** The subscription with its last invoice; undefined where the provider knows none such. */
  async function look(id: string): Promise<Stripe.Subscription | undefined> {
    try {
      return await payments.ask((stripe) => stripe.subscriptions.retrieve(id, { expand: ["latest_invoice.payments"] }));
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }

  /** The subscription and whose it is; undefined, with an alarm where money flows, for one that is nobody's or a second one. */
  async function find(id: string): Promise<Found | undefined> {
    const askedAt = clock.now();
    const subscription = await look(id);
    if (subscription === undefined) {
      parts.log.error({ alarm: "payment", subscription: id }, "a payment does not match: no such subscription");
      return undefined;
    }
    const checkout = await findCheckoutOfCustomer(db, toId(subscription.customer) ?? "");
    if (checkout === undefined) {
      if (isRunning(subscription)) alarm("an unknown customer", subscription);
      return undefined;
    }
    const { accountId } = checkout;
    const standingId = (await findMembership(db, accountId))?.subscriptionId ?? null;
    if (standingId !== null && standingId !== id && isRunning(await look(standingId))) {
      if (isRunning(subscription)) await endSecond(subscription);
      return undefined;
    }
    return { subscription, accountId, standingId, askedAt };
  }

  async function endSecond(subscription: Stripe.Subscription): Promise<void> {
    alarm("a second subscription, which is ended", subscription);
    await payments.ask((stripe) => stripe.subscriptions.cancel(subscription.id));
  }

  async function mail(
    tx: Queryable,
    uid: string,
    toMail: (url: string, contact: { firstName: string; language: Language }) => MailContent,
  ): Promise<void> {
    const contact = await parts.findContact(tx, uid);
    if (contact === undefined) return;
    const { email: to, language } = contact;
    const url = `${parts.publicUrl}${localPath(language, paths.agentPro())}`;
    await parts.outbox.sendMail(tx, { to, language, content: toMail(url, contact) });
  }

  /** How the last invoice stands. One that is paid as its order wants it is recorded; a `mismatch` raises an alarm. */
  async function takePayment(tx: Queryable, { subscription, accountId }: Found) {
    const invoice = readInvoice(subscription);
    if (invoice?.status !== "paid") return "unpaid";
    const outcome =
      invoice.currency === "cad"
        ? await parts.payOrder(tx, {
            accountId,
            orderId: subscription.metadata.orderId,
            invoiceId: invoice.id ?? "",
            intentId: readIntentId(invoice),
            totalCents: invoice.amount_paid,
            now: clock.now(),
          })
        : "mismatch";
    if (outcome === "mismatch") alarm("another order, amount or currency", subscription);
    return (await isTakenBack(tx, invoice.id ?? "")) ? "taken back" : outcome;
  }

  /** What a subscription says besides what is paid; an older answer does not take a newer one's place. */
  async function note(tx: Queryable, { subscription, accountId, askedAt }: Found, isKnown: boolean): Promise<void> {
    const isOver = !isRunning(subscription);
    if (isOver && isKnown) await parts.recordAudit(tx, { ...toEntry(accountId, "end"), actorId: undefined });
    await updateMembership(tx, accountId, {
      subscriptionId: isOver ? null : subscription.id,
      endsAtPeriodEnd: isOver || isEnding(subscription),
      askedAt,
    });
  }

  /** What the form gave becomes the agent's with the payment; without one the order is given up. */
  async function endCheckout(tx: Queryable, checkout: CheckoutRow, isPaid: boolean): Promise<void> {
    const { accountId, orderId, agentDetails } = checkout;
    const now = clock.now();
    if (!isPaid && orderId !== null) await parts.cancelOrder(tx, orderId, now);
    if (isPaid && agentDetails !== null) await parts.saveAgent(tx, { accountId, ...agentDetails, now });
    await updateCheckout(tx, accountId, NO_CHECKOUT);
  }

  async function apply(tx: Queryable, found: Found): Promise<void> {
    const { subscription, accountId } = found;
    const checkout = await lockCheckout(tx, accountId);
    if (checkout === undefined) return;
    const membership = await lockMembership(tx, accountId);
    const standingId = membership?.subscriptionId ?? null;
    if (standingId !== subscription.id && standingId !== found.standingId) throw changedMeanwhile();
    const isKnown = standingId === subscription.id;
    const isOpening = !isKnown && checkout.orderId !== null && checkout.orderId === subscription.metadata.orderId;
    if (subscription.metadata.accountId !== accountId || !(isKnown || isOpening)) {
      if (isRunning(subscription)) alarm("another account or order", subscription);
      return;
    }

    const payment = await takePayment(tx, found);
    const isPaid = payment === "paid" || payment === "known";
    if (isPaid) {
      const paidThrough = endOfPeriod(subscription);
      await extendMembership(tx, accountId, paidThrough);
      await updateMembership(tx, accountId, { checkAt: paidThrough });
    }
    if ((isKnown && isNewer(found.askedAt, membership)) || (isOpening && isPaid)) {
      await note(tx, found, isKnown);
    }
    if (isOpening && (isPaid || !isRunning(subscription))) await endCheckout(tx, checkout, isPaid);
    if (payment === "paid") {
      const entry = toEntry(accountId, isOpening ? "begin" : "renew");
      await parts.recordAudit(tx, isOpening ? entry : { ...entry, actorId: undefined });
      const cents = readInvoice(subscription)?.amount_paid ?? 0;
      await mail(tx, accountId, (url, { firstName, language }) =>
        isOpening ? welcomeMail(url, firstName) : renewedMail(url, formatAmount(cents / 100, language)),
      );
    }
  }

  /** Looks a subscription up; what that does here. Throws Failure 503 where the provider does not answer. */
  async function prepare(id: string): Promise<Effect> {
    const found = await find(id);
    return found === undefined ? NOTHING : (tx) => apply(tx, found);
  }

  async function sync(id: string): Promise<void> {
    const effect = await prepare(id);
    await db.transaction(effect);
  }

  return {
    prepare,
    sync,

    /** A renewal could not be paid: its member is told once, unless it was paid meanwhile. */
    async prepareFailure(id: string, invoiceId: string): Promise<Effect> {
      const found = await find(id);
      if (found === undefined) return NOTHING;
      const invoice = readInvoice(found.subscription);
      if (invoice?.id !== invoiceId || invoice.status === "paid") return NOTHING;
      return async (tx) => {
        const membership = await lockMembership(tx, found.accountId);
        if (membership?.subscriptionId !== id || membership.failedInvoiceId === invoiceId) return;
        await updateMembership(tx, found.accountId, { failedInvoiceId: invoiceId });
        await mail(tx, found.accountId, renewalFailedMail);
      };
    },

    /** Ends a subscription at once. */
    async end(id: string): Promise<void> {
      try {
        await payments.ask((stripe) => stripe.subscriptions.cancel(id));
      } catch (error) {
        // It is over already.
        if (!isRefusal(error)) throw error;
      }
      await sync(id);
    },

    /** Lets a subscription end with its period, or go on; false where it is over. */
    async setEnding(uid: string, id: string, isToEnd: boolean): Promise<boolean> {
      let answer: Stripe.Subscription;
      try {
        answer = await payments.ask((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: isToEnd }));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await sync(id);
        return false;
      }
      if (!isRunning(answer)) {
        await sync(id);
        return false;
      }
      await db.transaction(async (tx) => {
        await updateMembership(tx, uid, { endsAtPeriodEnd: isEnding(answer), askedAt: clock.now() });
        await parts.recordAudit(tx, toEntry(uid, isToEnd ? "cancel" : "resume"));
      });
      return true;
    },
  };
}

/** What the audit log is told of a membership that its member began, or let end. */
export function toEntry(uid: string, what: "begin" | "renew" | "cancel" | "resume" | "end"): AuditEntry {
  return { actorId: uid, action: `memberships.${what}`, subject: { kind: "membership", id: uid } };
}

function isNewer(askedAt: Date, membership: MembershipRow | undefined): boolean {
  return membership?.askedAt == null || membership.askedAt <= askedAt;
}
