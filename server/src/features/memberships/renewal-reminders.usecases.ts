import { RENEWAL_REMINDER_DAYS } from "@vestpocket/domain/memberships/memberships.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type Stripe from "stripe";
import { ignoreRefusal, toId } from "../../platform/payments/provider-answers.ts";
import { mailMember } from "./members.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { listUnreminded, lockMembership, type MembershipRow, updateMembership } from "./memberships.queries.ts";
import { hasTaxLines } from "./renewal-taxes.usecases.ts";
import { type DescribedYear, renewalReminderMail } from "./renewals.mails.ts";
import { findPlace, retrieveSubscription } from "./subscription-lookup.usecases.ts";
import { endOfPeriod, isEnding, readInvoice } from "./subscriptions.rules.ts";
import { syncSubscription } from "./subscriptions.usecases.ts";
import { readTaxLines } from "./tax-rates.rules.ts";

/** How many members one run reminds. */
const REMINDERS_MAX = 100;

/** Reminds members of the renewals of the next days, once of each (product.md §10.4). */
export async function remindOfRenewals(deps: MembershipDeps, signal?: AbortSignal): Promise<void> {
  const from = deps.clock.now();
  const until = new Date(from.getTime() + RENEWAL_REMINDER_DAYS * DAY_MS);
  for (const membership of await listUnreminded(deps.db, { from, until, limit: REMINDERS_MAX })) {
    if (signal?.aborted) return;
    await remind(deps, membership).catch((error: unknown) =>
      deps.log.error({ err: error, account: membership.accountId }, "a renewal reminder could not be sent"),
    );
  }
}

async function remind(deps: MembershipDeps, known: MembershipRow): Promise<void> {
  const { accountId: uid, subscriptionId: id, paidThrough } = known;
  const subscription = id === null ? undefined : await retrieveSubscription(deps, id);
  if (id === null || subscription?.status !== "active") return;
  // Cancelled at the provider, and its event has not arrived.
  if (isEnding(subscription)) return syncSubscription(deps, id);
  const year = await describeNextYear(deps, { uid, subscription });
  const last4 = await findLast4(deps, subscription);
  await deps.db.transaction(async (tx) => {
    const membership = await lockMembership(tx, uid);
    const isSame = membership?.subscriptionId === id && Number(membership.paidThrough) === Number(paidThrough);
    if (!isSame || membership.endsAtPeriodEnd || Number(membership.remindedOf) === Number(paidThrough)) return;
    await updateMembership(tx, uid, { remindedOf: paidThrough });
    await mailMember(deps, tx, {
      uid,
      toContent: (url, { language }) => renewalReminderMail({ ...year, url, language }, last4),
    });
  });
}

/** What the renewal will charge: the price that the member keeps, taxed where they live now at that day's rates. */
async function describeNextYear(
  deps: MembershipDeps,
  { uid, subscription }: { uid: string; subscription: Stripe.Subscription },
): Promise<Omit<DescribedYear, "url" | "language">> {
  const place = await findPlace(deps, uid);
  const renewsAt = endOfPeriod(subscription);
  const province = place?.province;
  const invoice = readInvoice(subscription);
  // Renewed the way it started.
  if (province === undefined || hasTaxLines(subscription)) {
    const taxes = invoice === undefined ? [] : (readTaxLines(invoice) ?? []);
    return { totalCents: invoice?.total ?? 0, taxes, province, renewsAt };
  }
  const yearCents = subscription.items.data[0]?.price.unit_amount ?? undefined;
  const { totalCents, taxes } = deps.quoteYear({
    province,
    on: renewsAt,
    ...(yearCents !== undefined && { yearCents }),
  });
  return { totalCents, taxes, province, renewsAt };
}

/** The last four digits of the card that a renewal is charged to; undefined if it is no card, or the provider does not tell. */
async function findLast4({ payments }: MembershipDeps, subscription: Stripe.Subscription): Promise<string | undefined> {
  const id = toId(subscription.default_payment_method) ?? (await findDefaultOf({ payments }, subscription));
  if (id === undefined) return undefined;
  const method = await ignoreRefusal(payments.ask((stripe) => stripe.paymentMethods.retrieve(id)));
  return method?.card?.last4;
}

async function findDefaultOf(
  { payments }: Pick<MembershipDeps, "payments">,
  { customer }: Stripe.Subscription,
): Promise<string | undefined> {
  const found = await ignoreRefusal(payments.ask((stripe) => stripe.customers.retrieve(toId(customer) ?? "")));
  return found === undefined || found.deleted ? undefined : toId(found.invoice_settings.default_payment_method);
}
