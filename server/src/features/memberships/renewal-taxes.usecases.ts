import type Stripe from "stripe";
import { isUnavailable } from "../../platform/payments/provider-failure.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import type { FoundSubscription } from "./subscription-lookup.usecases.ts";
import { endOfPeriod, isEnding, readInvoice, toSubscriptionIds } from "./subscriptions.rules.ts";
import { areRatesFor, toWantedRate, type WantedRate } from "./tax-rates.rules.ts";
import { getTaxRates } from "./tax-rates.usecases.ts";

/**
 * Taxes the next renewal by the member's current location, at that day's rate: updates the draft of a renewal invoice
 * if there is one, which the provider keeps for about an hour, and the subscription, from which the next invoice takes
 * its rates. Throws Failure 503 if the provider does not respond; any other failure raises an alarm, and the year is
 * charged as before.
 */
export async function updateRenewalTaxes(deps: MembershipDeps, found: FoundSubscription): Promise<void> {
  const { subscription } = found;
  if (subscription.status !== "active" || isEnding(subscription) || hasTaxLines(subscription)) return;
  try {
    const wanted = toWantedRates(deps, found);
    if (wanted !== undefined) await applyRates(deps, { subscription, wanted });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    const about = { err: error, ...toSubscriptionIds(subscription) };
    deps.log.error({ alarm: "payment", ...about }, "could not update the taxes of a renewal");
  }
}

/** Whether its taxes are lines with their own prices, as in early versions: it is renewed the way it started. */
export const hasTaxLines = ({ items }: Stripe.Subscription): boolean => items.data.length > 1;

/** The taxes of the next invoice; undefined if the member's location is unknown. */
function toWantedRates(
  { quoteYear }: MembershipDeps,
  { subscription, place, askedAt }: FoundSubscription,
): WantedRate[] | undefined {
  if (place === undefined) return undefined;
  const { province } = place;
  const on = isDrafted(subscription) ? askedAt : endOfPeriod(subscription);
  return quoteYear({ province, on }).taxes.map((line) => toWantedRate(line, province));
}

const isDrafted = (subscription: Stripe.Subscription): boolean => readInvoice(subscription)?.status === "draft";

async function applyRates(
  deps: MembershipDeps,
  { subscription, wanted }: { subscription: Stripe.Subscription; wanted: readonly WantedRate[] },
): Promise<void> {
  const { payments } = deps;
  const draft = isDrafted(subscription) ? readInvoice(subscription) : undefined;
  const isDraftOutdated = draft?.id !== undefined && !areRatesFor(draft.default_tax_rates, wanted);
  const isOutdated = !areRatesFor(subscription.default_tax_rates ?? [], wanted);
  if (!isDraftOutdated && !isOutdated) return;
  const ids = await getTaxRates(deps, wanted);
  const rates = { default_tax_rates: ids.length === 0 ? ("" as const) : ids };
  const draftId = isDraftOutdated ? draft?.id : undefined;
  if (draftId !== undefined) await payments.ask((stripe) => stripe.invoices.update(draftId, rates));
  if (isOutdated) await payments.ask((stripe) => stripe.subscriptions.update(subscription.id, rates));
}
