import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { type CartQuote, quoteCart } from "@vestpocket/domain/orders/carts.rules";
import { type CurrentRun, findExtensionProblem, listAddOns } from "@vestpocket/domain/orders/extending.rules";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import type { CartRequest, PaymentConfig } from "@vestpocket/domain/orders/orders.schema";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import { type PlanChoice, toBoughtAddOns } from "./plan-choice.ts";

/** A listing that can be paid for. */
export interface CartListing {
  readonly id: string;
  readonly name: string;
  /** Of a live listing: time is added to it. */
  readonly run?: CurrentRun | undefined;
}

/** The choices for several listings. */
export interface CartChoice extends Pick<PlanChoice, "plan" | "addOns" | "place" | "billing" | "appliesDiscount"> {
  /** Listings with a plan of their own. */
  readonly plans: Readonly<Record<string, Plan>>;
  /** Listings that were taken out of the order. */
  readonly without: readonly string[];
}

/** A listing in the order, and what is bought for it; the plan is undefined until one is chosen. */
export interface CartLine {
  readonly listing: CartListing;
  readonly purpose: "publish" | "renew";
  readonly plan: Plan | undefined;
  readonly addOns: readonly AddOn[];
  /** Why a live listing cannot be renewed like this. */
  readonly problem: Message | undefined;
}

/** The listings in the order. Without a plan of its own, a listing has the plan of all. */
export function listCartLines(choice: CartChoice, listings: readonly CartListing[]): CartLine[] {
  return listings.filter(({ id }) => !choice.without.includes(id)).map((listing) => toCartLine(choice, listing));
}

function toCartLine({ plan: planOfAll, plans, addOns }: CartChoice, listing: CartListing): CartLine {
  const { id, run } = listing;
  const own = plans[id];
  if (run === undefined) {
    const plan = own ?? planOfAll;
    return { listing, purpose: "publish", plan, addOns: toBoughtAddOns({ plan, addOns }), problem: undefined };
  }
  // A renewal keeps the add-ons that the listing has.
  const wanted = [...new Set([...listAddOns(run), ...addOns])];
  const renewWith = (plan: Plan): CartLine => {
    const bought = toBoughtAddOns({ plan, addOns: wanted });
    const problem = findExtensionProblem({ purpose: "renew", plan, addOns: bought, run });
    return { listing, purpose: "renew", plan, addOns: bought, problem };
  };
  if (own !== undefined || planOfAll === undefined) return renewWith(own ?? run.plan);
  // The plan of all applies unless it would take away what the listing has.
  const line = renewWith(planOfAll);
  return line.problem === undefined ? line : renewWith(run.plan);
}

/** Lines that can be paid for; undefined while one has no plan or a problem, or if there are none. */
function listPlanned(lines: readonly CartLine[]) {
  const planned = lines.flatMap(({ plan, problem, ...line }) =>
    plan === undefined || problem !== undefined ? [] : [{ ...line, plan }],
  );
  return planned.length === 0 || planned.length < lines.length ? undefined : planned;
}

/** Starts the payment for the order; undefined while a line cannot be paid for, or if there is none. */
export function toCartRequest(choice: CartChoice, lines: readonly CartLine[]): CartRequest | undefined {
  const { place, billing, appliesDiscount } = choice;
  const planned = listPlanned(lines);
  if (planned === undefined) return undefined;
  const province = findProvince(place.province ?? "")?.name;
  return {
    lines: planned.map(({ listing, plan, addOns, purpose }) => ({
      ...{ listingId: listing.id, planType: plan, features: [...addOns], purpose },
    })),
    billing: { ...billing },
    ...(appliesDiscount && { applyMemberDiscount: true }),
    ...(province !== undefined && { province }),
    ...(place.city !== undefined && { city: place.city }),
  };
}

/** The price of the order; undefined while a line cannot be paid for, or if there is none. */
export function quoteCartChoice(
  choice: CartChoice,
  { lines, salesTax, now }: { lines: readonly CartLine[]; salesTax: PaymentConfig["salesTax"]; now: Date },
): (CartQuote & { province: ProvinceName | null }) | undefined {
  const planned = listPlanned(lines)?.map(({ listing, ...line }) => ({ ...line, run: listing.run }));
  if (planned === undefined) return undefined;
  const province = findProvince(choice.place.province ?? "")?.name;
  const tax = salesTax === null || province === undefined ? undefined : { salesTax, province, on: now };
  return { ...quoteCart(planned, { hasDiscount: choice.appliesDiscount, tax, now }), province: province ?? null };
}
