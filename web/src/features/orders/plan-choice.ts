import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { type AddOn, DISCOUNT_CODE_LENGTH, type Quote, quoteOrder } from "@vestpocket/domain/orders/orders.rules";
import type { PaymentConfig, PaymentIntentRequest } from "@vestpocket/domain/orders/orders.schema";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import type { PlaceChoice } from "../../platform/places/place-choice.ts";

/** What a person chooses for a listing. */
export interface PlanChoice {
  readonly plan: Plan | undefined;
  /** As ticked: one that the plan includes may be among them. */
  readonly addOns: readonly AddOn[];
  /** The buyer's billing place. */
  readonly place: PlaceChoice;
  readonly code: string;
}

/** What the page is handed by those before it, and keeps with its entry of the browser's history. */
export interface PlanState {
  /** What a member's code works with; null or undefined where there is none. */
  readonly discountToken?: string | null;
  /** What was chosen before one went on. */
  readonly choice?: PlanChoice;
}

/** Add-ons that are bought: those that the plan includes cost nothing. */
function listBought({ plan, addOns }: PlanChoice): AddOn[] {
  const included = PLAN_PRICES.find((price) => price.plan === plan)?.includes ?? [];
  return addOns.filter((tag) => !included.includes(tag));
}

/** What starts the payment of a choice; undefined until there is a plan. */
export function toPaymentRequest(
  choice: PlanChoice,
  { listingId, token }: { listingId: string; token: string | undefined },
): PaymentIntentRequest | undefined {
  const { plan, place, code } = choice;
  if (plan === undefined) return undefined;
  const province = findProvince(place.province ?? "")?.name;
  return {
    planType: plan,
    listingId,
    features: listBought(choice),
    ...(token !== undefined && { code, token }),
    ...(province !== undefined && { province }),
    ...(place.city !== undefined && { city: place.city }),
  };
}

/** A code as it is typed in: as mailed, whatever the case. */
export function toCode(typed: string): string {
  return typed.replace(/\s/gu, "").toUpperCase().slice(0, DISCOUNT_CODE_LENGTH);
}

/** What the choice costs; undefined until there is a plan. A complete code counts until the server has checked it. */
export function quoteChoice(
  choice: PlanChoice,
  given: { salesTax: PaymentConfig["salesTax"]; hasCode: boolean; now: Date },
): Quote | undefined {
  const { plan, addOns, place } = choice;
  if (plan === undefined) return undefined;
  const province = findProvince(place.province ?? "")?.name;
  const { salesTax, hasCode, now } = given;
  const isTaxed = salesTax !== null && province !== undefined;
  return quoteOrder({
    plan,
    addOns,
    hasDiscount: hasCode,
    tax: isTaxed ? { salesTax, province, on: now } : undefined,
  });
}
