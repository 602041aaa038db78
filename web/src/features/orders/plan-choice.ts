import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import {
  type CurrentRun,
  findExtensionProblem,
  type Purpose,
  quoteExtension,
} from "@vestpocket/domain/orders/extending.rules";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { type AddOn, DISCOUNT_CODE_LENGTH, type Quote, quoteOrder } from "@vestpocket/domain/orders/orders.rules";
import type { Order, PaymentConfig, PaymentIntentRequest } from "@vestpocket/domain/orders/orders.schema";
import type { ProvinceName } from "@vestpocket/domain/places/places.provinces";
import { findProvince } from "@vestpocket/domain/places/places.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import type { EnteredBilling } from "../../shared/orders/entered-billing.ts";
import type { PlaceChoice } from "../../shared/places/place-choice.ts";

/** The choices for a listing. */
export interface PlanChoice {
  readonly plan: Plan | undefined;
  /** As selected; may contain add-ons that the plan includes. */
  readonly addOns: readonly AddOn[];
  /** The buyer's billing location. */
  readonly place: PlaceChoice;
  readonly billing: EnteredBilling;
  readonly code: string;
  /** Whether a member's discount applies without the code. */
  readonly appliesDiscount: boolean;
}

/** What is bought for a live listing, and what it has now. */
export interface PlanExtension {
  readonly purpose: Exclude<Purpose, "publish">;
  readonly run: CurrentRun;
}

/** Router state from the previous pages, kept with the history entry. */
export interface PlanState {
  /** The token for a member's code; null or undefined if there is none. */
  readonly discountToken?: string | null;
  /** The choices made before moving on. */
  readonly choice?: PlanChoice;
}

/** The choice of a listing's newest order, as the initial choice; undefined if it was paid or does not exist. */
export function toEarlierChoice(order: Order | null | undefined): Partial<PlanChoice> | undefined {
  if (!order?.plan || (order.status !== "open" && order.status !== "cancelled")) return undefined;
  const { plan, addOns, province, city } = order;
  return { plan, addOns, ...(province !== null && { place: { province, city: city ?? undefined } }) };
}

/** The add-ons to pay for: not those that the plan includes. */
export function toBoughtAddOns({ plan, addOns }: Pick<PlanChoice, "plan" | "addOns">): AddOn[] {
  const included = PLAN_PRICES.find((price) => price.plan === plan)?.includes ?? [];
  return addOns.filter((tag) => !included.includes(tag));
}

/** Starts the payment for a choice; undefined until there is a plan. */
export function toPaymentRequest(
  choice: PlanChoice,
  { listingId, purpose, token }: { listingId: string; purpose: Purpose; token: string | undefined },
): PaymentIntentRequest | undefined {
  const { plan, place, billing, code, appliesDiscount } = choice;
  if (plan === undefined) return undefined;
  const province = findProvince(place.province ?? "")?.name;
  return {
    planType: plan,
    listingId,
    purpose,
    features: toBoughtAddOns(choice),
    billing: { ...billing },
    ...(appliesDiscount ? { applyMemberDiscount: true } : token !== undefined && { code, token }),
    ...(province !== undefined && { province }),
    ...(place.city !== undefined && { city: place.city }),
  };
}

/** Normalizes a typed code: upper case, as emailed. */
export function toCode(typed: string): string {
  return typed.replace(/\s/gu, "").toUpperCase().slice(0, DISCOUNT_CODE_LENGTH);
}

/** Why the choice cannot be bought for a live listing; undefined if it can, or if there is no plan yet. */
export function findChoiceProblem(
  { plan, addOns }: PlanChoice,
  extension: PlanExtension | undefined,
): Message | undefined {
  return extension && plan && findExtensionProblem({ ...extension, plan, addOns });
}

/** The price of the choice; undefined without a plan. A complete code counts as valid until the server has checked it. */
export function quoteChoice(
  choice: PlanChoice,
  given: {
    salesTax: PaymentConfig["salesTax"];
    hasDiscount: boolean;
    now: Date;
    extension?: PlanExtension | undefined;
  },
): (Quote & { purpose: Purpose; province: ProvinceName | null }) | undefined {
  const { plan, addOns, place } = choice;
  if (plan === undefined) return undefined;
  const province = findProvince(place.province ?? "")?.name;
  const { salesTax, hasDiscount, now, extension } = given;
  const isTaxed = salesTax !== null && province !== undefined;
  const tax = isTaxed ? { salesTax, province, on: now } : undefined;
  const wanted = { plan, addOns, hasDiscount, tax };
  const quote = extension ? quoteExtension({ ...wanted, ...extension, now }) : quoteOrder(wanted);
  return { ...quote, purpose: extension?.purpose ?? "publish", province: province ?? null };
}
