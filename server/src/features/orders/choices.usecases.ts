import { type Billing, toBilling } from "@vestpocket/domain/orders/billing.rules";
import type { QuotedLine } from "@vestpocket/domain/orders/carts.rules";
import { findExtensionProblem, type Purpose, quoteExtension } from "@vestpocket/domain/orders/extending.rules";
import { ORDER_MESSAGES, type Quote, quoteOrder } from "@vestpocket/domain/orders/orders.rules";
import type { PaymentIntentRequest } from "@vestpocket/domain/orders/orders.schema";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { findCity, findProvince } from "@vestpocket/domain/places/places.schema";
import { badFields } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { redeemDiscountCode } from "./discount-codes.usecases.ts";
import type { LineRow } from "./lines.queries.ts";
import type { OrderDeps } from "./orders.deps.ts";
import type { QuoteRow } from "./orders.queries.ts";

/** A buyer's choice for a listing, with its price. */
export interface Choice extends BillingPlace {
  /** The id is null if there are several: then `lines` has them. */
  readonly listing: { readonly id: string | null; readonly title: string };
  readonly lines: readonly ChosenLine[];
  readonly accountId: string;
  readonly purpose: Purpose;
  readonly quote: Omit<Quote, "plan"> & { readonly plan: Quote["plan"] | null };
  readonly codeId: string | undefined;
  /** Undefined leaves what the order has. */
  readonly billing: Billing | undefined;
}

/** One of several listings, with its price. */
interface ChosenLine extends QuotedLine {
  readonly listingId: string;
  readonly title: string;
}

/** The buyer's billing location, in the domain's spelling. */
export interface BillingPlace {
  readonly province: ProvinceName | undefined;
  readonly city: string | undefined;
}

interface ReadChoice {
  readonly viewer: Viewer;
  readonly request: PaymentIntentRequest;
}

/** Validates a request to pay, checks its discount code and prices it. Throws Failure naming the invalid field. */
export async function readChoice(deps: OrderDeps, { viewer, request }: ReadChoice): Promise<Choice> {
  const { salesTax, clock } = deps;
  if (new Set(request.features).size < request.features.length) {
    throw badFields({ features: ORDER_MESSAGES.unknownFeature });
  }
  const place = readBillingPlace(request, { isNeeded: salesTax !== undefined });
  const { planType: plan, purpose, features: addOns } = request;
  const { run, ...listing } = await deps.getPayableListing(viewer, request.listingId, purpose);
  const { codeId, hasDiscount } = await readDiscount(deps, { viewer, request, listingId: listing.id });
  const now = clock.now();
  const { province } = place;
  const tax = salesTax === undefined || province === undefined ? undefined : { salesTax, province, on: now };
  const quote =
    purpose === "publish" || run === undefined
      ? quoteOrder({ plan, addOns, hasDiscount, tax })
      : quoteExtension({ ...requireExtension({ purpose, plan, addOns, run }), hasDiscount, tax, now });
  return {
    listing,
    lines: [],
    accountId: viewer.uid,
    purpose,
    quote,
    codeId,
    billing: request.billing && toBilling(request.billing),
    ...place,
  };
}

export function requireExtension<Chosen extends Parameters<typeof findExtensionProblem>[0]>(chosen: Chosen): Chosen {
  const problem = findExtensionProblem(chosen);
  if (problem !== undefined) throw badFields({ planType: problem });
  return chosen;
}

export function readBillingPlace(
  request: Pick<PaymentIntentRequest, "province" | "city">,
  { isNeeded }: { isNeeded: boolean },
): BillingPlace {
  const province = request.province === undefined ? undefined : findProvince(request.province);
  if (province === undefined && isNeeded) throw badFields({ province: ORDER_MESSAGES.provinceNeeded });
  const given = request.city?.trim() ?? "";
  const city = province && given !== "" ? findCity(province, given) : undefined;
  if (given !== "" && city === undefined) throw badFields({ city: ORDER_MESSAGES.unknownCity });
  return { province: province?.name, city: city?.name };
}

/** Whether the request has a discount, and the id of the code that it uses up, if any. A member needs none. */
async function readDiscount(
  deps: OrderDeps,
  { viewer, request, listingId }: ReadChoice & { listingId: string },
): Promise<Pick<Choice, "codeId"> & { hasDiscount: boolean }> {
  const redeem = async (by: { token: string; code?: string }) => ({
    codeId: await redeemDiscountCode(deps, { viewer, listingId, ...by }),
    hasDiscount: true,
  });
  if (request.applyMemberDiscount) {
    const isMember = await deps.isMember(deps.db, viewer.uid);
    if (!isMember) throw badFields({ applyMemberDiscount: ORDER_MESSAGES.membersOnly });
    return request.discountToken ? redeem({ token: request.discountToken }) : { codeId: undefined, hasDiscount: true };
  }
  const code = request.code?.trim() ?? "";
  if (code === "") return { codeId: undefined, hasDiscount: false };
  if (!request.token) throw badFields({ code: ORDER_MESSAGES.codeWithoutToken });
  return redeem({ token: request.token, code });
}

/** Whether a saved quote is for exactly this choice, at the same price. */
export function isSameChoice(saved: QuoteRow, { purpose, quote, province, city }: Choice): boolean {
  const toTaxes = (taxes: Quote["taxes"]) => JSON.stringify(taxes.map(({ tax, rate, cents }) => [tax, rate, cents]));
  return (
    saved.plan === quote.plan &&
    saved.purpose === purpose &&
    saved.addOns.join() === quote.addOns.join() &&
    saved.days === quote.days &&
    saved.boosts.join() === quote.boosts.join() &&
    saved.discountCents === quote.discountCents &&
    saved.totalCents === quote.totalCents &&
    toTaxes(saved.taxes) === toTaxes(quote.taxes) &&
    saved.province === (province ?? null) &&
    saved.city === (city ?? null)
  );
}

/** Whether a saved quote's lines are exactly those of this choice, at the same prices. */
export function areSameLines(saved: readonly LineRow[], { lines }: Choice): boolean {
  const toKey = (
    line: Pick<LineRow, "listingId" | "purpose" | "plan" | "totalCents" | "subtotalCents" | "days"> & {
      addOns: readonly string[];
    },
  ) =>
    [
      line.listingId,
      line.purpose,
      line.plan,
      line.addOns.join("+"),
      line.days,
      line.subtotalCents,
      line.totalCents,
    ].join();
  return saved.map(toKey).join(";") === lines.map(toKey).join(";");
}
