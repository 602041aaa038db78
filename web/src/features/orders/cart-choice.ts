import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { type CartQuote, quoteCart } from "@vestpocket/domain/orders/carts.rules";
import type { AddOn } from "@vestpocket/domain/orders/orders.rules";
import type { CartRequest, PaymentConfig } from "@vestpocket/domain/orders/orders.schema";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import { type PlanChoice, toBoughtAddOns } from "./plan-choice.ts";

/** A listing that can be paid for. */
export interface CartListing {
  readonly id: string;
  readonly name: string;
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
  readonly plan: Plan | undefined;
  readonly addOns: readonly AddOn[];
}

/** The listings in the order. Without a plan of its own, a listing has the plan of all. */
export function listCartLines(choice: CartChoice, listings: readonly CartListing[]): CartLine[] {
  return listings
    .filter(({ id }) => !choice.without.includes(id))
    .map((listing) => {
      const plan = choice.plans[listing.id] ?? choice.plan;
      return { listing, plan, addOns: toBoughtAddOns({ plan, addOns: choice.addOns }) };
    });
}

/** Starts the payment for the order; undefined while a listing has no plan, or if there is none. */
export function toCartRequest(choice: CartChoice, lines: readonly CartLine[]): CartRequest | undefined {
  const { place, billing, appliesDiscount } = choice;
  const planned = lines.flatMap(({ listing, plan, addOns }) =>
    plan === undefined
      ? []
      : [{ listingId: listing.id, planType: plan, features: [...addOns], purpose: "publish" as const }],
  );
  if (planned.length === 0 || planned.length < lines.length) return undefined;
  const province = findProvince(place.province ?? "")?.name;
  return {
    lines: planned,
    billing: { ...billing },
    ...(appliesDiscount && { applyMemberDiscount: true }),
    ...(province !== undefined && { province }),
    ...(place.city !== undefined && { city: place.city }),
  };
}

/** The price of the order; undefined while a listing has no plan, or if there is none. */
export function quoteCartChoice(
  choice: CartChoice,
  { lines, salesTax, now }: { lines: readonly CartLine[]; salesTax: PaymentConfig["salesTax"]; now: Date },
): (CartQuote & { province: ProvinceName | null }) | undefined {
  const planned = lines.flatMap(({ plan, addOns }) =>
    plan === undefined ? [] : [{ plan, addOns, purpose: "publish" as const }],
  );
  if (planned.length === 0 || planned.length < lines.length) return undefined;
  const province = findProvince(choice.place.province ?? "")?.name;
  const tax = salesTax === null || province === undefined ? undefined : { salesTax, province, on: now };
  return { ...quoteCart(planned, { hasDiscount: choice.appliesDiscount, tax, now }), province: province ?? null };
}
